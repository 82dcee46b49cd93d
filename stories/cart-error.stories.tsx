import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/cart-error/cart-error.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart error',
  args: { name: 'cart-error', example: examples.generic },
  ...overlayMeta(360),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Generic: Story = {
  args: { example: examples.generic },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement, 'There is a problem with your cart');
    within(layer).getByRole('button', { name: 'Back to Cart' });
  },
};

export const Network: Story = {
  args: { example: examples.network },
};

export const WithTheServersMessage: Story = {
  args: { example: examples['with the server’s message'] },
};

export const TextsOfThePage: Story = {
  args: { example: examples['texts of the page'] },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples.generic },
  globals: { viewport: { value: 'phone' } },
};
