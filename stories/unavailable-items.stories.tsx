import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/unavailable-items/unavailable-items.examples.ts';
import { layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Unavailable items',
  args: { widget: 'unavailable-items', example: examples['no longer available'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressIn = (layer: HTMLElement, name: string) => press(within(layer).getByRole('button', { name }));

export const NoLongerAvailable: Story = {
  name: 'No longer available (sold out)',
  args: { example: examples['no longer available'] },
};

export const WithTheServersMessage: Story = {
  name: 'No longer available, with the server’s message',
  args: { example: examples['with the server’s message'] },
};

export const ACustomOrder: Story = {
  name: 'Custom order no longer made',
  args: { example: examples['a custom order'] },
};

export const NoneAvailable: Story = {
  name: 'Nothing in the cart is available',
  args: { example: examples['none available'] },
};

export const AreYouSure: Story = {
  name: 'Are you sure?',
  args: { example: examples['none available'] },
  play: async ({ canvasElement }) => {
    await pressIn(await openLayer(canvasElement), 'Remove All');
    await layerAtRest('Are you sure?');
  },
};

export const RestrictedInTheState: Story = {
  name: 'Cannot be shipped to the state',
  args: { example: examples['restricted in the state'] },
};

export const PersonalizedInHouse: Story = {
  name: 'Personalized item no longer available',
  args: { example: examples['personalized in house'] },
};

export const PersonalizationUnavailable: Story = {
  name: 'Personalization unavailable',
  args: { example: examples['personalization unavailable'] },
};

export const InstallationUnavailable: Story = {
  name: 'Installation unavailable',
  args: { example: examples['installation unavailable'] },
};

export const TenItems: Story = {
  name: 'Ten items',
  args: { example: examples['ten items'] },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
};

export const LongNamesOnMobile: Story = {
  name: 'Mobile, long names',
  args: { example: examples['long names'] },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutItems: Story = {
  name: 'Without a list of items',
  args: { example: examples['without items'] },
};

export const BadItems: Story = {
  name: 'An item that cannot be read is left out',
  args: { example: examples['bad items'] },
};

export const Removing: Story = {
  name: 'Removing',
  args: { example: examples.removing },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await pressIn(layer, 'Remove All');
    await within(layer).findByRole('button', { name: 'Removing…' });
  },
};

// Opened outside the cart a failure leads to the cart's page: a mounted cart stands for that page.
async function inTheCart(): Promise<() => void> {
  const cart = document.body.appendChild(document.createElement('div'));
  // The story's page mounts added hosts, so this one gets its name only after that.
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
    await pressIn(layer, 'Remove All');
    await within(layer).findByText(text);
    within(layer).getByRole('button', { name: 'Remove All' });
    leave();
  };

export const Failed: Story = {
  name: 'Network error: not removed',
  args: { example: examples.failed },
  play: failed(/Something went wrong/),
};

export const Refused: Story = {
  name: 'Removal refused by the server',
  args: { example: examples.refused },
  play: failed(/Your cart has changed/),
};

export const SessionGone: Story = {
  name: 'Session expired: refresh the page',
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    await pressIn(await openLayer(canvasElement), 'Remove All');
    await layerAtRest("We're Sorry.");
  },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['long names'] },
  globals: { direction: 'rtl' },
};
