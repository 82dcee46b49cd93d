import * as v from 'valibot';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { placeApplePayOrder } from '../../contract/payment/wallets.ts';
import { stepIndexes } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import { pageTexts } from '../../page/texts.ts';
import { isKeptSince, visitId } from '../../page/visit.ts';
import { basketIdAtom } from '../basket.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { type OrderCall, OrderCallError } from '../checkout/order-call.ts';
import type { Store } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

/**
 * What Apple Pay has given for an order that is placed at the review, which is another page than the cart's. The nonce is of
 * use to nobody but the shop's server, once; it goes with the visit, another basket, the order, and half an hour.
 */
const kept = v.object({
  basketId: v.optional(v.string()),
  visit: v.string(),
  at: v.number(),
  nonce: v.pipe(v.string(), v.nonEmpty()),
  deviceData: v.optional(v.string()),
});

const keptAtom = storedAtom(
  'session',
  'storefront-islands:apple-pay',
  (stored): v.InferOutput<typeof kept> | undefined => {
    const { success, output } = v.safeParse(kept, stored);
    return success && output.visit === visitId() && isKeptSince(output.at) ? output : undefined;
  },
);

/** Keeps it for the review. */
export function keepApplePay(store: Store, given: { nonce: string; deviceData?: string | undefined }): void {
  store.set(keptAtom, () => ({
    ...given,
    basketId: store.get(basketIdAtom),
    visit: visitId(),
    at: Date.now(),
  }));
}

/** It is used, taken back, or another means pays. */
export const forgetApplePay = (store: Store): void => store.set(keptAtom, () => undefined);

/**
 * How the review places an order that Apple Pay pays (decision 96).
 * @returns undefined if something else pays
 * @throws OrderCallError if what was approved is not known any more: the payment step asks for it again
 */
export async function applePayOrder(store: Store, { payment }: Checkout): Promise<OrderCall | undefined> {
  const isSaid = payment.wallet?.name === 'applePay';
  const open = store.get(keptAtom);
  const isOurs = open?.basketId === store.get(basketIdAtom);
  // Where the server never says what pays, what was approved last does.
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
  };
}
