import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as v from 'valibot';
import { checkoutExamples } from '../src/contract/checkout/checkout.examples.ts';
import { refreshCheckout } from '../src/contract/checkout/checkout.ts';
import { stepIndexes } from '../src/domain/checkout/steps.ts';
import { checkoutFlowOf } from '../src/state/checkout/checkout-flow.ts';
import { start } from '../src/state/checkout/flow-state.ts';
import { sharedStore } from '../src/state/store.ts';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import type { CheckoutProps } from '../widgets/checkout/checkout.island.ts';
import { CheckoutStep } from '../widgets/checkout/checkout-step.tsx';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Checkout refused',
  component: IslandStory,
  args: { widget: 'checkout', example: examples['shipping refused'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows what is said after a press on a button. */
const after = (button: string, words: RegExp): Story['play'] =>
  async function play({ canvasElement }) {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: button }));
    await canvas.findByText(words);
  };

export const ShippingRefused: Story = {
  name: 'Address refused, with the server’s message',
  args: { example: examples['shipping refused'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    // The server's form has a Next too, until the step has loaded.
    await canvas.findAllByRole('radio');
    await press(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText(/We cannot ship furniture/);
  },
};

export const FieldsMissing: Story = {
  name: 'Address not complete: errors beside the fields',
  args: { example: examples['shipping as a guest'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    const city = await canvas.findByLabelText('City');
    await press(canvas.getByRole('button', { name: 'Next' }));
    await expect(city).toHaveAttribute('aria-invalid', 'true');
  },
};

export const NoTripChosen: Story = {
  name: 'No delivery day chosen',
  args: { example: examples.options },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Next: Payment' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Please choose a delivery day/);
    const days = within(canvas.getByRole('group', { name: 'Delivery day' })).getAllByRole('radio');
    await expect(days[0]).toHaveFocus();
  },
};

export const GiftMessageTooLong: Story = {
  name: 'Gift message too long: it is counted, not cut',
  args: { example: examples.options },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'This is a gift' }));
    const message = await canvas.findByLabelText('Gift message (optional)');
    await userEvent.click(message);
    await userEvent.paste('Happy birthday! '.repeat(13));
    await expect(message).toHaveAccessibleDescription(/shorten your message by 8 characters/);
    await expect(message).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WrongPickupContact: Story = {
  name: 'Pickup contact not complete, and with a wrong email address',
  args: { example: examples['options with pickup'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    const lastName = await canvas.findByLabelText('Last name');
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(lastName);
    await userEvent.clear(email);
    await userEvent.paste('ann.example.com');
    await press(await canvas.findByRole('radio', { name: /^Call me/ }));
    await press(canvas.getByRole('button', { name: 'Next: Payment' }));
    await expect(lastName).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(lastName).toHaveFocus();
  },
};

export const NoCard: Story = {
  name: 'No card typed yet: the fields say what is missing',
  args: { example: examples['nothing pays yet'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Next: Review & Place Order' }));
    await canvas.findAllByText('Please enter a valid credit card number.');
  },
};

export const ItemUnavailable: Story = {
  name: 'Item no longer available when the step ends',
  args: { example: examples['item unavailable'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Next: Review & Place Order' }));
    await layerAtRest('Item(s) no longer available');
  },
};

export const TripNotBooked: Story = {
  name: 'Order not placed: delivery day no longer available',
  args: { example: examples['trip not booked'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByText(/The delivery that you chose is no longer available/);
    await canvas.findByRole('group', { name: 'Delivery day' });
  },
};

export const OrderNotPlaced: Story = {
  name: 'Network error: the order is known not to be placed',
  args: { example: examples['order not placed'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByText(/has not been placed, and nothing was charged/);
    await expect(canvas.getByRole('button', { name: 'Place Order' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TotalsOutOfDate: Story = {
  name: 'Choice saved, totals out of date',
  args: { example: examples['totals out of date'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('checkbox', { name: 'This is a gift' }));
    await canvas.findByText(/^Your total could not be updated/);
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};

export const PromoCodeRefused: Story = {
  name: 'Order not placed: promo code no longer applies',
  args: { example: examples['promo code refused'] },
  play: after('Place Order', /promo code/),
};

export const GiftCardDeclined: Story = {
  name: 'Order not placed: gift card declined',
  args: { example: examples['gift card declined'] },
  play: after('Place Order', /Card 1234 has \$5.00 left/),
};

export const ChoiceRefused: Story = {
  name: 'Thank-you choice not saved, with the server’s message',
  args: { example: examples['choice refused'] },
  play: after('Save', /Please choose an address/),
};

export const StepNotLoaded: Story = {
  name: 'Network error: a step’s script did not load',
  // The step alone, because a script that another story has loaded can no longer fail.
  render: () => (
    <div className="si-checkout" data-step="payment">
      <div className="si-checkout__main">
        <CheckoutStep
          step={stepIndexes.payment}
          state={start}
          view={{ View: undefined, hasFailed: true, retry: () => {} }}
          checkout={v.parse(refreshCheckout.answer, checkoutExamples['all done'])}
          flow={checkoutFlowOf(sharedStore())}
          given={{} as CheckoutProps}
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^This step could not be loaded/);
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};
