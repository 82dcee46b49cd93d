import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/oversized-items/oversized-items.examples.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Oversized items',
  args: { widget: 'oversized-items', example: examples['one item'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {
  name: 'One item to pick up',
  args: { example: examples['one item'] },
};

export const Guest: Story = {
  name: 'Guest',
  args: { example: examples['a guest'] },
};

export const SeveralItems: Story = {
  name: 'Several items to pick up',
  args: { example: examples['several items'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['several items'] },
  globals: { viewport: { value: 'phone' } },
};

export const ManyBoxes: Story = {
  name: 'Many boxes',
  args: { example: examples['many boxes'] },
};

export const BadBoxes: Story = {
  name: 'A box that cannot be read is left out',
  args: { example: examples['bad boxes'] },
};

export const RefusedAddress: Story = {
  name: 'URL of the checkout not allowed',
  args: { example: examples['refused address'] },
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
  args: { example: examples['several items'] },
  globals: { direction: 'rtl' },
};
