import { countPieces } from '../cart/count-pieces.ts';
import { fillIn } from '../messages.ts';
import { type AddressParts, type AddressScope, addressLines, fullName } from './address-lines.ts';
import type { checkoutOrderMessages, placedOrderMessages } from './checkout-order-messages.ts';
import { chosenLevel, type LevelChoice } from './chosen-level.ts';
import { contactLines } from './contact-lines.ts';
import { dayInWords } from './day-in-words.ts';

type Texts = typeof checkoutOrderMessages;
type Missing = null | undefined;

interface Contact {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

interface OptionChoice {
  options: readonly { code: string; name: string }[];
  selectedOption?: string | Missing;
}

interface Shipment extends LevelChoice {
  id: string;
  basketItemIds: readonly string[];
  holidayHold?:
    | { selectedShippingDate?: string | Missing; selectedRange?: { from: string; to: string } | Missing }
    | Missing;
  tripBooking?:
    | {
        trips: readonly { id: string; date: string; window?: string | Missing }[];
        selectedTrip?: string | Missing;
        isContactMeSelected: boolean;
        drivingDirections: string;
      }
    | Missing;
  isShipCompleteSelected: boolean;
}

interface Recipient {
  id: string;
  address?: (AddressParts & Contact) | Missing;
  /** The gift registry that it is bought from. */
  grId?: string | Missing;
  store?: { name: string; lines: readonly string[] } | Missing;
  shipments: readonly Shipment[];
  bopsOptions?:
    | {
        pickupContact?: Contact | Missing;
        baggingOption?: OptionChoice | Missing;
        giftReceiptOption?: OptionChoice | Missing;
      }
    | Missing;
  giftOptions?: OptionChoice | Missing;
  giftMessage?: string | Missing;
}

interface Item {
  quantity: number;
  recipientId?: string | Missing;
  recipients: readonly { recipientId?: string | Missing; quantity: number }[];
}

interface ShippedItem {
  id: string;
  quantity: number;
  recipients: readonly { basketItemId: string; quantity: number }[];
}

/*
 * The lines about each recipient of an order, before and after it is placed, for the server's pages and the island.
 */

/** The items for a recipient, with the number of pieces of each. */
export function itemsFor<One extends Item>(
  { basketItems, recipientList }: { basketItems: readonly One[]; recipientList: readonly unknown[] },
  { id }: Pick<Recipient, 'id'>,
): { item: One; quantity: number }[] {
  return basketItems.flatMap((item) => {
    const parts = item.recipients.filter(({ recipientId }) => recipientId === id);
    if (parts.length) return [{ item, quantity: countPieces(parts) }];
    const isOurs = item.recipientId ? item.recipientId === id : recipientList.length === 1;
    return isOurs && !item.recipients.length ? [{ item, quantity: item.quantity }] : [];
  });
}

/** The items of a shipment, with the number of pieces of each. */
export function itemsOfShipment<One extends ShippedItem>(
  { basketItems }: { basketItems: readonly One[] },
  { basketItemIds }: { basketItemIds: readonly string[] },
): { item: One; quantity: number }[] {
  const ids = new Set(basketItemIds);
  return basketItems.flatMap((item) => {
    const parts = item.recipients.filter(({ basketItemId }) => ids.has(basketItemId));
    const quantity = parts.length ? countPieces(parts) : ids.has(item.id) ? item.quantity : 0;
    return quantity ? [{ item, quantity }] : [];
  });
}

/** The address of a recipient, or the store and the person who picks up; then phone number and email. */
export function placeLines(order: AddressScope, recipient: Recipient, texts: Texts): string[] {
  const { address, grId, store, bopsOptions } = recipient;
  const contact = address ?? bopsOptions?.pickupContact;
  const lines = address
    ? addressLines(address, order)
    : [store?.name, ...(store?.lines ?? []), contact && fillIn(texts.pickupBy, fullName(contact))];
  // The phone number of a gift registry's owner is not for the giver to see.
  const contacts = contact ? contactLines(grId ? { ...contact, phone: '' } : contact) : [];
  return withoutEmpty([...lines, ...contacts]);
}

/** The shipments of a recipient, each with its lines and items; items without a shipment have no lines. */
export function deliveriesOf<One extends Item & ShippedItem>(
  order: { basketItems: readonly One[]; recipientList: readonly unknown[] },
  recipient: Recipient,
  texts: Texts,
): { id: string; lines: string[]; items: { item: One; quantity: number }[] }[] {
  const all = recipient.shipments.map((shipment) => ({
    id: shipment.id,
    lines: withoutEmpty(shipmentLines(shipment, texts)),
    items: itemsOfShipment(order, shipment),
  }));
  const shipped = new Set(all.flatMap(({ items }) => items.map(({ item }) => item)));
  const others = itemsFor(order, recipient).filter(({ item }) => !shipped.has(item));
  return others.length ? [{ id: '', lines: [], items: others }, ...all] : all;
}

/** What happens next with a placed order: each delivery and pickup, and when. */
export function nextOf(
  { recipientList }: { recipientList: readonly Recipient[] },
  texts: typeof placedOrderMessages,
): { what: string; when: string }[] {
  return recipientList.flatMap(({ shipments, store }) => [
    ...shipments.map((shipment) => nextOfShipment(shipment, texts)),
    ...(store ? [{ what: fillIn(texts.nextPickup, store.name), when: texts.nextPickupWhen }] : []),
  ]);
}

function nextOfShipment(shipment: Shipment, texts: typeof placedOrderMessages) {
  const { availableServiceLevels, selectedServiceLevel, tripBooking } = shipment;
  const level = availableServiceLevels.find(({ code }) => code === selectedServiceLevel);
  const days = heldOrBooked(shipment, texts);
  const isCall = tripBooking?.isContactMeSelected;
  return {
    what: level?.name ?? texts.nextDelivery,
    when: days ?? ([level?.edd, isCall && texts.contactMe].filter(Boolean).join('. ') || texts.nextWhen),
  };
}

/** The day of a booked or a held delivery. */
function heldOrBooked({ tripBooking, holidayHold }: Shipment, texts: Texts): string | undefined {
  const trip = tripBooking?.trips.find(({ id }) => id === tripBooking.selectedTrip);
  const { selectedShippingDate: date, selectedRange: range } = holidayHold ?? {};
  if (trip) return [dayInWords(trip.date, texts), trip.window].filter(Boolean).join(', ');
  if (date) return fillIn(texts.heldUntil, dayInWords(date, texts));
  return range
    ? fillIn(texts.heldBetween, dayInWords(range.from, texts), dayInWords(range.to, texts))
    : undefined;
}

/** A recipient's gift options, and the packing of a pickup. */
export function giftLines(recipient: Recipient, texts: Texts): string[] {
  const { giftOptions, giftMessage, bopsOptions } = recipient;
  const lines = [
    ...[giftOptions, bopsOptions?.baggingOption, bopsOptions?.giftReceiptOption].map(
      // The first option is "none".
      (choice) => choice?.options.slice(1).find(({ code }) => code === choice.selectedOption)?.name,
    ),
    giftMessage && fillIn(texts.giftMessageLine, giftMessage),
  ];
  return withoutEmpty([...new Set(lines)]);
}

function shipmentLines(shipment: Shipment, texts: Texts) {
  const { holidayHold, tripBooking, isShipCompleteSelected } = shipment;
  const trip = tripBooking?.trips.find(({ id }) => id === tripBooking.selectedTrip);
  const { selectedShippingDate: date, selectedRange: range } = holidayHold ?? {};
  const inDays = (day: string) => dayInWords(day, texts);
  return [
    chosenLevel(shipment, !!(trip || date || range)),
    isShipCompleteSelected && texts.shipComplete,
    date && fillIn(texts.heldUntil, inDays(date)),
    range && fillIn(texts.heldBetween, inDays(range.from), inDays(range.to)),
    tripBooking?.isContactMeSelected && texts.contactMe,
    trip && fillIn(texts.tripOn, [inDays(trip.date), trip.window].filter(Boolean).join(', ')),
    tripBooking?.drivingDirections && fillIn(texts.directionsLine, tripBooking.drivingDirections),
  ];
}

const withoutEmpty = (lines: readonly (string | false | Missing)[]) =>
  lines.filter((line) => !!line) as string[];
