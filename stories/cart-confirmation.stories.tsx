import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/cart-confirmation/cart-confirmation.examples.ts';
import { openLayer, showPlaceholders } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Cart confirmation',
  args: { widget: 'cart-confirmation', example: examples['one item'] },
  parameters: { testedAt: 'wide' },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {
  name: 'One item added',
  args: { example: examples['one item'] },
};

export const SeveralPieces: Story = {
  name: 'Two of one item added',
  args: { example: examples['several pieces'] },
};

export const SeveralItems: Story = {
  name: 'Several items added',
  args: { example: examples['several items'] },
};

export const Extras: Story = {
  name: 'With extras to add',
  args: { example: examples.extras },
};

export const FailedExtra: Story = {
  name: 'Extra not added, network error',
  args: { example: examples['failed extra'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Add to Cart Leather Care Kit' }));
    await layer.findByText(/Please try again/);
  },
};

export const CustomOrderExtra: Story = {
  name: 'Extra that is made to order (custom order)',
  args: { example: examples['custom order extra'] },
};

export const RegistryExtras: Story = {
  name: 'Extras for a gift registry',
  args: { example: examples['registry extras'] },
};

export const Everything: Story = {
  name: 'Rewards, installation, facts and extras',
  args: { example: examples.everything },
};

export const Tooltips: Story = {
  name: 'Facts about the item, tooltip open',
  args: { example: examples.tooltips },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.hover(layer.getByRole('button', { name: 'About Marlow 3-Seat Sofa' }));
    await expect(layer.getByRole('tooltip')).toBeVisible();
  },
};

export const Installation: Story = {
  name: 'Installed by the store',
  args: { example: examples.installation },
};

export const Rewards: Story = {
  args: { example: examples.rewards },
};

export const LongName: Story = {
  name: 'Long product name',
  args: { example: examples['long name'] },
};

export const SubtotalNotKnown: Story = {
  name: 'Item added, subtotal not known (network error)',
  args: { example: examples['subtotal not known'] },
};

export const CartAsItIs: Story = {
  name: 'Cart, opened by a link',
  args: { example: examples['cart as it is'] },
};

export const CartLoading: Story = {
  name: 'Cart, loading',
  args: { example: examples['cart loading'] },
  play: showPlaceholders,
};

export const AddingAfterSignIn: Story = {
  name: 'After a sign-in: the add goes on',
  args: { example: examples['adding after a sign-in'] },
  play: showPlaceholders,
};

export const NotAddedAfterSignIn: Story = {
  name: 'After a sign-in: not added',
  args: { example: examples['not added after a sign-in'] },
};

export const EmptyCart: Story = {
  name: 'Empty cart',
  args: { example: examples['empty cart'] },
};

export const CartNotReached: Story = {
  name: 'Cart, network error',
  args: { example: examples['cart not reached'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const Mobile: Story = {
  name: 'Mobile: rewards, installation, facts and extras',
  args: { example: examples.everything },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.everything },
  globals: { direction: 'rtl' },
};
