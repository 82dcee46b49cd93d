import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/cart/cart.examples.ts';
import { hideFocusRing } from './focus-ring.ts';
import { failedHost, layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Cart',
  component: IslandStory,
  args: { widget: 'cart', example: examples['four lines'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLines: Story = {
  name: 'Four items',
  args: { example: examples['four lines'] },
};

export const OneLine: Story = {
  name: 'One item, costs not known yet',
  args: { example: examples['one line'] },
};

export const NotSeeded: Story = {
  name: 'Loaded by the browser',
  args: { example: examples['not seeded'] },
};

export const Loading: Story = {
  name: 'Loading: the server’s content stays',
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByText('Marlow 3-Seat Sofa × 2');
  },
};

export const NotReached: Story = {
  name: 'Network error: the server’s content stays',
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    within(await failedHost(canvasElement)).getByText('Marlow 3-Seat Sofa × 2');
  },
};

export const EditablePersonalization: Story = {
  name: 'A personalization that can be edited',
  args: { example: examples['editable personalization'] },
};

export const Empty: Story = {
  name: 'Empty cart',
  args: { example: examples.empty },
};

export const EmptyWithSavedItems: Story = {
  name: 'Empty cart, with an item saved for later',
  args: { example: examples['empty with saved items'] },
};

export const SavedForLater: Story = {
  name: 'Item saved for later',
  args: { example: examples['saved for later'] },
};

export const Unavailable: Story = {
  name: 'Items no longer available',
  args: { example: examples['unavailable items'] },
};

export const PromoCode: Story = {
  name: 'Promo code applied',
  args: { example: examples['promo code'] },
};

export const Rewards: Story = {
  name: 'Reward certificates',
  args: { example: examples.rewards },
};

export const RewardsExceedTheOrder: Story = {
  name: 'Rewards worth more than the order',
  args: { example: examples['rewards exceed the order'] },
};

export const Donation: Story = {
  args: { example: examples.donation },
};

export const PickedUp: Story = {
  name: 'Picked up at the store',
  args: { example: examples['picked up'] },
};

export const Messages: Story = {
  name: 'Message of the server',
  args: { example: examples.messages },
};

export const DatesToCome: Story = {
  name: 'Delivery dates being loaded',
  args: { example: examples['dates to come'] },
};

export const NoDeliveryDates: Story = {
  name: 'Delivery dates not available',
  args: { example: examples['no delivery dates'] },
};

export const DeliveryOutage: Story = {
  name: 'Delivery dates not available, with the server’s message',
  args: { example: examples['delivery outage'] },
};

export const ChangingAQuantity: Story = {
  name: 'Quantity being changed',
  args: { example: examples['changing a quantity'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /One more: Quantity: Hadley Mug/ }));
    await cart.findByText('$54.75');
  },
};

export const CheckingOut: Story = {
  name: 'On the way to checkout',
  args: { example: examples['checking out'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: 'Checkout' }));
    await cart.findByRole('button', { name: 'One moment…' });
  },
};

export const CartError: Story = {
  name: 'Checkout fails: error popup',
  args: { example: examples['cart error'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    const layer = within(await layerAtRest());
    layer.getByRole('button', { name: 'Back to Cart' });
  },
};

export const SignedIn: Story = {
  name: 'Signed in, with donation and reward certificates',
  args: { example: examples['signed in'] },
};

export const International: Story = {
  name: 'International order',
  args: { example: examples.international },
};

export const App: Story = {
  name: 'In the app',
  args: { example: examples.app },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Removed: Story = {
  name: 'Item removed, with a way back',
  args: { example: examples['being removed'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /Remove Hadley Mug/ }));
    cart.getByRole('button', { name: /Undo Hadley Mug/ });
  },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['four lines'] },
  globals: { viewport: { value: 'phone' } },
};

export const SummaryOnMobile: Story = {
  name: 'Mobile: order summary',
  args: { example: examples['promo code'] },
  globals: { viewport: { value: 'phone' } },
  parameters: { testedAt: undefined },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    const summary = cart.getByRole('button', { name: /^Order Summary/ });
    await userEvent.click(summary);
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    // It gets the focus after the paint.
    const heading = cart.getByRole('heading', { name: 'Order Summary' });
    await waitFor(() => expect(heading).toHaveFocus());
    hideFocusRing();
    await expect(cart.getByText(/^Discount \(/)).toBeVisible();
  },
};

export const EmptyOnMobile: Story = {
  name: 'Mobile: empty cart',
  args: { example: examples.empty },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['promo code'] },
  globals: { direction: 'rtl' },
};
