import { expect } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { checkoutSteps, type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { checkoutOptionsMessages } from '../../../../widgets/checkout/options/options.messages.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, field, soon } from '../driver.ts';

const whole = checkoutExamples['all done'];
const nothingPays = { ...whole, attempts: [], payment: { ...whole.payment, appliedCards: [] } };
const unpaid = {
  ...examples.payment,
  props: { checkout: nothingPays },
  answers: { ...examples.payment.answers, refreshCheckout: nothingPays },
};

/** The control of a choice or a text, by its label. */
const labelled = (label: string) =>
  field(
    `[id="${[...document.querySelectorAll('label')].find(({ textContent }) => textContent!.includes(label))!.htmlFor}"]`,
  );
const box = (label: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent!.includes(label))!
    .querySelector('input')!;

const alert = '.si-checkout .si-message[data-state="error"]';

interface AtStep extends Pick<Driver, 'name' | 'call' | 'place' | 'opens' | 'timeoutText'> {
  step: StepKey;
  example: Driver['example'];
  /** A text of the step that shows once the step is ready. */
  ready: string;
  act: (on: TestPage) => Promise<unknown>;
  kept?: () => void;
  done?: () => void;
  busy?: string | null;
  said?: string | null;
}

/** An action in a step of checkout: after a failure the step is unchanged, with a message. */
const atStep = ({ step, example, ready, act, kept, done, said = alert, ...driver }: AtStep): Driver => ({
  ...driver,
  example,
  said,
  path: checkoutSteps[stepIndexes[step]].path,
  async come(on) {
    await renderIsland(checkout, example, { on });
    await soon(() => expect(body()).toContain(ready));
    return {
      act: () => act(on),
      kept() {
        expect(body()).toContain(ready);
        kept?.();
      },
      done: done ?? (() => expect(document.querySelector('.si-checkout [aria-busy="true"]')).toBeNull()),
    };
  },
});

const press = (label: string) => (on: TestPage) => on.shopper.click(button(label));
const choose = (label: string) => (on: TestPage) => on.shopper.click(box(label));
const inTotals = '.si-order-sums[aria-busy="true"]';

/** A recipient of the order, and the items for pickup, each with its options. */
const shipped = '.si-checkout__recipient:nth-child(1)';
const pickedUpPart = '.si-checkout__recipient:nth-child(2)';

const atPayment = {
  step: 'payment',
  place: '.si-checkout__payment',
  example: { ...examples.payment, props: { checkout: { ...whole, promoCode: 'WELCOME10' } } },
  ready: 'Next: Review & Place Order',
  act: press('Next: Review & Place Order'),
  done: () => expect(body()).toContain('Place Order'),
} as const;

const atOptions = {
  step: 'options',
  place: shipped,
  example: examples.options,
  ready: 'This is a gift',
  busy: inTotals,
} as const;
const atPickup = {
  ...atOptions,
  place: pickedUpPart,
  example: examples['options with pickup'],
  ready: 'Who picks it up',
} as const;

const message = 'Gift message (optional)';

/** Replaces the gift message; another text each time, so that a second try is a change too. */
async function writeMessage({ shopper }: TestPage): Promise<void> {
  await shopper.type(labelled(message), '!');
  await shopper.tab();
}

/** The whole order is picked up, so no delivery day is missing. */
const pickedUp = {
  ...checkoutExamples['with pickup'],
  recipientList: checkoutExamples['with pickup'].recipientList.slice(1),
};

const premium = box.bind(null, 'Premium shipping');

export const drivers: readonly Driver[] = [
  atStep({ name: 'ends a step with a promo code', call: 'verifyPromoCode', ...atPayment }),
  atStep({ name: 'ends a step', call: 'validateCart', ...atPayment }),
  atStep({ name: 'ends the payment step', call: 'moveToReviewPage', ...atPayment }),
  atStep({
    ...atOptions,
    name: 'ends the step of options',
    call: 'moveToPaymentPage',
    // Below all of them, at the button.
    place: '.si-checkout__step > form',
    example: {
      ...examples['options with pickup'],
      props: { checkout: pickedUp },
      answers: { ...examples['options with pickup'].answers, refreshCheckout: pickedUp },
    },
    ready: 'Who picks it up',
    act: press('Next: Payment'),
    done: () => expect(body()).toContain('Next: Review & Place Order'),
  }),
  atStep({
    ...atOptions,
    name: 'chooses a faster way',
    call: 'saveShippingAndGiftOptions',
    async act(on) {
      // The same choice again is no change.
      if (premium().checked) await choose('Express shipping')(on);
      else await choose('Premium shipping')(on);
    },
    kept: () => expect(premium().checked).toBe(true),
  }),
  atStep({
    ...atOptions,
    example: examples['options for a gift'],
    name: 'writes a gift message',
    call: 'updateGiftMessage',
    timeoutText: checkoutOptionsMessages.giftMessageNotKnown,
    act: writeMessage,
    kept: () => expect(labelled(message).value).toBe('!'),
  }),
  atStep({
    ...atOptions,
    example: examples['options for a gift'],
    name: 'chooses a gift box',
    call: 'updateGiftOption',
    act: choose('Gift box'),
  }),
  atStep({ ...atPickup, name: 'chooses bags', call: 'updateBaggingOption', act: choose('Paper bags') }),
  atStep({
    ...atPickup,
    name: 'chooses a gift receipt for what is picked up',
    call: 'updateGiftReceipt',
    async act(on) {
      const boxes = document.querySelectorAll<HTMLInputElement>(
        `${pickedUpPart} .si-checkout__gift input[type="checkbox"]`,
      );
      // The yes to a gift chooses it; what has failed is chosen by itself.
      await on.shopper.click([...boxes].at(-1)!);
    },
  }),
  atStep({
    ...atPickup,
    name: 'has shipped what was to be picked up',
    call: 'updateBopsToShipping',
    async act(on) {
      if (!body()!.includes('Ship to This Address')) await press('Ship it instead')(on);
      await press('Ship to This Address')(on);
    },
  }),
  atStep({
    step: 'payment',
    example: unpaid,
    ready: 'American Express ending in 0005',
    name: 'pays with a saved card, and goes on',
    call: 'savePayment',
    // The payment is read after a lost answer.
    opens: null,
    place: '.si-checkout__payment',
    async act(on) {
      await on.shopper.click(box('American Express ending in 0005'));
      await press('Next: Review & Place Order')(on);
    },
    kept: () => expect(box('American Express ending in 0005').checked).toBe(true),
    done: () => expect(body()).toContain('Place Order'),
  }),
  atStep({
    step: 'review',
    example: {
      ...examples.review,
      answers: { ...examples.review.answers, refreshCheckout: { ...whole, attempts: [] } },
    },
    ready: 'Place Order',
    name: 'places the order',
    call: 'placeOrder',
    // The order is read after a lost answer.
    opens: null,
    act: press('Place Order'),
    // A lost answer has its own messages: see test/unit/widgets/checkout.
    said: null,
    kept: () => expect(body()).toContain('Place Order'),
    done: () => expect(document.querySelectorAll(alert)).toHaveLength(0),
  }),
  atStep({
    step: 'confirmation',
    example: examples['confirmation for a guest'],
    ready: 'A card to say thank you',
    name: 'asks to be thanked by mail',
    call: 'setTymPreferences',
    place: '.si-checkout__confirmation .si-checkout__recipient',
    act: press('Save'),
    done: () => expect(body()).toContain('Your choice is saved.'),
  }),
];
