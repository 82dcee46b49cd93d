import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { bringPaymentScript } from './card-provider.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Checkout cards and billing',
  component: IslandStory,
  args: { widget: 'checkout', example: examples['card declined'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await waitFor(() => expect(host.querySelector('.si-checkout__step')).not.toBeNull());
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = 'Next: Review & Place Order';

export const CardDeclined: Story = {
  name: 'Card declined: back at the payment, with another card to enter',
  args: { example: examples['card declined'] },
};

export const OneOfTwoCardsDeclined: Story = {
  name: 'Two cards, the second card declined: the rest is asked for',
  args: { example: examples['one of two cards declined'] },
};

export const TwoCardsOneAfterTheOther: Story = {
  name: 'Two cards with the payment provider’s fields: a part of the total',
  args: { example: examples['two cards one after the other'] },
  beforeEach: () => bringPaymentScript(),
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('checkbox', { name: 'Pay only a part with this card' }));
    await userEvent.type(await canvas.findByLabelText(/^Amount on this card/), '1000');
    await canvas.findByText('$799.00 remains for another card.');
  },
};

export const NeedsVerification: Story = {
  name: 'Card needs verification: its security code again',
  args: { example: examples['card needs verification'] },
};

export const VerificationFailed: Story = {
  name: 'Verification failed: the security code is wrong',
  args: { example: examples['verification failed'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await userEvent.type(await canvas.findByLabelText(/^Security code of/), '123');
    await press(canvas.getByRole('button', { name: next }));
    await canvas.findByText(/^Your card could not be verified/);
  },
};

export const CardCannotPay: Story = {
  name: 'Card cannot pay: nothing is left for it',
  args: { example: examples['card cannot pay'] },
};

export const ApplePayPays: Story = {
  name: 'Apple Pay pays: it can be removed',
  args: { example: examples['Apple Pay pays'] },
};

export const WalletsToChoose: Story = {
  name: 'Wallets: PayPal, Venmo and Apple Pay among the ways to pay',
  args: { example: examples['wallets among the ways to pay'] },
};

export const BillingAddress: Story = {
  name: 'Billing address: another of the account',
  args: { example: examples['billing address'] },
};

export const NewBillingAddress: Story = {
  name: 'Billing address: a new one, as a guest',
  args: { example: examples['new billing address'] },
};

export const BillingAddressRefused: Story = {
  name: 'Billing address refused, with the server’s message',
  args: { example: examples['billing address refused'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: next }));
    await canvas.findByText('Your card is registered to another country.');
  },
};

export const SeveralMeans: Story = {
  name: 'Gift card, code, certificate and card together: the sums',
  args: { example: examples['several means'] },
};
