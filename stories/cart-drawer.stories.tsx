import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/cart-drawer/cart-drawer.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart drawer',
  args: { name: 'cart-drawer', example: examples['two lines'] },
  ...overlayMeta(640),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  args: { example: examples['two lines'] },
  play: async ({ canvasElement, step }) => {
    const layer = within(await openLayer(canvasElement, 'Your Cart'));
    await step('a removal focuses the next line', async () => {
      await userEvent.click(await layer.findByRole('button', { name: /Remove Marlow/ }));
      await waitFor(() => expect(layer.getByRole('listitem', { name: /Hadley Mug/ })).toHaveFocus());
    });
  },
};

export const OnMobile: Story = {
  args: { example: examples['two lines'] },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { args: { example: examples.loading } };

export const Empty: Story = { args: { example: examples.empty } };

export const NotReached: Story = {
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await layer.findByRole('button', { name: 'Try Again' });
  },
};

export const QuantityRefused: Story = {
  args: { example: examples['quantity refused'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(await layer.findByRole('button', { name: /One more: Quantity: Hadley/ }));
    await layer.findByText('Only 4 are left.');
  },
};

export const ManyLines: Story = { args: { example: examples['many lines'] } };

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };
