import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-consent/add-consent.examples.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

/** The open layer after its animation, because contrast cannot be measured during it. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await within(document.body).findByRole('dialog');
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return dialog;
}

const meta = {
  title: 'Widgets/Add consent',
  component: OverlayStory,
  args: { name: 'add-consent', example: examples['custom order'] },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CustomOrder: Story = {
  args: { example: examples['custom order'] },
  play: async ({ canvasElement, step }) => {
    const asked = within(await opened(canvasElement));
    await step('confirming adds it, and the standard layer replaces this one', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
      const heading = await within(document.body).findByRole('heading', {
        name: '2 items added to your cart',
      });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(document.querySelectorAll('dialog')).toHaveLength(1);
    });
  },
};

export const CustomOrderTitleOfTheServer: Story = {
  args: { example: examples['custom order, title of the server'] },
};

export const CustomOrderThenTerms: Story = {
  args: { example: examples['custom order, then terms'] },
  play: async ({ canvasElement, step }) => {
    const asked = within(await opened(canvasElement));
    await step('confirming asks for the terms, and moves the focus to their heading', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
      await waitFor(() =>
        expect(asked.getByRole('heading', { name: 'Confirm Your Selection' })).toHaveFocus(),
      );
      await asked.findByText(/sold/);
    });
  },
};

export const CustomOrderFailed: Story = {
  args: { example: examples['custom order failed'] },
  play: async ({ canvasElement }) => {
    const asked = within(await opened(canvasElement));
    await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
    await asked.findByText(/Please try again/);
  },
};

export const CustomOrderAdding: Story = {
  args: { example: examples['custom order adding'] },
  play: async ({ canvasElement }) => {
    const asked = within(await opened(canvasElement));
    await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
    await asked.findByRole('button', { name: 'Adding…' });
  },
};

export const Monogramming: Story = {
  args: { example: examples.monogramming },
};

export const MonogrammingOnMobile: Story = {
  args: { example: examples.monogramming },
  globals: { viewport: { value: 'phone' } },
};

export const MonogrammingWithoutText: Story = {
  args: { example: examples['monogramming without text'] },
};

export const MonogrammingRefused: Story = {
  args: { example: examples['monogramming refused'] },
  play: async ({ canvasElement }) => {
    const asked = within(await opened(canvasElement));
    await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
    await asked.findByText('We cannot put these words on a piece.');
    await expect(asked.getByText('ABC')).toHaveAttribute('data-state', 'error');
  },
};

export const MonogrammingRefusedAsAWhole: Story = {
  args: { example: examples['monogramming refused as a whole'] },
  play: async ({ canvasElement }) => {
    const asked = within(await opened(canvasElement));
    await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
    await asked.findByText('This template is sold out.');
    await expect(asked.getByText('ABC')).not.toHaveAttribute('data-state');
  },
};

export const MonogrammingFailed: Story = {
  args: { example: examples['monogramming failed'] },
  play: async ({ canvasElement }) => {
    const asked = within(await opened(canvasElement));
    await userEvent.click(asked.getByRole('button', { name: 'Add to Cart' }));
    await asked.findByText(/Please try again/);
    await expect(asked.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

export const TermsOfTheOrder: Story = {
  args: { example: examples['custom order'] },
  play: async ({ canvasElement }) => {
    const asked = within(await opened(canvasElement));
    await userEvent.click(asked.getByRole('button', { name: 'Terms and conditions' }));
    const popup = await within(document.body).findByRole('dialog', { name: 'Terms and conditions' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Terms and conditions' })).toHaveFocus());
  },
};

export const Terms: Story = {
  args: { example: examples.terms },
};

export const TermsDeclined: Story = {
  args: { example: examples.terms },
  play: async ({ canvasElement }) => {
    const modal = within(await opened(canvasElement));
    await userEvent.click(modal.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus());
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

export const TermsOnMobile: Story = {
  args: { example: examples['terms on mobile'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    within(await opened(canvasElement)).getByRole('button', { name: 'Accept And Add To Cart' });
  },
};

export const TermsOfARegistryAdd: Story = {
  args: { example: examples['terms of a registry add'] },
  play: async ({ canvasElement }) => {
    const modal = within(await opened(canvasElement));
    await userEvent.click(modal.getByRole('button', { name: 'Accept Terms And Add To Registry' }));
    await within(document.body).findByRole('dialog', { name: '1 item added to your registry' });
    await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1));
  },
};

export const TermsOfARegistryAddOnMobile: Story = {
  args: { example: examples['terms of a registry add on mobile'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    within(await opened(canvasElement)).getByRole('button', { name: 'Accept And Add To Registry' });
  },
};

export const TermsOfARegistryAddSeveralRegistries: Story = {
  args: { example: examples['terms of a registry add, several registries'] },
  play: async ({ canvasElement }) => {
    const modal = within(await opened(canvasElement));
    await userEvent.click(modal.getByRole('button', { name: 'Accept Terms And Add To Registry' }));
    await within(document.body).findByRole('dialog', { name: 'Choose a Registry' });
  },
};

export const TermsOfARegistryAddFailed: Story = {
  args: { example: examples['terms of a registry add, failed'] },
  play: async ({ canvasElement }) => {
    const modal = within(await opened(canvasElement));
    await userEvent.click(modal.getByRole('button', { name: 'Accept Terms And Add To Registry' }));
    await modal.findByText(/Please try again/);
  },
};

export const TermsFailed: Story = {
  args: { example: examples['terms failed'] },
  play: async ({ canvasElement }) => {
    const modal = within(await opened(canvasElement));
    await userEvent.click(modal.getByRole('button', { name: 'Accept Terms And Add To Cart' }));
    await modal.findByText(/Please try again/);
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples['custom order'] },
  globals: { direction: 'rtl' },
};
