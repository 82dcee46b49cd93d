import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/cart/cart.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart',
  component: IslandStory,
  args: { name: 'cart', example: examples['four lines'] },
  beforeEach: prepareIsland,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLines: Story = {
  args: { example: examples['four lines'] },
};

export const OneLine: Story = {
  args: { example: examples['one line'] },
};

export const NotSeeded: Story = {
  args: { example: examples['not seeded'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Marlow 3-Seat Sofa × 2');
  },
};

export const NotReached: Story = {
  args: { example: examples['not reached'] },
};

export const Empty: Story = {
  args: { example: examples.empty },
};

export const EmptyWithSavedItems: Story = {
  args: { example: examples['empty with saved items'] },
};

export const SavedForLater: Story = {
  args: { example: examples['saved for later'] },
};

export const PromoCode: Story = {
  args: { example: examples['promo code'] },
};

export const PromoCodeRefused: Story = {
  args: { example: examples['promo code refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await userEvent.type(cart.getByLabelText('Promo code'), 'OLD{Enter}');
    await cart.findByText('This promo code has expired.');
    await expect(cart.getByLabelText('Promo code')).toHaveValue('OLD');
  },
};

export const Rewards: Story = {
  args: { example: examples.rewards },
};

export const RewardsExceedTheOrder: Story = {
  args: { example: examples['rewards exceed the order'] },
};

export const Donation: Story = {
  args: { example: examples.donation },
};

export const Messages: Story = {
  args: { example: examples.messages },
};

export const NoDeliveryDates: Story = {
  args: { example: examples['no delivery dates'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findAllByText(/dates are not available/);
  },
};

export const QuantityRefused: Story = {
  args: { example: examples['quantity refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await userEvent.click(cart.getByRole('button', { name: /One more: Quantity: Hadley Mug/ }));
    await cart.findByText('Only 4 are left.');
  },
};

export const RemovalFailed: Story = {
  args: { example: examples['removal failed'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await userEvent.click(cart.getByRole('button', { name: /Remove Hadley Mug/ }));
    await cart.findByText(/Something went wrong/);
  },
};

export const CartError: Story = {
  args: { example: examples['cart error'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    const layer = within(await layerAtRest());
    layer.getByRole('button', { name: 'Back to Cart' });
  },
};

export const SignedIn: Story = {
  args: { example: examples['signed in'] },
};

export const International: Story = {
  args: { example: examples.international },
};

export const App: Story = {
  args: { example: examples.app },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const Removed: Story = {
  args: { example: examples['four lines'] },
  play: async ({ canvasElement, step }) => {
    const cart = within(await settledHost(canvasElement));
    await userEvent.click(cart.getByRole('button', { name: /Remove Hadley Mug/ }));
    await step('the next line takes the focus', async () => {
      await expect(cart.getByRole('listitem', { name: /Bath Towel/ })).toHaveFocus();
    });
    await step('the way back is in its place', async () => {
      cart.getByRole('button', { name: /Undo Hadley Mug/ });
    });
  },
};

export const OnMobile: Story = {
  args: { example: examples['four lines'] },
  globals: { viewport: { value: 'phone' } },
};

export const EmptyOnMobile: Story = {
  args: { example: examples.empty },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples['promo code'] },
  globals: { direction: 'rtl', viewport: { value: 'wide' } },
};
