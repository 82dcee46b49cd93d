import { html } from 'hono/html';
import { addressLines, fullName } from '../../../../src/domain/checkout/address-lines.ts';
import { checkoutOrderMessages as texts } from '../../../../src/domain/checkout/checkout-order-messages.ts';
import { contactLines } from '../../../../src/domain/checkout/contact-lines.ts';
import { dayInWords } from '../../../../src/domain/checkout/day-in-words.ts';
import { pickupLine } from '../../../../src/domain/checkout/pickup-line.ts';
import { checkoutSteps, type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { paymentSummaryMessages } from '../../../../src/domain/payment/payment-step-messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { cardName } from '../../payments/card-name.ts';
import { link, type Markup, type Page } from '../page.ts';

type Recipient = WholeAnswer['recipientList'][number];
type Shipment = Recipient['shipments'][number];

/** What goes where, when and how, and what pays for it; an order that is not placed yet can be edited. */
export function orderParts(page: Page, whole: WholeAnswer, { isOpen }: { isOpen: boolean }): Markup {
  const edit = (key: StepKey, part: string) =>
    isOpen
      ? html`<a href="${link(page, checkoutSteps[stepIndexes[key]].path)}">${texts.editStep}<span class="sr-only"> ${part}</span></a>`
      : '';
  return html`${whole.recipientList
    .filter(({ store, shipments }) => store !== null || shipments.length > 0)
    .map(
      (recipient) => html`<section class="checkout-part">
<div class="checkout-head"><h2>${recipient.store ? texts.pickUpAt : texts.shipTo}</h2>${edit('shipping', recipient.store ? texts.pickUpAt : texts.shipTo)}</div>
<p>${placeLines(whole, recipient).map((line) => html`${line}<br>`)}</p>
<ul class="checkout-items">${itemsOf(page, whole, recipient)}</ul>
<div class="checkout-head"><h3>${texts.deliveryHeading}</h3>${edit('options', texts.deliveryHeading)}</div>
<div class="checkout-lines">${deliveryLines(recipient).map((line) => html`<p>${line}</p>`)}</div>
</section>`,
    )}
${payment(page, whole, isOpen ? edit('payment', paymentSummaryMessages.paymentHeading) : '')}`;
}

/** The cards that pay; a placed order without any has none to show. */
function payment(page: Page, { payment: { appliedCards } }: WholeAnswer, edit: Markup | ''): Markup | '' {
  if (!edit && appliedCards.length === 0) return '';
  return html`<section class="checkout-part"><div class="checkout-head"><h2>${paymentSummaryMessages.paymentHeading}</h2>${edit}</div>
${appliedCards.map(
  (
    card,
  ) => html`<p>${fillIn(paymentSummaryMessages.paysAmount, cardName(card), formatPrice(card.appliedAmount, page.view))}</p>
`,
)}</section>`;
}

function placeLines(whole: WholeAnswer, { address, grId, store, bopsOptions }: Recipient): string[] {
  // The phone number of a gift registry's owner is not for the giver to see.
  if (address)
    return [
      ...addressLines(address, whole),
      ...contactLines(grId ? { ...address, phone: '' } : address),
    ].filter(Boolean);
  const contact = bopsOptions?.pickupContact;
  const collector = contact ? [fillIn(texts.pickupBy, fullName(contact)), ...contactLines(contact)] : [];
  return [store!.name, ...store!.lines, ...collector].filter(Boolean);
}

function itemsOf(page: Page, { basketItems }: WholeAnswer, { id, store }: Recipient): Markup[] {
  return basketItems.flatMap(
    ({ itemInfo, isPickup, quantity, recipients, optionChoices, personalization, ...item }) => {
      const pieces = store
        ? isPickup
          ? quantity
          : 0
        : recipients.filter((part) => part.recipientId === id).reduce((sum, part) => sum + part.quantity, 0);
      if (pieces === 0) return [];
      const ready = pickupLine({ ...item, isPickup });
      return [
        html`<li><img src="${itemInfo.imagePath}" width="64" height="64" alt="">
<div><p>${itemInfo.name}</p>
<p class="quiet">${[
          fillIn(texts.quantityLine, pieces),
          ...optionChoices.map(({ name, value }) => `${name}: ${value}`),
        ].join(' · ')}</p>
${
  personalization.length > 0
    ? html`<p class="quiet">${fillIn(texts.personalized, personalization.join(' · '))}</p>`
    : ''
}${ready ? html`<p class="quiet">${ready}</p>` : ''}</div>
<p>${formatPrice(itemInfo.price * pieces, page.view)}</p></li>
`,
      ];
    },
  );
}

function deliveryLines({ shipments, bopsOptions, giftOptions, giftMessage }: Recipient): string[] {
  const choices = [giftOptions, bopsOptions?.baggingOption, bopsOptions?.giftReceiptOption];
  const lines = [
    ...shipments.flatMap((shipment) => shipmentLines(shipment)),
    // The first of each is none.
    ...choices.flatMap((choice) =>
      (choice?.options ?? [])
        .slice(1)
        .flatMap(({ code, name }) => (code === choice!.selectedOption ? [name] : [])),
    ),
    ...(giftMessage ? [fillIn(texts.giftMessageLine, giftMessage)] : []),
  ];
  return [...new Set(lines)];
}

function shipmentLines(shipment: Shipment): string[] {
  const { availableServiceLevels, selectedServiceLevel, holidayHold, tripBooking } = shipment;
  const level = availableServiceLevels.find(({ code }) => code === selectedServiceLevel);
  const day = (text: string) => dayInWords(text, texts);
  const { selectedShippingDate: date, selectedRange: range } = holidayHold ?? {};
  const trip = tripBooking?.trips.find(({ id }) => id === tripBooking.selectedTrip);
  return [
    ...(level ? [[level.name, level.edd].filter(Boolean).join(': ')] : []),
    ...(date ? [fillIn(texts.heldUntil, day(date))] : []),
    ...(range ? [fillIn(texts.heldBetween, day(range.from), day(range.to))] : []),
    ...(trip ? [fillIn(texts.tripOn, `${day(trip.date)}, ${trip.window}`)] : []),
    ...(tripBooking?.isContactMeSelected ? [texts.contactMe] : []),
    ...(tripBooking?.drivingDirections ? [fillIn(texts.directionsLine, tripBooking.drivingDirections)] : []),
    ...(shipment.isShipCompleteSelected ? [texts.shipComplete] : []),
  ];
}
