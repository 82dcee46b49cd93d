import { expect, onTestFinished } from 'vitest';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { keepApplePay } from '../../../../src/state/payment/kept-apple-pay.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { bringWalletPackages } from '../../../../src/testing/wallet-packages.ts';
import { examples as checkoutExamples } from '../../../../widgets/checkout/checkout.examples.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { examples } from '../../../../widgets/wallet-buttons/wallet-buttons.examples.ts';
import walletButtons from '../../../../widgets/wallet-buttons/wallet-buttons.island.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, soon } from '../driver.ts';

type Example = (typeof examples)[keyof typeof examples];

const sheet = () => document.querySelector<HTMLElement>('[data-wallet-sheet]');

const walletButton = (name: string) =>
  document.querySelector<HTMLElement>(`.si-wallets [aria-label="Pay with ${name}"]`);

/** Presses a wallet, and approves in its sheet. */
async function approve(on: TestPage, name: string): Promise<void> {
  await soon(() => expect(walletButton(name)).not.toBeNull());
  await on.shopper.click(walletButton(name)!);
  await soon(() => expect(sheet()?.textContent ?? 'One moment').not.toContain('One moment'));
  await on.shopper.click(button('Approve', sheet()!));
}

/** After a failure the buttons are back, and no wallet is shown as paying. */
const driver = (
  name: string,
  call: Driver['call'],
  wallet: string,
  { example, ...more }: Partial<Driver> & { example: Example },
): Driver => ({
  name,
  call,
  example: example as Driver['example'],
  place: '.si-wallets',
  said: '.si-wallets .si-message[data-state="error"]',
  ...more,
  async come(on) {
    onTestFinished(bringWalletPackages());
    await renderIsland(walletButtons, example, { on });
    await soon(() => expect(walletButton(wallet)).not.toBeNull());
    return {
      act: () => approve(on, wallet),
      kept: () => expect(walletButton(wallet)).not.toBeNull(),
      done: () => expect(on.requests.some((one) => one.call === call)).toBe(true),
    };
  },
});

/** The same for what is sent before, or without, an approval. */
const pressed = (
  name: string,
  call: Driver['call'],
  wallet: string,
  { act, ...more }: Partial<Driver> & { example: Example; act: (on: TestPage) => Promise<unknown> },
): Driver => {
  const made = driver(name, call, wallet, more);
  return { ...made, come: async (on) => ({ ...(await made.come(on)), act: () => act(on) }) };
};

/** The wallet's own sheet fails. */
async function fail(on: TestPage, name: string): Promise<void> {
  await on.shopper.click(walletButton(name)!);
  await soon(() => expect(sheet()?.textContent ?? 'One moment').not.toContain('One moment'));
  await on.shopper.click(button('Fail', sheet()!));
}

const withoutKey = {
  ...examples['on the payment step'],
  context: {
    wallets: { ...examples['on the payment step'].context.wallets, braintree: { scriptsUrl: '/wallets' } },
  },
} as Driver['example'];

const paidByApplePay = checkoutExamples['Apple Pay pays'];
const reviewed = {
  ...paidByApplePay,
  props: { ...paidByApplePay.props, step: 'review' },
  answers: {
    ...paidByApplePay.answers,
    refreshCheckout: { ...paidByApplePay.props.checkout, attempts: [] },
    placeApplePayOrder: { isSuccess: true, errorType: 0, redirectUrl: '#placed' },
  },
} as Driver['example'];

const atPayment = examples['on the payment step'];
const inCart = examples['in the cart'];
// After a lost answer the outcome is read: of a payment, and of an order, which has its own messages.
const read = { opens: null };
const ordered = { opens: null, said: null };

export const drivers: readonly Driver[] = [
  driver('pays with Venmo', 'applyVenmoPayment', 'Venmo', { example: atPayment, ...read }),
  driver('orders with PayPal', 'placePayPalOrderFromPayment', 'PayPal', { example: atPayment, ...ordered }),
  driver('orders with Apple Pay', 'placeApplePayOrderFromPayment', 'Apple Pay', {
    example: atPayment,
    ...ordered,
  }),
  driver('pays with PayPal from the cart', 'savePayPalPayment', 'PayPal', { example: inCart, ...read }),
  driver('says what PayPal has approved', 'setPayPalPayload', 'PayPal', { example: inCart }),
  driver('pays with Apple Pay from the cart', 'applyApplePayPayment', 'Apple Pay', {
    example: inCart,
    ...read,
  }),
  driver('pays with the card network’s wallet', 'saveVisaPayment', 'Click to Pay', {
    example: examples['card network'],
    ...read,
  }),
  pressed('opens the card network’s page', 'launchMasterpass', 'Click to Pay', {
    example: examples.masterpass,
    act: (on) => on.shopper.click(walletButton('Click to Pay')!),
  }),
  pressed('enters checkout as a guest', 'startGuestCheckout', 'PayPal', {
    example: inCart,
    busy: null,
    async act(on) {
      await on.shopper.click(walletButton('PayPal')!);
    },
  }),
  pressed('PayPal fails, which is logged', 'logPayPalError', 'PayPal', {
    example: atPayment,
    said: null,
    busy: null,
    act: (on) => fail(on, 'PayPal'),
  }),
  pressed('the card network fails, which is logged', 'logVisaError', 'Click to Pay', {
    example: examples['card network'],
    said: null,
    busy: null,
    act: (on) => fail(on, 'Click to Pay'),
  }),
  {
    name: 'finds out which wallets there are',
    call: 'getWalletToken',
    example: withoutKey,
    said: null,
    isBackground: true,
    isEvent: false,
    busy: null,
    async come(on) {
      onTestFinished(bringWalletPackages());
      return {
        act: () => renderIsland(walletButtons, withoutKey, { on }),
        done: () => expect(walletButton('Venmo')).not.toBeNull(),
      };
    },
  },
  {
    name: 'takes Apple Pay back',
    call: 'removeApplePayPayment',
    path: checkoutSteps[stepIndexes.payment].path,
    example: checkoutExamples['Apple Pay pays'],
    place: '.si-checkout__payment',
    said: '.si-checkout__payment .si-note, .si-checkout__payment .si-message[data-state="error"]',
    async come(on) {
      onTestFinished(bringWalletPackages());
      await renderIsland(checkout, checkoutExamples['Apple Pay pays'], { on });
      await soon(() => expect(body()).toContain('Apple Pay (Visa 1111)'));
      // Its list of means is a file of its own.
      await soon(() => button('Remove'));
      return {
        act: () => on.shopper.click(button('Remove')),
        kept: () => expect(body()).toContain('Apple Pay (Visa 1111)'),
        done: () => expect(body()).not.toContain('Apple Pay (Visa 1111)'),
      };
    },
  },
  {
    name: 'places an order that Apple Pay pays',
    call: 'placeApplePayOrder',
    path: checkoutSteps[stepIndexes.review].path,
    example: reviewed,
    ...ordered,
    async come(on) {
      onTestFinished(bringWalletPackages());
      await renderIsland(checkout, reviewed, { on });
      await soon(() => expect(body()).toContain('Place Order'));
      keepApplePay(sharedStore(), { nonce: 'applepay-1111' });
      return {
        act: () => on.shopper.click(button('Place Order')),
        kept: () => expect(body()).toContain('Place Order'),
        done: () => expect(on.requests.some((one) => one.call === 'placeApplePayOrder')).toBe(true),
      };
    },
  },
];
