import { emailError } from '../../../src/domain/account/email.ts';
import { phoneDigits } from '../../../src/domain/checkout/address.ts';
import { type StepIndex, stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { nameError } from '../accounts/new-account.ts';
import { hasCartCondition } from '../cart/conditions.ts';
import { cardName } from '../payments/card-name.ts';
import { orderCards, restDue } from '../payments/order-cards.ts';
import { paymentParts } from '../payments/parts.ts';
import { unverifiedCards } from '../payments/verify-card.ts';
import type { Buyer } from './buyer.ts';
import { isPlaced, type OpenOrder, recipientName, stranded } from './open-order.ts';
import type { PickupContact } from './shipment-choices.ts';

/** What a step still needs, for the shopper. */
export interface Missing {
  step: StepIndex;
  message: string;
}

/** The first thing that is missing before the order can be placed; undefined if nothing is. */
export function firstMissing(buyer: Buyer, order: OpenOrder): Missing | undefined {
  return missingOfShipping(order) ?? missingOfOptions(buyer, order) ?? missingOfPayment(buyer, order);
}

/** The furthest step that may be shown for an open order (decision 49). */
export const furthestStep = (buyer: Buyer, order: OpenOrder): StepIndex =>
  firstMissing(buyer, order)?.step ?? stepIndexes.review;

export function missingOfShipping(order: OpenOrder): Missing | undefined {
  const step = stepIndexes.shipping;
  if (order.cart.lines.length === 0) return { step, message: 'Your cart is empty.' };
  if (isPlaced(order)) return undefined;
  for (const recipient of order.recipients) {
    const [part] = stranded(recipient);
    if (!part) continue;
    const where = recipient.destination.isMilitary ? 'an APO, FPO or DPO address' : 'a PO box';
    const message = `${part.line.product.name} is brought into a home and cannot go to ${where}. Please choose another address than ${recipientName(recipient)}.`;
    return { step, message };
  }
  const message =
    order.recipients.length === 0
      ? 'Please enter where your order goes to.'
      : `Please choose who gets ${order.unassigned[0]!.line.product.name}.`;
  return { step, message };
}

/** The choice that is still missing after the options have been saved. */
export function missingChoice({ recipients, pickup }: OpenOrder): Missing | undefined {
  const step = stepIndexes.options;
  const errors = pickup && contactErrors(pickup.contact);
  if (errors && Object.keys(errors).length > 0)
    return {
      step,
      message: 'Please enter who picks up your order, with an email address.',
    };
  const trips = recipients.flatMap(({ shipments }) => shipments).filter(({ trip }) => trip !== undefined);
  const isOpen = trips.some(
    ({ trip }) => !trip!.choice.isContactMeSelected && trip!.choice.selectedTrip === undefined,
  );
  return isOpen
    ? { step, message: 'Please choose a day for your in-home delivery, or ask us to call you.' }
    : undefined;
}

function missingOfOptions(buyer: Buyer, order: OpenOrder): Missing | undefined {
  if (hasSavedOptions(buyer)) return missingChoice(order);
  return { step: stepIndexes.options, message: 'Please choose how your order is delivered.' };
}

export function missingOfPayment(buyer: Buyer, order: OpenOrder): Missing | undefined {
  const { shop, sessionId, view } = buyer;
  if (hasCartCondition(shop, sessionId, 'reissued-card'))
    return { step: stepIndexes.payment, message: 'Your card has been reissued. Please use the new card.' };
  const step = stepIndexes.payment;
  const { dueCents } = paymentParts(buyer, order);
  if (dueCents === 0) return undefined;
  if (orderCards(shop, sessionId, view, dueCents).length === 0)
    return { step, message: notPaid(buyer, dueCents) };
  const [card] = unverifiedCards(buyer, dueCents);
  return card && { step, message: `Please enter the security code of your ${cardName(card)}.` };
}

function notPaid(buyer: Buyer, dueCents: number): string {
  const rest = restDue(buyer, dueCents);
  return rest === dueCents
    ? 'Please choose how you pay for your order.'
    : `Please choose how you pay the rest of your order: ${formatPrice(rest, buyer.view)}.`;
}

/** The errors of the pickup contact, by field. */
export function contactErrors(contact: PickupContact): Partial<Record<keyof PickupContact, string>> {
  const found = {
    firstName: nameError(contact.firstName, 'Please enter a first name.'),
    lastName: nameError(contact.lastName, 'Please enter a last name.'),
    email: emailError(contact.email),
    phone:
      contact.phone.trim() === '' || phoneDigits(contact.phone)
        ? undefined
        : 'Please enter a phone number with 10 digits, area code first.',
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function hasSavedOptions({ shop, sessionId }: Buyer): boolean {
  const row = shop.database
    .prepare('SELECT has_saved_options FROM checkouts WHERE session_id = ?')
    .get(sessionId);
  return row?.has_saved_options === 1;
}
