import { countPieces } from '../cart/count-pieces.ts';
import { fillIn } from '../messages.ts';
import { type AddressParts, type AddressScope, addressLines, fullName } from './address-lines.ts';
import type { checkoutOrderMessages } from './checkout-order-messages.ts';
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

/*
 * An order as it will be, or has been, placed: what the server's pages and the island say of each recipient.
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

/** Where a recipient's items go, or who picks them up at which store, and how they are reached. */
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

/** A recipient's delivery and gift options. */
export function deliveryLines(recipient: Recipient, texts: Texts): string[] {
  const { shipments, giftOptions, giftMessage, bopsOptions } = recipient;
  const lines = [
    ...shipments.flatMap((shipment) => shipmentLines(shipment, texts)),
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
    chosenLevel(shipment),
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
