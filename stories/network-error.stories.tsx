import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/network-error/network-error.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Network error',
  args: { name: 'network-error', example: examples['not reached'] },
  ...overlayMeta(420),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotReached: Story = {
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    within(await openLayer(canvasElement)).getByRole('button', { name: 'Back to Cart' });
  },
};

export const TextsOfThePage: Story = {
  args: { example: examples['texts of the page'] },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['not reached'] },
  globals: { viewport: { value: 'phone' } },
};
