import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/network-error/network-error.examples.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Network error',
  args: { widget: 'network-error', example: examples['not reached'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotReached: Story = {
  name: 'Shop cannot be reached',
  args: { example: examples['not reached'] },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own words',
  args: { example: examples['texts of the page'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['not reached'] },
  globals: { viewport: { value: 'phone' } },
};
