import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/unavailable-items/unavailable-items.examples.ts';
import { layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Unavailable items',
  args: { name: 'unavailable-items', example: examples['no longer available'] },
  ...overlayMeta(480),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (layer: HTMLElement, name: string) =>
  userEvent.click(within(layer).getByRole('button', { name }));

export const NoLongerAvailable: Story = {
  args: { example: examples['no longer available'] },
  play: async ({ canvasElement, step }) => {
    const layer = await openLayer(canvasElement, 'Item(s) no longer available');
    await step('its title is focused', async () => {
      await expect(within(layer).getByRole('heading')).toHaveFocus();
    });
    await step('Remove All removes the item, and the layer closes', async () => {
      await press(layer, 'Remove All');
      await waitFor(() => expect(layer).not.toBeInTheDocument());
      await expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus();
    });
  },
};

export const WithTheServersMessage: Story = {
  args: { example: examples['with the server’s message'] },
};

export const ACustomOrder: Story = {
  args: { example: examples['a custom order'] },
};

export const NoneAvailable: Story = {
  args: { example: examples['none available'] },
  play: async ({ canvasElement, step }) => {
    const layer = await openLayer(canvasElement);
    within(layer).getByRole('button', { name: 'Reload Cart' });
    await press(layer, 'Remove All');
    const sure = await layerAtRest('Are you sure?');
    await step('Cancel removes nothing', async () => {
      await press(sure, 'Cancel');
      await waitFor(() => expect(sure).not.toBeInTheDocument());
      await expect(within(layer).getByRole('button', { name: 'Remove All' })).toHaveFocus();
    });
  },
};

export const AreYouSure: Story = {
  args: { example: examples['none available'] },
  play: async ({ canvasElement }) => {
    await press(await openLayer(canvasElement), 'Remove All');
    await layerAtRest('Are you sure?');
  },
};

export const RestrictedInTheState: Story = {
  args: { example: examples['restricted in the state'] },
  play: async ({ canvasElement }) => {
    await openLayer(canvasElement, 'Item(s) cannot be shipped to or picked up in this state');
  },
};

export const PersonalizedInHouse: Story = {
  args: { example: examples['personalized in house'] },
};

export const PersonalizationUnavailable: Story = {
  args: { example: examples['personalization unavailable'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement, 'Please Edit Your Cart to Proceed');
    await press(layer, 'Remove All');
    await press(await layerAtRest('Are you sure?'), 'Remove All');
    await waitFor(() => expect(layer).not.toBeInTheDocument());
  },
};

export const InstallationUnavailable: Story = {
  args: { example: examples['installation unavailable'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement, 'Please Edit Your Cart to Proceed');
    await press(layer, 'Continue');
    await waitFor(() => expect(layer).not.toBeInTheDocument());
  },
};

export const TenItems: Story = {
  args: { example: examples['ten items'] },
};

export const LongNames: Story = {
  args: { example: examples['long names'] },
};

export const LongNamesOnMobile: Story = {
  args: { example: examples['long names'] },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutItems: Story = {
  args: { example: examples['without items'] },
};

export const BadItems: Story = {
  args: { example: examples['bad items'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(within(layer).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Removing: Story = {
  args: { example: examples.removing },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await press(layer, 'Remove All');
    await within(layer).findByRole('button', { name: 'Removing…' });
  },
};

// Opened outside the cart a failure leads to the cart's page: a mounted cart stands for that page.
async function inTheCart(): Promise<() => void> {
  const cart = document.body.appendChild(document.createElement('div'));
  // The story's page mounts hosts that are added; this one is named only once it has looked.
  await Promise.resolve();
  cart.setAttribute('data-island-status', 'mounted');
  cart.setAttribute('data-island', 'cart');
  return () => cart.remove();
}

const failed =
  (text: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    const leave = await inTheCart();
    await press(layer, 'Remove All');
    await within(layer).findByText(text);
    within(layer).getByRole('button', { name: 'Remove All' });
    leave();
  };

export const Failed: Story = {
  args: { example: examples.failed },
  play: failed(/Something went wrong/),
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: failed(/Your cart has changed/),
};

export const SessionGone: Story = {
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    await press(await openLayer(canvasElement), 'Remove All');
    await layerAtRest("We're Sorry.");
  },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples['long names'] },
  globals: { direction: 'rtl' },
};
