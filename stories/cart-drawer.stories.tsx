import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/cart-drawer/cart-drawer.examples.ts';
import { openLayer, showPlaceholders } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Cart drawer',
  args: { widget: 'cart-drawer', example: examples['two lines'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  name: 'Two items',
  args: { example: examples['two lines'] },
};

export const WhatBelongsToTheLines: Story = {
  name: 'Items with installation, personalization and dates',
  args: { example: examples['what belongs to the lines'] },
};

export const WaysToChange: Story = {
  name: 'How each item comes, and how that is changed',
  args: { example: examples['ways to change'] },
};

export const Unavailable: Story = {
  name: 'Item not available',
  args: { example: examples['an unavailable item'] },
};

export const ManyLines: Story = {
  name: 'Many items',
  args: { example: examples['many lines'] },
};

export const Removed: Story = {
  name: 'Item removed, with a way back',
  args: { example: examples['being removed'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(await layer.findByRole('button', { name: /Remove Marlow/ }));
    await layer.findByRole('button', { name: /Undo Marlow/ });
  },
};

export const Empty: Story = {
  name: 'Empty cart',
  args: { example: examples.empty },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: showPlaceholders,
};

export const QuantityRefused: Story = {
  name: 'Fewer left than wanted',
  args: { example: examples['quantity refused'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(await layer.findByRole('button', { name: /One more: Quantity: Hadley/ }));
    await layer.findByText('Only 4 are left.');
  },
};

export const NotReached: Story = {
  name: 'Network error',
  args: { example: examples['not reached'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['two lines'] },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};
