import type { Checkout } from '../../contract/checkout/checkout.ts';
import {
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
} from '../../contract/checkout/steps.ts';
import { launchMasterpass, setPayPalPayload, startGuestCheckout } from '../../contract/payment/wallets.ts';
import { pathOfStep, type StepIndex, stepIndexes, stepOfPath } from '../../domain/checkout/steps.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletKey } from '../../domain/payment/payment-means-messages.ts';
import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { navigate } from '../../page/navigation.ts';
import { pageTexts } from '../../page/texts.ts';
import type { AppliedApproval, Approval } from '../../providers/wallet.ts';
import { type CheckoutFlow, checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { nextStep } from '../checkout/next-step.ts';
import { orderNow } from '../checkout/place-order.ts';
import { leaveStepNotice } from '../checkout/step-notice.ts';
import { refreshCheckoutAtom, wholeCheckoutAtom } from '../checkout/whole-checkout.ts';
import type { Store } from '../store.ts';
import { forgetApplePay, keepApplePay } from './kept-apple-pay.ts';
import { pay } from './payment-attempt.ts';
import { shipToWallet } from './wallet-address.ts';
import { type AskedAmount, isLast, type WalletPlace, walletOrderOf } from './wallet-order.ts';
import { orderCallOf, paymentOf } from './wallet-payments.ts';
import { refusedCountry } from './wallet-sheet.ts';

/** Where a wallet pays. */
export interface WalletPaying {
  store: Store;
  place: WalletPlace;
  name: WalletName;
  /** The URL of the cart or of a step of checkout; those of the other steps are beside it. */
  checkoutUrl: string | undefined;
  /** Aborts when the island unmounts; the payment goes on. */
  signal: AbortSignal;
  /** The amount that the wallet has asked for. */
  asked: AskedAmount;
  /** One key per approval: a nonce pays once, so Try Again sends the same payment. */
  key: string;
}

/** The approval cannot pay for the order, and nothing was paid; the message is for the shopper. */
export class WalletOrderError extends Error {
  override name = 'WalletOrderError';
}

/**
 * Starts checkout for a shopper who pays with a wallet outside of it, for a guest as Guest Checkout does. Then the order
 * is read, so that the wallet asks for the server's amount (decision 57).
 * @throws CallError
 */
export async function enterCheckout(store: Store, place: WalletPlace): Promise<void> {
  if (isLast(place)) return;
  const isGuest = !pageContext().account.isSignedIn && !store.get(wholeCheckoutAtom)?.isInternational;
  if (isGuest && !(await send(startGuestCheckout, {})).isSuccess) throw refusal(startGuestCheckout);
  await store.set(refreshCheckoutAtom);
}

/**
 * Pays with an approval. From the payment step, the order is placed with it, or the shopper goes on to the review. From
 * any other place, the order gets the wallet's address, and the shopper comes to the review.
 * @returns `busy` while the page is being left, false if nothing was paid, and the page shows why
 */
export async function payWithWallet(
  paying: WalletPaying,
  approval: Approval,
): Promise<'busy' | 'applied' | false> {
  const { store, place } = paying;
  const flow = checkoutFlowOf(store);
  await flow.settled();
  const checkout = store.get(wholeCheckoutAtom)!;
  if (isLast(place) && !isAsked(paying, checkout)) {
    const texts = pageTexts(walletMessages);
    throw new WalletOrderError(fillIn(texts.walletTotalChanged, texts[walletKey(paying.name)]));
  }
  if (approval.wallet === 'masterpass') return launch(flow, checkout);
  const by = isLast(place) ? orderCallOf(approval) : undefined;
  if (by) {
    const onUsed = () => forgetApplePay(store);
    return orderNow({ store, flow, signal: paying.signal, by: { ...by, onUsed } });
  }
  return isLast(place) ? payAtStep(paying, flow, approval) : payFromOutside(paying, flow, approval);
}

/**
 * Whether the order still costs the approved amount. Outside of the payment step any amount is fine, because the review
 * shows it.
 */
function isAsked({ asked, place }: WalletPaying, checkout: Checkout): boolean {
  const { amount, currency } = walletOrderOf(checkout, place);
  return amount === asked.amount && currency === asked.currency;
}

/** The wallet of which the server knows the page (decision 58). */
async function launch(flow: CheckoutFlow, { basketId }: Checkout): Promise<'busy' | false> {
  const { isSuccess, message, redirectUrl } = await flow.post(launchMasterpass, { basketId }, false, false);
  if (isSuccess && redirectUrl && navigate(redirectUrl)) return 'busy';
  throw refusal(launchMasterpass, message);
}

/** Applies the approval, and ends the payment step. */
async function payAtStep(
  paying: WalletPaying,
  flow: CheckoutFlow,
  approval: AppliedApproval,
): Promise<'busy' | 'applied' | false> {
  if ((await apply(paying, flow, approval)) === 'leaving') return 'busy';
  if (!flow.state.isStarted) return goOn(paying, flow, true);
  const again = () => flow.askFor(stepIndexes.review);
  return (await nextStep(flow, stepIndexes.payment, { again })) || 'applied';
}

async function payFromOutside(
  paying: WalletPaying,
  flow: CheckoutFlow,
  approval: AppliedApproval,
): Promise<'busy' | 'applied' | false> {
  const { store } = paying;
  const { contact } = approval;
  const refused = contact?.country && refusedCountry(store, contact.country);
  if (refused) throw new WalletOrderError(refused);
  const checkout = store.get(wholeCheckoutAtom)!;
  const { needsAddress } = walletOrderOf(checkout, paying.place);
  // Without an address the shipping step asks for one, unless the order has it.
  const isPassed = !contact || !needsAddress || (await shipToWallet(store, flow, { contact, checkout }));
  if ((await apply(paying, flow, approval)) === 'leaving') return 'busy';
  return goOn(paying, flow, isPassed);
}

/** @throws as `pay` does */
async function apply(
  { store, place, key }: WalletPaying,
  flow: CheckoutFlow,
  approval: AppliedApproval,
): Promise<'applied' | 'leaving' | 'idle'> {
  // The wallet's address may have changed the amount that is due.
  const { basketId, payment } = flow.checkout!;
  if (approval.wallet === 'paypal') {
    const { isSuccess, message } = await send(setPayPalPayload, { data: approval.data });
    if (!isSuccess) throw refusal(setPayPalPayload, message);
  }
  const made = paymentOf(approval, { key, basketId, place, amountDue: payment.amountDue });
  // The payment goes on even if the wallet's button unmounts.
  const paid = await pay(store, made, new AbortController().signal);
  if (approval.wallet === 'applePay' && paid !== 'idle') keepApplePay(store, approval);
  return paid;
}

/** Ends the steps that need nothing from the shopper, and goes to the first that does, or to the review. */
async function goOn(
  { name, checkoutUrl }: WalletPaying,
  flow: CheckoutFlow,
  isPassed: boolean,
): Promise<'busy' | 'applied'> {
  const steps = [
    [stepIndexes.shipping, moveToShippingAndGiftOptions],
    [stepIndexes.options, moveToPaymentPage],
    [stepIndexes.payment, moveToReviewPage],
  ] as const;
  let open: StepIndex = isPassed ? stepIndexes.review : stepIndexes.shipping;
  for (const [step, call] of isPassed ? steps : []) {
    const { isSuccess } = await flow.post(call, {}, false, false);
    if (isSuccess) continue;
    open = step;
    break;
  }
  const texts = pageTexts(walletMessages);
  if (!isPassed) leaveStepNotice(fillIn(texts.walletAddress, texts[walletKey(name)]));
  return navigate(stepUrl(checkoutUrl, open)) ? 'busy' : 'applied';
}

/** The address of a step beside another one, or the cart. */
const stepUrl = (checkoutUrl: string | undefined, step: StepIndex): string => {
  const url = new URL(checkoutUrl ?? location.pathname, location.origin);
  url.pathname = pathOfStep(step, stepOfPath(url.pathname)?.prefix);
  return url.href;
};
