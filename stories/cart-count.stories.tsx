import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { refreshCartAtom } from '../src/state/cart/cart.ts';
import { sharedStore } from '../src/state/store.ts';
import { examples } from '../widgets/cart-count/cart-count.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart count',
  component: IslandStory,
  args: { widget: 'cart-count', example: examples['counted by the server'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountedByTheServer: Story = {
  name: 'Three items',
  args: { example: examples['counted by the server'] },
};

export const OnePiece: Story = {
  name: 'One item',
  args: { example: examples['one piece'] },
};

export const Empty: Story = {
  name: 'Empty cart',
  args: { example: examples.empty },
};

export const NotCountedByTheServer: Story = {
  name: 'Counted in the browser',
  args: { example: examples['not counted by the server'] },
};

export const CartNotReached: Story = {
  name: 'Count not known (network error)',
  args: { example: examples['cart not reached'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    // Shares the widget's request, so it ends when that does.
    await sharedStore().set(refreshCartAtom, {});
    const link = within(host).getByRole<HTMLAnchorElement>('link', { name: 'Cart' });
    await expect(link).toHaveClass('si-cart-count');
    await expect(link.pathname).toBe('/checkout/cart');
  },
};

export const Canada: Story = {
  args: { example: examples['counted by the server'] },
  globals: { country: 'CA' },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['counted by the server'] },
  globals: { brand: 'modern' },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['counted by the server'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['counted by the server'] },
  globals: { direction: 'rtl' },
};

export const OpensTheDrawer: Story = {
  name: 'Cart drawer open',
  args: { example: examples['opens the drawer'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Cart, 3 items' }));
    await layerAtRest('Your Cart');
  },
};
