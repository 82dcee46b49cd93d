import type { PayloadOf } from '../../../../src/contract/call.ts';
import type * as wallets from '../../../../src/contract/payment/wallets.ts';
import { checkoutSteps, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import type { WalletName } from '../../../../src/domain/payment/wallets.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { startGuestCheckout } from '../../guest-checkout.ts';
import { link } from '../../pages/page.ts';
import { setOrderCards } from '../../payments/order-cards.ts';
import { noteReviewed } from '../../payments/reviewed.ts';
import { type OrderWallet, payByWallet, removeWallet } from '../../payments/wallets.ts';
import { inTransaction } from '../../transaction.ts';
import { RefusedError } from '../answer.ts';
import { type Answering, changing } from '../checkout/answer.ts';
import { notPlaced, placedAnswer, placeOrderOf } from '../checkout/place-order.ts';
import type { ApiRequest, Handlers } from '../request.ts';

const paying = <Payload>(answering: Answering, walletOf: (payload: Payload, buyer: Buyer) => OrderWallet) =>
  changing(answering, (buyer, payload: Payload) => payByWallet(buyer, walletOf(payload, buyer)));

/** The account of a PayPal approval, by session: `setPayPalPayload` brings it, and the payment uses it up. */
const approved = new Map<string, string>();

function answerSetPayPalPayload({
  sessionId,
  payload,
}: ApiRequest<PayloadOf<typeof wallets.setPayPalPayload>>) {
  approved.set(sessionId, String(payload.data.email ?? ''));
  return { isSuccess: true, message: null, redirectUrl: null };
}

/** Pays and places the order at once. If the order is refused, the approved amount is released. */
function ordering<Payload extends { attemptId: string; amountDue?: number | undefined }>(
  walletOf: (payload: Payload) => OrderWallet,
) {
  return (request: ApiRequest<Payload>) => {
    const buyer = buyerOf(request);
    const { attemptId, amountDue } = request.payload;
    const { shop, sessionId } = request;
    const placed = inTransaction(shop.database, () => {
      const { isSuccess, message } = payByWallet(buyer, walletOf(request.payload));
      // Paying fails if this attempt has placed the order already, because nothing is due any more.
      if (isSuccess) noteReviewed(buyer);
      const result = placeOrderOf(buyer, { attemptId, amountDue });
      if (result.status === 'refused') setOrderCards(shop, sessionId, []);
      return result.status === 'refused' && !isSuccess
        ? { ...result, message: message ?? result.message }
        : result;
    });
    if (placed.status === 'check') throw new Error('A bank asks for a check of what a wallet pays.');
    return placed.status === 'late'
      ? lateAnswer()
      : { ...notPlaced(request), ...placedAnswer(request, buyer, placed) };
  };
}

function lateAnswer(): never {
  throw new RefusedError(504, 'The wallet has not answered yet.');
}

type Data = Record<string, unknown>;
const paypalOf = ({ nonce, email }: Data): OrderWallet => ({
  name: 'paypal',
  account: typeof email === 'string' ? email : undefined,
  nonce: String(nonce),
});
const applePay = ({ nonce }: { nonce: string }): OrderWallet => ({ name: 'applePay', nonce });

/** The page of this wallet is retired, so the shopper counts as having approved the payment on it. */
const answerLaunchMasterpass = (request: ApiRequest) =>
  inTransaction(request.shop.database, () => ({
    ...payByWallet(buyerOf(request), { name: 'cardNetwork', nonce: 'masterpass-1111' }),
    redirectUrl: link(request, checkoutSteps[stepIndexes.review].path),
  }));

function answerGuest({ shop, sessionId }: ApiRequest) {
  startGuestCheckout(shop, sessionId);
  return { isSuccess: true };
}

export const handlers: Handlers = {
  setPayPalPayload: answerSetPayPalPayload,
  savePayPalPayment: paying(
    'with the whole',
    ({ nonce }: PayloadOf<typeof wallets.savePayPalPayment>, { sessionId }) => {
      const email = approved.get(sessionId);
      approved.delete(sessionId);
      return paypalOf({ nonce, email });
    },
  ),
  applyVenmoPayment: paying(
    'with the whole',
    ({ nonce, username }: PayloadOf<typeof wallets.applyVenmoPayment>) => ({
      name: 'venmo' as WalletName,
      account: username,
      nonce,
    }),
  ),
  applyApplePayPayment: paying('alone', applePay),
  removeApplePayPayment: changing('with the whole', (buyer) => removeWallet(buyer, 'applePay')),
  saveVisaPayment: paying('alone', ({ callId }: PayloadOf<typeof wallets.saveVisaPayment>) => ({
    name: 'cardNetwork' as WalletName,
    nonce: callId,
  })),
  launchMasterpass: answerLaunchMasterpass,
  logPayPalError: () => ({ isSuccess: true }),
  logVisaError: () => ({ isSuccess: true }),
  placeApplePayOrder: ordering((payload: PayloadOf<typeof wallets.placeApplePayOrder>) => applePay(payload)),
  placeApplePayOrderFromPayment: ordering(
    (payload: PayloadOf<typeof wallets.placeApplePayOrderFromPayment>) => applePay(payload),
  ),
  placePayPalOrderFromPayment: ordering(({ data }: PayloadOf<typeof wallets.placePayPalOrderFromPayment>) =>
    paypalOf(data),
  ),
  getWalletToken: () => ({ clientToken: 'stand-in' }),
  startGuestCheckout: answerGuest,
};
