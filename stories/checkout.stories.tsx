import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { failedHost, layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Checkout',
  component: IslandStory,
  args: { widget: 'checkout', example: examples.shipping },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    // The server's content stays until the step's file is loaded.
    await waitFor(() => expect(host.querySelector('.si-checkout__step')).not.toBeNull());
    await waitFor(() => expect(host.querySelector('.si-skeleton, [aria-busy="true"]')).toBeNull());
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  name: 'Shipping, with an address book',
  args: { example: examples.shipping },
};

export const ShippingAsAGuest: Story = {
  name: 'Shipping as a guest',
  args: { example: examples['shipping as a guest'] },
};

export const ShippingWithAZipCode: Story = {
  name: 'Shipping, with the ZIP code of the cart',
  args: { example: examples['shipping with a zip code'] },
};

export const ShippingAbroad: Story = {
  name: 'Shipping to another country',
  args: { example: examples['shipping abroad'] },
};

export const SeveralRecipients: Story = {
  name: 'Shipping to several people',
  args: { example: examples['several recipients'] },
};

export const PickupOnly: Story = {
  name: 'Shipping of an order that is picked up',
  args: { example: examples['pickup only'] },
};

export const Options: Story = {
  name: 'Delivery and gift options',
  args: { example: examples.options },
};

export const OptionsForGift: Story = {
  name: 'Delivery and gift options of a gift',
  args: { example: examples['options for a gift'] },
};

export const OptionsForSeveral: Story = {
  name: 'Delivery and gift options for several people',
  args: { example: examples['options for several'] },
};

export const OptionsWithPickup: Story = {
  name: 'Delivery and store pickup',
  args: { example: examples['options with pickup'] },
};

export const OptionsRefused: Story = {
  name: 'Express shipping no longer available',
  args: { example: examples['options refused'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await press(await canvas.findByRole('radio', { name: /^Premium shipping/ }));
    await canvas.findByText('Express shipping is no longer available.');
    await expect(canvas.getByRole('radio', { name: /^Premium shipping/ })).toBeChecked();
  },
};

export const ServersMessage: Story = {
  name: 'Message of the server',
  args: { example: examples['server’s message'] },
};

export const Payment: Story = {
  name: 'Payment with a card, and others to choose',
  args: { example: examples.payment },
};

export const SavedCardsToChoose: Story = {
  name: 'Payment with saved cards to choose from',
  args: { example: examples['saved cards to choose'] },
};

export const NothingPaysYet: Story = {
  name: 'Payment as a guest: a card to enter',
  args: { example: examples['nothing pays yet'] },
};

export const TwoCards: Story = {
  name: 'Payment with two cards',
  args: { example: examples['two cards'] },
};

export const RewardCardsOnly: Story = {
  name: 'Payment with a rewards card only',
  args: { example: examples['rewards cards only'] },
};

export const Review: Story = {
  args: { example: examples.review },
};

export const ReviewOfSeveralRecipients: Story = {
  name: 'Review of an order to several people',
  args: { example: examples['review of several recipients'] },
};

export const NothingToPay: Story = {
  name: 'Review of an order that rewards pay for',
  args: { example: examples['nothing to pay'] },
};

export const ItemRemoved: Story = {
  name: 'Item no longer part of the order (sold out)',
  args: { example: examples['item removed'] },
};

export const TotalChanged: Story = {
  name: 'Total changed',
  args: { example: examples['total changed'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await press(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByRole('alert');
  },
};

export const OrderDeclined: Story = {
  name: 'Card declined',
  args: { example: examples['order declined'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await press(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByRole('alert');
  },
};

export const OrderDoubtful: Story = {
  name: 'Not known whether the order is placed (network error)',
  args: { example: examples['order doubtful'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await press(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByText(/^We are checking whether your order was placed/);
  },
};

export const Confirmation: Story = {
  name: 'Order placed',
  args: { example: examples.confirmation },
};

export const ChoiceSaved: Story = {
  name: 'Order placed: thank-you choice saved',
  args: { example: examples.confirmation },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('Your choice is saved.');
  },
};

export const ConfirmationForAGuest: Story = {
  name: 'Order placed by a guest',
  args: { example: examples['confirmation for a guest'] },
};

export const NotReached: Story = {
  name: 'Step that cannot be shown yet',
  args: { example: examples['not reached'] },
};

export const PromoCodeRemoved: Story = {
  name: 'Promo code no longer applies',
  args: { example: examples['promo code removed'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Call me/ }));
    await press(canvas.getByRole('button', { name: 'Next: Payment' }));
    await canvas.findByText(/^Your promo code no longer applies/);
  },
};

export const Loading: Story = {
  name: 'Loading: the server’s content stays',
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByText('Your order: 2 items');
  },
};

export const NotLoaded: Story = {
  name: 'Network error: the server’s content stays',
  args: { example: examples['not loaded'] },
  play: async ({ canvasElement }) => {
    within(await failedHost(canvasElement)).getByText('Your order: 2 items');
  },
};

export const Canada: Story = {
  name: 'Canada: shipping as a guest',
  args: { example: examples['shipping in canada'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples.options },
  globals: { brand: 'modern' },
};

export const Mobile: Story = {
  name: 'Mobile: delivery and gift options',
  args: { example: examples.options },
  globals: { viewport: { value: 'phone' } },
};

export const DeclinedOnMobile: Story = {
  ...OrderDeclined,
  name: 'Mobile: card declined',
  globals: { viewport: { value: 'phone' } },
};

export const LeavingAForm: Story = {
  name: 'Leaving a gift message that is not saved',
  args: { example: examples.options },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'This is a gift' }));
    await userEvent.type(await canvas.findByLabelText('Gift message (optional)'), 'Hi');
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Address' }));
    await layerAtRest('Leave without saving?');
  },
};
