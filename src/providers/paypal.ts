import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js';
import type * as braintree from 'braintree-web';
import { type BraintreeSource, braintreeClient, loadPart } from './braintree.ts';
import {
  type BeginSheet,
  codeOf,
  NoWalletError,
  type ReadyWallet,
  type WalletContact,
  type WalletOrder,
  type WalletSheet,
} from './wallet.ts';

type Buttons = NonNullable<PayPalNamespace['Buttons']>;
type Intent = 'authorize' | 'capture';
type SdkOptions = NonNullable<Parameters<braintree.PayPalCheckout['loadPayPalSDK']>[0]>;
type TokenizeOptions = Parameters<braintree.PayPalCheckout['tokenizePayment']>[0];

interface PayPalSetup {
  checkout: braintree.PayPalCheckout;
  Buttons: Buttons;
  deviceData: string | undefined;
  intent: Intent;
}

export interface PayPalOptions extends Pick<WalletOrder, 'currency'> {
  intent: Intent;
  /** Whether the approval places the order, without a review after it. */
  isLast: boolean;
}

/**
 * Prepares PayPal, by `braintree-web/paypal-checkout`. The button is PayPal's own, in a frame; it opens a window, or a
 * layer if the browser opens none.
 * @throws NoWalletError; any other error if the package does not load
 */
export async function preparePayPal(
  source: BraintreeSource,
  { currency, intent, isLast }: PayPalOptions,
): Promise<ReadyWallet> {
  const [{ client, deviceData }, { create }] = await Promise.all([
    braintreeClient(source),
    loadPart(source, 'paypalCheckout'),
  ]);
  const checkout = await create({ client, merchantAccountId: source.merchantAccountId });
  const namespace = payPalNamespace({ currency, isLast });
  const page = globalThis as unknown as Record<string, PayPalNamespace | null | undefined>;
  if (!page[namespace]?.Buttons) {
    const options: SdkOptions = { currency, intent, components: 'buttons', commit: isLast };
    await checkout.loadPayPalSDK({
      ...options,
      dataAttributes: { 'data-namespace': namespace },
    } as SdkOptions);
  }
  const { Buttons } = page[namespace] ?? {};
  if (!Buttons) throw Error(`the PayPal SDK left no ${namespace}.Buttons on the page`);
  if (!Buttons({ fundingSource: 'paypal' }).isEligible())
    throw new NoWalletError('this shopper cannot pay with PayPal');
  return { show: (place, begin) => showButton({ checkout, Buttons, deviceData, intent }, place, begin) };
}

/**
 * The name of the global for PayPal's SDK. The SDK's address has the currency, and whether the order is placed at once,
 * so each combination has its own global, beside the page's own `paypal`.
 */
const payPalNamespace = ({ currency, isLast }: Pick<PayPalOptions, 'currency' | 'isLast'>): string =>
  `storefrontPayPal${currency}${isLast ? 'Last' : ''}`;

async function showButton(setup: PayPalSetup, place: HTMLElement, begin: BeginSheet): Promise<() => void> {
  const buttons = setup.Buttons({
    fundingSource: 'paypal',
    style: { height: 48, shape: 'rect', label: 'paypal', tagline: false },
    ...listeners(setup, begin),
  });
  const focused = document.activeElement;
  await buttons.render(place);
  // If the frame takes the focus when it comes, the shopper was elsewhere before.
  if (document.activeElement !== focused && place.contains(document.activeElement))
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
  return () => {
    // Rejects if the button is being removed already.
    Promise.resolve(buttons.close()).catch(() => {});
  };
}

/** PayPal's callbacks, for the sheet of the newest press. */
function listeners(
  { checkout, deviceData, intent }: PayPalSetup,
  begin: BeginSheet,
): PayPalButtonsComponentOptions {
  let sheet: WalletSheet | undefined;
  return {
    onClick(_, actions) {
      const begun = begin();
      // PayPal reads the returned value.
      if (!begun) return actions.reject();
      sheet = begun;
    },
    async createOrder() {
      if (!sheet) throw Error('no sheet is open');
      const { signal } = sheet;
      const { amount, currency, needsAddress } = await sheet.enter();
      signal.throwIfAborted();
      return checkout.createPayment({
        // The package's types have them as enums without values.
        flow: 'checkout' as Parameters<typeof checkout.createPayment>[0]['flow'],
        intent: intent as NonNullable<Parameters<typeof checkout.createPayment>[0]['intent']>,
        amount,
        currency,
        enableShippingAddress: needsAddress,
        shippingAddressEditable: needsAddress,
      });
    },
    async onShippingAddressChange({ paymentID, orderID, shippingAddress }, actions) {
      if (!sheet || sheet.refusedCountry(shippingAddress.countryCode)) return actions.reject();
      const { amount, currency } = sheet.order();
      const paymentId = paymentID ?? orderID;
      if (paymentId) await checkout.updatePayment({ paymentId, amount, currency });
    },
    async onApprove(approved) {
      const current = sheet;
      if (!current) throw Error('no sheet is open');
      // The package reads payerID, paymentID and orderID, as PayPal names them, but its types lack them.
      const { nonce, details } = await checkout.tokenizePayment(approved as unknown as TokenizeOptions);
      const paymentId = approved.paymentID ?? approved.orderID;
      const payerId = approved.payerID ?? '';
      const isPaid = await current.approve({
        wallet: 'paypal',
        nonce,
        deviceData,
        data: { payerId, paymentId, nonce, deviceData, email: details.email },
        account: details.email,
        contact: contactOf(details, details.shippingAddress),
        billing: details.billingAddress && contactOf(details, details.billingAddress),
      });
      // A callback that throws tells PayPal that the payment failed; the shopper has been told already.
      if (!isPaid) throw Object.assign(Error('not paid'), { code: 'NOT_PAID' });
    },
    onCancel: () => sheet?.cancel(),
    onError: (error) => sheet?.fail({ code: codeOf(error), cause: error }),
  };
}

type Details = paypal.AuthorizationResponseDetails;

function contactOf(
  { firstName, lastName, email, phone }: Details,
  address: Details['shippingAddress'],
): WalletContact {
  const { recipientName, line1, line2, city, state, postalCode, countryCode } = address ?? {};
  const [first, ...others] = recipientName?.trim().split(/\s+/) ?? [];
  return {
    firstName: others.length ? first : firstName,
    lastName: others.length ? others.join(' ') : lastName,
    address1: line1,
    address2: line2,
    city,
    state,
    postalCode,
    country: countryCode,
    phone: address?.phone ?? phone,
    email,
  };
}
