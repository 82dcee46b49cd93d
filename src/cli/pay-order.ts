import type { Checkout } from '../contract/checkout/checkout.ts';
import { saidOfAttempt } from '../domain/checkout/attempts.ts';
import { stepIndexes } from '../domain/checkout/steps.ts';
import { probeAgain, probeAmount, probeLostOrder } from './attempt-probes.ts';
import { endStep } from './end-step.ts';
import { attemptsGuide, stepsGuide } from './guide-address.ts';
import { probeRemoval } from './line-probes.ts';
import { probeSecondOrder, probeTwoCards, probeUnpaidOrder } from './payment-probes.ts';
import { probeOtherService } from './service-probes.ts';
import { testCard } from './test-cards.ts';
import type { TestShopper } from './test-shopper.ts';

/** Pays the order, with the card's billing address. */
export async function pay(shopper: TestShopper, address: object): Promise<boolean> {
  const unpaid = await shopper.checkout();
  // The shop has placed an order that nothing pays, so there is nothing left to pay.
  if (!unpaid || (await probeUnpaidOrder(shopper, unpaid))) return false;
  if (!(await shopper.change('saveBillingAddress', { address }))) return false;
  if (!(await probeOtherService(shopper, unpaid))) return false;
  const checkout = await shopper.checkout();
  if (!checkout) return false;
  if (!shopper.asks('savePayment')) return false;
  const payload = {
    attemptId: crypto.randomUUID(),
    amountDue: checkout.payment.amountDue,
    cardOneData: testCard,
  };
  await probeAmount(shopper, 'savePayment', payload);
  if (shopper.context.features.offersTwoCards !== false) await probeTwoCards(shopper, payload.amountDue);
  if (!(await shopper.change('savePayment', payload))) return false;
  await probeAgain(shopper, 'savePayment', payload);
  const paid = await shopper.checkout();
  if (paid) expectDone(shopper, paid, payload.attemptId, 'savePayment');
  const cards = paid?.payment.appliedCards?.length;
  if (cards !== undefined && cards > 1)
    shopper.report(
      'savePayment',
      `payment.appliedCards has ${cards} cards after one has paid, with one attemptId`,
      attemptsGuide,
    );
  return endStep(shopper, 'moveToReviewPage', stepIndexes.review);
}

function expectDone(shopper: TestShopper, checkout: Checkout, attemptId: string, call: string): void {
  const said = saidOfAttempt(checkout, attemptId);
  if (said === 'unsaid')
    shopper.report(
      'refreshCheckout',
      'it has no attempts: after a lost answer nobody knows what became of it',
      attemptsGuide,
    );
  else if (said !== 'done')
    shopper.report(
      'refreshCheckout',
      said === 'unlisted'
        ? `attempts does not have the attemptId of ${call}, which was done`
        : `attempts says "${said}" of ${call}, which was done`,
      attemptsGuide,
    );
}

/** Places the order, and checks that nothing on the way places it twice. */
export async function placeOrder(shopper: TestShopper, sku: string): Promise<boolean> {
  const review = await shopper.checkout();
  if (!review || !shopper.asks('placeOrder')) return false;
  const payload = {
    attemptId: crypto.randomUUID(),
    amountDue: review.payment.total ?? review.orderSummary?.total,
  };
  // The shop has placed an order for the wrong amount, so there is nothing left to place.
  if (await probeAmount(shopper, 'placeOrder', payload)) return false;
  const order = await probeLostOrder(shopper, payload);
  if (!order) return false;
  const again = await probeAgain(shopper, 'placeOrder', order.payload);
  const placed = await shopper.checkout();
  if (!placed) return false;
  const { attemptId } = order.payload;
  expectDone(shopper, placed, attemptId, 'placeOrder');
  expectOrder(shopper, placed, attemptId);
  const numbers = [order.number, again?.orderNumber, placed.orderNumber].filter(Boolean);
  shopper.ordered(placed.orderNumber);
  if (new Set(numbers).size > 1)
    shopper.report(
      'placeOrder',
      `the same attemptId has placed another order: ${[...new Set(numbers)].join(', ')}`,
      attemptsGuide,
    );
  if (!placed.orderNumber)
    shopper.report('refreshCheckout', 'orderNumber is missing after the order was placed', stepsGuide);
  if (await shopper.pieces(sku))
    shopper.report('getCart', `lineItems still has ${sku}, which is ordered`, stepsGuide);
  await probeSecondOrder(shopper, payload.amountDue, placed.orderNumber);
  await beginAnew(shopper, sku);
  return true;
}

function expectOrder(shopper: TestShopper, { attempts = [] }: Checkout, attemptId: string): void {
  const known = attempts.find((attempt) => attempt.attemptId === attemptId);
  if (known && !known.isOrder)
    shopper.report('refreshCheckout', 'isOrder is not true in the attempt of placeOrder', attemptsGuide);
}

/** Adds to a new cart after the order, whose checkout is no longer the placed one, and leaves it empty. */
async function beginAnew(shopper: TestShopper, sku: string): Promise<void> {
  if (!(await shopper.change('addItems', { items: [{ Sku: sku, Quantity: 1 }] }))) return;
  const { orderNumber, furthestStep = stepIndexes.shipping } = (await shopper.checkout()) ?? {};
  if (orderNumber || furthestStep === stepIndexes.confirmation)
    shopper.report('refreshCheckout', 'it is still the placed order after an add to a new cart', stepsGuide);
  await probeRemoval(shopper, sku);
}
