import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-to-registry/add-to-registry.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

/** The island's own button, once it has replaced the server's. */
async function addButton(canvasElement: HTMLElement): Promise<HTMLElement> {
  const host = await settledHost(canvasElement);
  return within(host).getByRole('button', { name: /^Add To Registry/ });
}

const pressAdd = async (canvasElement: HTMLElement) => press(await addButton(canvasElement));

const pressAddAll = async (canvasElement: HTMLElement) =>
  press(await within(canvasElement).findByRole('button', { name: 'Add All To Registry' }));

const meta = {
  title: 'Widgets/Add to registry',
  component: IslandStory,
  args: { widget: 'add-to-registry', example: examples.ready },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Ready to add',
  args: { example: examples.ready },
};

export const OptionsMissing: Story = {
  name: 'An option still to be chosen (missing)',
  args: { example: examples['options missing'] },
};

export const Adding: Story = {
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Adding…' });
  },
};

export const Quiet: Story = {
  name: 'Added without a layer: a link to its quantity',
  args: { example: examples.quiet },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(canvasElement).findByRole('link', { name: /^Edit quantity \(1\)/ }, { timeout: 10_000 });
  },
};

export const InTheRegistry: Story = {
  name: 'In the registry already',
  args: { example: examples['in the registry'] },
};

export const InTheRegistryNotCounted: Story = {
  name: 'In the registry, in an unknown number',
  args: { example: examples['in the registry, not counted'] },
};

export const OutOfStock: Story = {
  name: 'Out of stock (sold out)',
  args: { example: examples['out of stock'] },
};

export const MadeToOrder: Story = {
  name: 'Made to order (custom order), cannot be added',
  args: { example: examples['made to order'] },
};

export const PersonalizationIncomplete: Story = {
  name: 'Personalization not complete',
  args: { example: examples['personalization incomplete'] },
};

export const InACard: Story = {
  name: 'In a product card',
  args: { example: examples['in a card'] },
};

export const OutOfStockInACard: Story = {
  name: 'In a product card, out of stock',
  args: { example: examples['out of stock in a card'] },
};

export const SignedOut: Story = {
  name: 'Signed out: asked to sign in',
  args: { example: examples['signed out'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await layerAtRest('Sign In');
  },
};

export const SessionEnded: Story = {
  name: 'Session ended: asked to sign in again',
  args: { example: examples['session ended'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(await layerAtRest('Sign In')).findByText('Your session has ended. Please sign in again.');
  },
};

export const SeveralRegistries: Story = {
  name: 'Several registries: asked which one',
  args: { example: examples['several registries'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await layerAtRest('Choose a Registry');
  },
};

export const NoRegistry: Story = {
  name: 'No registry yet',
  args: { example: examples['no registry'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await layerAtRest('You Have No Registry Yet');
  },
};

export const RegistryGiven: Story = {
  name: 'Registry given by the page',
  args: { example: examples['registry given'] },
};

export const Terms: Story = {
  name: 'Terms to accept',
  args: { example: examples.terms },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await layerAtRest('Confirm Your Selection');
  },
};

export const Failed: Story = {
  name: 'Network error',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Please try again');
  },
};

export const ListNotReached: Story = {
  name: 'Network error before the registries are known',
  args: { example: examples['list not reached'] },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

export const Refused: Story = {
  name: 'Registry closed',
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'This registry is closed.',
    );
  },
};

export const WholeSet: Story = {
  name: 'Set of products',
  args: { example: examples.set },
};

export const SetInTheRegistry: Story = {
  name: 'Set of products, all in the registry',
  args: { example: examples['set in the registry'] },
};

export const SetFailed: Story = {
  name: 'Set of products, network error',
  args: { example: examples['set failed'] },
  play: async ({ canvasElement }) => {
    await pressAddAll(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const Mobile: Story = {
  name: 'Mobile: personalization not complete',
  args: { example: examples['personalization incomplete'] },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left: network error',
  args: { example: examples.failed },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await pressAdd(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
