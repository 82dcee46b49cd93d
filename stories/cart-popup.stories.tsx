import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/cart-popup/cart-popup.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart popup',
  args: { name: 'cart-popup', example: examples.content },
  ...overlayMeta(420),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  args: { example: examples.content },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByText(/take a week longer/);
  },
};

export const WithARedirect: Story = {
  args: { example: examples['with a redirect'] },
  play: async ({ canvasElement }) => {
    within(await openLayer(canvasElement)).getByRole('button', { name: 'Continue' });
  },
};

export const WithoutATitle: Story = {
  args: { example: examples['without a title'] },
};

export const HostileMarkup: Story = {
  args: { example: examples['hostile markup'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(await within(layer).findByText('A week longer.')).not.toHaveAttribute('onclick');
    await expect(layer.querySelector('script, [onerror]')).toBeNull();
    await expect(document.title).not.toBe('wrong');
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
};

export const NotReached: Story = {
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['with a redirect'] },
  globals: { viewport: { value: 'phone' } },
};
