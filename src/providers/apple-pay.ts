import type * as braintree from 'braintree-web';
import { type BraintreeSource, braintreeClient, loadPart } from './braintree.ts';
import {
  codeOf,
  NoWalletError,
  type ReadyWallet,
  type WalletContact,
  type WalletOrder,
  type WalletSheet,
} from './wallet.ts';

/** The browser's interface of Apple Pay, which only a device with Apple Pay has. */
const device = globalThis as unknown as {
  ApplePaySession?: typeof ApplePaySession;
  ApplePayError: typeof ApplePayError;
};

/** The version of Apple's interface that has errors by field. */
const version = 3;

interface ApplePaySetup {
  applePay: braintree.ApplePay;
  deviceData: string | undefined;
  /** The shop's name in the sheet. */
  label: string;
}

/**
 * Prepares Apple Pay, by the browser's own sheet and `braintree-web/apple-pay`, which also validates the shop.
 * @throws NoWalletError; any other error if the package does not load
 */
export async function prepareApplePay(
  source: BraintreeSource,
  { label }: { label: string },
): Promise<ReadyWallet> {
  const { ApplePaySession: Session } = device;
  // Checked before anything is loaded, because most devices have no Apple Pay.
  if (!Session?.supportsVersion(version) || !Session.canMakePayments())
    throw new NoWalletError('this device has no Apple Pay');
  const [{ client, deviceData }, { create }] = await Promise.all([
    braintreeClient(source),
    loadPart(source, 'applePay'),
  ]);
  const applePay = await create({ client });
  const { merchantIdentifier } = applePay;
  if (merchantIdentifier && !(await Session.canMakePaymentsWithActiveCard(merchantIdentifier)))
    throw new NoWalletError('no card is in Apple Pay');
  return {
    open(sheet) {
      try {
        lead({ applePay, deviceData, label }, sheet);
      } catch (cause) {
        // Apple refuses a second sheet, such as another frame's, and a request that it cannot read.
        sheet.fail({ code: codeOf(cause), cause });
      }
    },
  };
}

function lead(setup: ApplePaySetup, sheet: WalletSheet): void {
  const { applePay, deviceData, label } = setup;
  const { ApplePaySession: Session, ApplePayError: SheetError } = device;
  const asked = sheet.order();
  const session = new Session!(version, requestOf(setup, asked));
  const total = () => totalOf(sheet.order(), label);
  let isValidated = false;
  let isApproving = false;

  /** Closes the sheet; Apple throws if it is gone already. */
  function close(): void {
    try {
      session.abort();
    } catch {}
  }
  function fail(error: unknown): void {
    close();
    sheet.fail({ code: codeOf(error), cause: error });
  }

  sheet.signal.addEventListener('abort', close);
  sheet.follow(({ currency }) => {
    if (isApproving) return;
    // Apple's sheet can be updated only when it asks, for the first time once the shop is validated. Its currency can
    // never be updated.
    if (!isValidated && currency === asked.currency) return;
    close();
    sheet.fail({ code: 'ORDER_CHANGED', isChanged: true });
  });
  session.onvalidatemerchant = ({ validationURL }) => {
    Promise.all([applePay.performValidation({ validationURL, displayName: label }), sheet.enter()])
      .then(([merchant]) => {
        isValidated = true;
        session.completeMerchantValidation(merchant);
      })
      .catch(fail);
  };
  session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: total() });
  session.onshippingcontactselected = ({ shippingContact: { countryCode = '' } }) => {
    const refused = sheet.refusedCountry(countryCode.toUpperCase());
    session.completeShippingContactSelection({
      newTotal: total(),
      ...(refused && { errors: [new SheetError('shippingContactInvalid', 'country', refused)] }),
    });
  };
  session.onpaymentauthorized = async ({ payment }) => {
    isApproving = true;
    let isPaid = false;
    try {
      const { nonce, description } = await applePay.tokenize({ token: payment.token });
      isPaid = await sheet.approve({
        wallet: 'applePay',
        nonce,
        deviceData,
        account: description,
        contact: contactOf(payment.shippingContact),
        billing: contactOf(payment.billingContact),
      });
    } catch (error) {
      sheet.fail({ code: codeOf(error), cause: error });
    }
    const { STATUS_SUCCESS, STATUS_FAILURE } = Session!;
    try {
      session.completePayment({ status: isPaid ? STATUS_SUCCESS : STATUS_FAILURE });
    } catch {
      // The sheet has closed because it waited too long.
    }
  };
  // The sheet also reports a cancellation when it has waited too long for the payment, which goes on.
  session.oncancel = () => isApproving || sheet.cancel();
  session.begin();
}

const totalOf = ({ amount, isEstimate }: WalletOrder, label: string): ApplePayJS.ApplePayLineItem => ({
  label,
  amount,
  type: isEstimate ? 'pending' : 'final',
});

function requestOf(
  { applePay, label }: ApplePaySetup,
  order: WalletOrder,
): ApplePayJS.ApplePayPaymentRequest {
  const { country, currency, needsAddress } = order;
  const request = applePay.createPaymentRequest({
    total: totalOf(order, label),
    countryCode: country,
    currencyCode: currency,
    requiredBillingContactFields: ['postalAddress', 'name'],
    ...(needsAddress && { requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'] }),
  });
  return request as ApplePayJS.ApplePayPaymentRequest;
}

function contactOf(given: ApplePayJS.ApplePayPaymentContact | undefined): WalletContact | undefined {
  if (!given) return undefined;
  const [address1, ...others] = given.addressLines ?? [];
  return {
    firstName: given.givenName,
    lastName: given.familyName,
    address1,
    address2: others.join(', ') || undefined,
    city: given.locality,
    state: given.administrativeArea,
    postalCode: given.postalCode,
    country: given.countryCode?.toUpperCase(),
    phone: given.phoneNumber,
    email: given.emailAddress,
  };
}
