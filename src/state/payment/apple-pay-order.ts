import type { Checkout } from '../../contract/checkout/checkout.ts';
import { placeApplePayOrder } from '../../contract/payment/wallets.ts';
import { stepIndexes } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import { pageTexts } from '../../page/texts.ts';
import { basketIdAtom } from '../basket.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { type OrderCall, OrderCallError } from '../checkout/order-call.ts';
import type { Store } from '../store.ts';
import { forgetApplePay, keptApplePayAtom } from './kept-apple-pay.ts';

/**
 * The call with which the review places an order that Apple Pay pays (decision 96).
 * @returns undefined if something else pays, or nothing is left to pay
 * @throws OrderCallError if the approval is lost: the payment step asks for it again
 */
export async function applePayOrder(store: Store, { payment }: Checkout): Promise<OrderCall | undefined> {
  // Gift cards may pay everything by now: then Apple Pay is not charged.
  if (payment.amountDue === 0) return undefined;
  const isSaid = payment.wallet?.name === 'applePay';
  const open = store.get(keptApplePayAtom);
  const isOurs = open?.basketId === store.get(basketIdAtom);
  // If the server never says what pays, the last approval counts.
  const mayPay = isSaid || (!payment.wallet && !payment.appliedCards?.length);
  if (!mayPay || (!isSaid && !open)) return undefined;
  const texts = pageTexts(walletMessages);
  if (!open || !isOurs) {
    const again = fillIn(texts.walletAgain, texts.walletApplePay);
    checkoutFlowOf(store).show(stepIndexes.payment, again);
    throw new OrderCallError(again);
  }
  const { nonce, deviceData } = open;
  return {
    call: placeApplePayOrder as OrderCall['call'],
    payload: { nonce, deviceData },
    declined: fillIn(texts.walletDeclined, texts.walletApplePay),
    onUsed: () => forgetApplePay(store),
  };
}
