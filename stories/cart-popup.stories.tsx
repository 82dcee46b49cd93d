import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/cart-popup/cart-popup.examples.ts';
import { expectNothingRan, openLayer, showPlaceholders } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart popup',
  args: { widget: 'cart-popup', example: examples.content },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  name: 'Notice of the server',
  args: { example: examples.content },
};

export const WithARedirect: Story = {
  name: 'Notice with Continue',
  args: { example: examples['with a redirect'] },
};

export const AGuest: Story = {
  name: 'Notice for a guest',
  args: { example: examples['a guest'] },
};

export const WithoutATitle: Story = {
  name: 'Notice without a title of its own',
  args: { example: examples['without a title'] },
};

export const HostileMarkup: Story = {
  name: 'Unsafe markup is removed',
  args: { example: examples['hostile markup'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(await within(layer).findByText('A week longer.')).not.toHaveAttribute('onclick');
    await expect(layer.querySelector('script, [onerror]')).toBeNull();
    await expectNothingRan();
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: showPlaceholders,
};

export const NotReached: Story = {
  name: 'Network error',
  args: { example: examples['not reached'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile: notice with Continue',
  args: { example: examples['with a redirect'] },
  globals: { viewport: { value: 'phone' } },
};
