import type { Checkout } from '../contract/checkout/checkout.ts';
import { checkoutSteps, stepIndexes } from '../domain/checkout/steps.ts';
import { expectRefusal } from './cart-probes.ts';
import { attemptsGuide, controlsGuide } from './guide-address.ts';
import { otherTestCard, testCard } from './test-cards.ts';
import { isDone, type TestShopper } from './test-shopper.ts';

/**
 * Presses Place Order while nothing pays.
 * @returns whether the shop has placed the order all the same
 */
export async function probeUnpaidOrder(
  shopper: TestShopper,
  { payment, orderSummary }: Checkout,
): Promise<boolean> {
  const { amountDue = 0, appliedCards = [], cards = [] } = payment;
  if (amountDue <= 0 || appliedCards.length + cards.length > 0 || !shopper.asks('placeOrder')) return false;
  const total = payment.total ?? orderSummary?.total;
  const answer = await shopper.try('placeOrder', { attemptId: crypto.randomUUID(), amountDue: total });
  expectRefusal(shopper, 'placeOrder', answer, `${amountDue} cents due and no payment`);
  return !!answer && isDone(answer);
}

/** Pays with two cards, as a guest may: both pay what the shopper has chosen, or the shop refuses. */
export async function probeTwoCards(shopper: TestShopper, amountDue: number | undefined): Promise<void> {
  if (amountDue === undefined || amountDue < 2) return;
  const first = Math.ceil(amountDue / 2);
  const amounts = [first, amountDue - first];
  const answer = await shopper.send('savePayment', {
    attemptId: crypto.randomUUID(),
    amountDue,
    cardOneData: { ...testCard, appliedAmount: amounts[0] },
    cardTwoData: { ...otherTestCard, appliedAmount: amounts[1] },
  });
  if (!answer?.isSuccess) return;
  const { payment: { appliedCards } = {} } = (await shopper.checkout()) ?? {};
  if (!appliedCards) return;
  const paid = appliedCards.map(
    ({ appliedAmount, appliedAmountString }) => appliedAmount ?? appliedAmountString,
  );
  const isRight =
    paid.length === 2 && paid.every((amount, nth) => typeof amount === 'string' || amount === amounts[nth]);
  if (!isRight)
    shopper.report(
      'savePayment',
      `two cards were to pay ${amounts.join(' and ')} cents; appliedCards pay ${paid.join(' and ') || 'nothing'}. A shop that takes one card refuses cardTwoData`,
      controlsGuide,
    );
}

/** Presses Place Order in another tab, once the order is placed: the answer is that order, or leads to it. */
export async function probeSecondOrder(
  shopper: TestShopper,
  amountDue: number | undefined,
  number: string | undefined,
): Promise<void> {
  const answer = await shopper.send('placeOrder', { attemptId: crypto.randomUUID(), amountDue });
  if (!answer || !number) return;
  const { isSuccess, orderNumber, redirectUrl } = answer;
  const { path } = checkoutSteps[stepIndexes.confirmation];
  if (isSuccess && orderNumber && `${orderNumber}` !== number)
    shopper.report(
      'placeOrder',
      `another attemptId has placed a second order of the same basket: ${number}, ${orderNumber}`,
      attemptsGuide,
    );
  else if (!isSuccess && !`${redirectUrl}`.includes(path))
    shopper.report(
      'placeOrder',
      `it refuses a basket that is placed; it answers with its order, or its redirectUrl is ${path}`,
      attemptsGuide,
    );
}
