import type { ComponentType, ReactNode } from 'react';
import type { BasketItem } from '../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import type { Recipient, Shipment } from '../../src/contract/checkout/recipient.ts';
import { countPieces } from '../../src/domain/cart/count-pieces.ts';
import { addressLines, fullName } from '../../src/domain/checkout/address-lines.ts';
import { checkoutOrderMessages } from '../../src/domain/checkout/checkout-order-messages.ts';
import { chosenLevel } from '../../src/domain/checkout/chosen-level.ts';
import { contactLines } from '../../src/domain/checkout/contact-lines.ts';
import { dayInWords } from '../../src/domain/checkout/day-in-words.ts';
import { type StepIndex, stepIndexes } from '../../src/domain/checkout/steps.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { CheckoutEdit } from './checkout-edit.tsx';
import { CheckoutItem } from './checkout-item.tsx';

type Texts = typeof checkoutOrderMessages;

export interface OrderProps {
  checkout: Checkout;
  /** Shows an Edit link for each part. */
  flow?: CheckoutFlow | undefined;
}

interface WholeOrderProps extends OrderProps {
  /** What pays for it. */
  PaymentSummary: ComponentType<OrderProps> | undefined;
}

/** The whole order: items, address and delivery of each recipient, and the payment. */
export function CheckoutOrder({ checkout, flow, PaymentSummary }: WholeOrderProps): ReactNode {
  const texts = useTexts(checkoutOrderMessages);
  return (
    <>
      {checkout.recipientList.map((recipient) => (
        <section className="si-checkout__recipient" key={recipient.id}>
          <CheckoutPartHead
            heading="h3"
            part={recipient.address ? texts.shipTo : texts.pickUpAt}
            step={stepIndexes.shipping}
            flow={flow}
          />
          <RecipientPlace checkout={checkout} recipient={recipient} texts={texts} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
          <ul className="si-checkout__items" role="list">
            {itemsOf(checkout, recipient).map(({ item, quantity }) => (
              <CheckoutItem key={item.id} item={item} quantity={quantity} />
            ))}
          </ul>
          <CheckoutPartHead
            heading="h4"
            part={texts.deliveryHeading}
            step={stepIndexes.options}
            flow={flow}
          />
          <div className="si-checkout__lines">
            {deliveryLines(recipient, texts).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </section>
      ))}
      {PaymentSummary && <PaymentSummary checkout={checkout} flow={flow} />}
    </>
  );
}

interface PartHeadProps extends Pick<OrderProps, 'flow'> {
  heading: 'h3' | 'h4';
  part: string;
  /** Where it is edited. */
  step: StepIndex;
}

/** The heading of a part of the order, with its Edit link while the order is not placed. */
export function CheckoutPartHead({ heading: Heading, part, step, flow }: PartHeadProps): ReactNode {
  return (
    <div className="si-checkout__part-head">
      <Heading className="si-checkout__part">{part}</Heading>
      {flow && <CheckoutEdit step={step} name={part} flow={flow} returnStep={stepIndexes.review} />}
    </div>
  );
}

interface PlaceProps {
  checkout: Checkout;
  recipient: Recipient;
  texts: Texts;
}

function RecipientPlace({ checkout, recipient, texts }: PlaceProps): ReactNode {
  const { address, grId, store, bopsOptions } = recipient;
  const contact = address ?? bopsOptions?.pickupContact;
  const lines = address
    ? addressLines(address, checkout)
    : [store?.name, ...(store?.lines ?? []), contact && fillIn(texts.pickupBy, fullName(contact))];
  // The phone number of a gift registry's owner is not for the giver to see.
  const contacts = contact ? contactLines(grId ? { ...contact, phone: '' } : contact) : [];
  return (
    <address className="si-checkout__address">
      {[...lines, ...contacts].map(
        (line) =>
          line && (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ),
      )}
    </address>
  );
}

/** A recipient's items, with the number of pieces of each. */
function itemsOf(
  { basketItems, recipientList }: Checkout,
  { id }: Recipient,
): { item: BasketItem; quantity: number }[] {
  return basketItems.flatMap((item) => {
    const parts = item.recipients.filter(({ recipientId }) => recipientId === id);
    if (parts.length) return [{ item, quantity: countPieces(parts) }];
    const isOurs = item.recipientId ? item.recipientId === id : recipientList.length === 1;
    return isOurs && !item.recipients.length ? [{ item, quantity: item.quantity }] : [];
  });
}

/** A recipient's delivery and gift options. */
function deliveryLines(recipient: Recipient, texts: Texts): string[] {
  const { shipments, giftOptions, giftMessage, bopsOptions } = recipient;
  const lines = [
    ...shipments.flatMap((shipment) => shipmentLines(shipment, texts)),
    ...[giftOptions, bopsOptions?.baggingOption, bopsOptions?.giftReceiptOption].map(
      // The first option is "none".
      (choice) => choice?.options.slice(1).find(({ code }) => code === choice.selectedOption)?.name,
    ),
    giftMessage && fillIn(texts.giftMessageLine, giftMessage),
  ];
  return [...new Set(lines)].filter((line) => !!line) as string[];
}

function shipmentLines(shipment: Shipment, texts: Texts) {
  const { holidayHold, tripBooking, isShipCompleteSelected } = shipment;
  const trip = tripBooking?.trips.find(({ id }) => id === tripBooking.selectedTrip);
  const { selectedShippingDate: date, selectedRange: range } = holidayHold ?? {};
  const inDays = (day: string) => dayInWords(day, texts);
  return [
    chosenLevel(shipment),
    isShipCompleteSelected && texts.shipComplete,
    date && fillIn(texts.heldUntil, inDays(date)),
    range && fillIn(texts.heldBetween, inDays(range.from), inDays(range.to)),
    tripBooking?.isContactMeSelected && texts.contactMe,
    trip && fillIn(texts.tripOn, [inDays(trip.date), trip.window].filter(Boolean).join(', ')),
    tripBooking?.drivingDirections && fillIn(texts.directionsLine, tripBooking.drivingDirections),
  ];
}
