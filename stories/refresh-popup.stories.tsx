import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/refresh-popup/refresh-popup.examples.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Refresh popup',
  args: { widget: 'refresh-popup', example: examples['out of date'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfDate: Story = {
  name: 'Page out of date (session expired)',
  args: { example: examples['out of date'] },
};

export const OfAnOrder: Story = {
  name: 'While an order is placed',
  args: { example: examples['of an order'] },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own text',
  args: { example: examples['texts of the page'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['out of date'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['out of date'] },
  globals: { direction: 'rtl' },
};
