import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/add-consent/add-consent.examples.ts';
import { layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Add consent',
  args: { widget: 'add-consent', example: examples['custom order'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

// On a phone these labels are shorter.
const acceptAndAddToCart = /^Accept (Terms )?And Add To Cart$/;
const acceptAndAddToRegistry = /^Accept (Terms )?And Add To Registry$/;

/** The open layer, in which the button of that name was pressed. */
async function pressed(canvasElement: HTMLElement, button: string | RegExp) {
  const layer = within(await openLayer(canvasElement));
  await press(layer.getByRole('button', { name: button }));
  return layer;
}

export const CustomOrder: Story = {
  name: 'Custom order (made to order)',
  args: { example: examples['custom order'] },
};

export const CustomOrderTitleOfTheServer: Story = {
  name: 'Custom order, with the server’s title',
  args: { example: examples['custom order, title of the server'] },
};

export const CustomOrderThenTerms: Story = {
  name: 'Custom order, then its terms',
  args: { example: examples['custom order, then terms'] },
  play: async ({ canvasElement }) => {
    const asked = await pressed(canvasElement, 'Add to Cart');
    await asked.findByRole('heading', { name: 'Confirm Your Selection' });
    await asked.findByText(/sold/);
  },
};

export const TermsOfTheOrder: Story = {
  name: 'Custom order, its terms open in a popup',
  args: { example: examples['custom order'] },
  play: async ({ canvasElement }) => {
    await pressed(canvasElement, 'Terms and conditions');
    await layerAtRest('Terms and conditions');
  },
};

export const CustomOrderAdding: Story = {
  name: 'Custom order, adding',
  args: { example: examples['custom order adding'] },
  play: async ({ canvasElement }) => {
    const asked = await pressed(canvasElement, 'Add to Cart');
    await asked.findByRole('button', { name: 'Adding…' });
  },
};

export const CustomOrderFailed: Story = {
  name: 'Custom order, network error',
  args: { example: examples['custom order failed'] },
  play: async ({ canvasElement }) => {
    const asked = await pressed(canvasElement, 'Add to Cart');
    await asked.findByText(/Please try again/);
  },
};

export const Monogramming: Story = {
  name: 'Monogram to check',
  args: { example: examples.monogramming },
};

export const MonogrammingWithoutText: Story = {
  name: 'Monogram left empty',
  args: { example: examples['monogramming without text'] },
};

export const MonogrammingRefused: Story = {
  name: 'Monogram with a word that is not allowed',
  args: { example: examples['monogramming refused'] },
  play: async ({ canvasElement }) => {
    const asked = await pressed(canvasElement, 'Add to Cart');
    await asked.findByText('We cannot put these words on a piece.');
    await expect(asked.getByText('ABC')).toHaveAttribute('data-state', 'error');
  },
};

export const MonogrammingRefusedAsAWhole: Story = {
  name: 'Monogram of a template that is sold out',
  args: { example: examples['monogramming refused as a whole'] },
  play: async ({ canvasElement }) => {
    const asked = await pressed(canvasElement, 'Add to Cart');
    await asked.findByText('This template is sold out.');
    await expect(asked.getByText('ABC')).not.toHaveAttribute('data-state');
  },
};

export const MonogrammingFailed: Story = {
  name: 'Monogram, network error',
  args: { example: examples['monogramming failed'] },
  play: async ({ canvasElement }) => {
    const asked = await pressed(canvasElement, 'Add to Cart');
    await asked.findByText(/Please try again/);
    await expect(asked.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const Terms: Story = {
  name: 'Terms to accept',
  args: { example: examples.terms },
};

export const TermsFailed: Story = {
  name: 'Terms to accept, network error',
  args: { example: examples['terms failed'] },
  play: async ({ canvasElement }) => {
    const modal = await pressed(canvasElement, acceptAndAddToCart);
    await modal.findByText(/Please try again/);
  },
};

export const TermsOfARegistryAdd: Story = {
  name: 'Terms to accept, for a gift registry',
  args: { example: examples['terms of a registry add'] },
};

export const TermsOfARegistryAddSeveralRegistries: Story = {
  name: 'Terms accepted, then which gift registry',
  args: { example: examples['terms of a registry add, several registries'] },
  play: async ({ canvasElement }) => {
    await pressed(canvasElement, acceptAndAddToRegistry);
    await layerAtRest('Choose a Registry');
  },
};

export const TermsOfARegistryAddFailed: Story = {
  name: 'Terms to accept, for a gift registry, network error',
  args: { example: examples['terms of a registry add, failed'] },
  play: async ({ canvasElement }) => {
    const modal = await pressed(canvasElement, acceptAndAddToRegistry);
    await modal.findByText(/Please try again/);
  },
};

export const Mobile: Story = {
  name: 'Mobile: monogram to check',
  args: { example: examples.monogramming },
  globals: { viewport: { value: 'phone' } },
};

export const TermsOnMobile: Story = {
  name: 'Mobile: terms to accept',
  args: { example: examples['terms on mobile'] },
  globals: { viewport: { value: 'phone' } },
};

export const TermsOfARegistryAddOnMobile: Story = {
  name: 'Mobile: terms to accept, for a gift registry',
  args: { example: examples['terms of a registry add on mobile'] },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['custom order'] },
  globals: { direction: 'rtl' },
};
