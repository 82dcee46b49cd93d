import type { Checkout } from '../contract/checkout/checkout.ts';
import { stepIndexes } from '../domain/checkout/steps.ts';
import { endStep } from './end-step.ts';
import { stepsGuide } from './guide-address.ts';
import { optionsOf, otherLevel } from './shipping-options.ts';
import { testCard } from './test-cards.ts';
import type { TestShopper } from './test-shopper.ts';

/**
 * Pays, and then chooses another way of shipping: it has to be selected, and a card that has paid another total may not
 * lead to the order. Nothing is asked where no shipment has another way.
 * @returns whether the payment may follow
 */
export async function probeOtherService(shopper: TestShopper, before: Checkout): Promise<boolean> {
  const shipments = before.recipientList.flatMap((recipient) => recipient.shipments);
  const asked = ['savePayment', 'saveShippingAndGiftOptions'];
  if (!asked.every(shopper.asks) || !shipments.some(otherLevel)) return true;
  const { amountDue } = before.payment;
  const attempt = { attemptId: crypto.randomUUID(), amountDue, cardOneData: testCard };
  const isPaid =
    (await shopper.change('savePayment', attempt)) &&
    (await endStep(shopper, 'moveToReviewPage', stepIndexes.review));
  if (!isPaid) return false;
  const recipients = optionsOf(before, otherLevel);
  if (!(await shopper.change('saveShippingAndGiftOptions', { recipients }))) return false;
  const after = await shopper.checkout();
  if (!after) return false;
  const sent = new Map(
    recipients.flatMap((one) => one.shipments).map((one) => [`${one.id}`, one.serviceLevel]),
  );
  for (const { id, selectedServiceLevel } of after.recipientList.flatMap((recipient) => recipient.shipments))
    if (sent.has(`${id}`) && selectedServiceLevel !== sent.get(`${id}`))
      shopper.report(
        'saveShippingAndGiftOptions',
        `selectedServiceLevel is ${selectedServiceLevel} after ${sent.get(`${id}`)} was chosen`,
        stepsGuide,
      );
  const due = after.payment.amountDue;
  if (due !== amountDue && after.furthestStep > stepIndexes.payment)
    shopper.report(
      'refreshCheckout',
      `furthestStep is ${after.furthestStep} when ${due} cents are due and the card has paid ${amountDue}; it falls to ${stepIndexes.payment}`,
      stepsGuide,
    );
  return endStep(shopper, 'moveToPaymentPage', stepIndexes.payment);
}
