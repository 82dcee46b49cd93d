import { fullName } from '../../../src/domain/checkout/address-lines.ts';
import { isParcel, isPickedUp, type Shipping, shippingOf } from '../cart/delivery.ts';
import { type Cart, type CartLine, readCart } from '../cart/lines.ts';
import { figuresOf } from '../shipping/figures.ts';
import type { Store } from '../stores.ts';
import { type Destination, destinationOf } from './address.ts';
import { type Allotment, allotmentsOf, partId } from './allotments.ts';
import type { Buyer } from './buyer.ts';
import { type Choice, chosenOf, giftOptions } from './gifts.ts';
import { foreignCountriesOf, recipientsOf, type ShipRecipient } from './recipients.ts';
import { type PickupChoice, type PickupContact, pickupChoice } from './shipment-choices.ts';
import { type Part, type Shipment, shipmentsOf } from './shipments.ts';

/** A recipient with its parts of the order. */
export interface OrderRecipient extends ShipRecipient {
  destination: Destination;
  parts: Part[];
  shipments: Shipment[];
  gifts: { options: Choice[]; selected: Choice };
}

/** The items that are picked up, and by whom. */
export interface Pickup {
  store: Store;
  parts: Part[];
  choice: Omit<PickupChoice, 'contact'>;
  contact: PickupContact;
}

/** The order as it stands, before it is placed. */
export interface OpenOrder {
  cart: Cart;
  shipping: Shipping;
  allotments: Allotment[];
  recipients: OrderRecipient[];
  /** The parts without a recipient. */
  unassigned: Part[];
  pickup: Pickup | undefined;
}

/** The id of the recipient who picks items up. */
export const pickupId = 'pickup';

/** Reads a session's order: its cart, its recipients and their parts, and the delivery. */
export function openOrder(buyer: Buyer): OpenOrder {
  const { shop, sessionId, view } = buyer;
  const cart = readCart(shop, sessionId, view);
  const shipping = shippingOf(shop, sessionId, view, cart.lines);
  const [pickedUp, shipped] = split(cart.lines, (line) => isPickedUp(line, shipping));
  const known = recipientsOf(buyer);
  const allotments = allotmentsOf(buyer, shipped, known);
  const lines = new Map(shipped.map((line) => [line.id, line]));
  const partsFor = (recipientId: string | undefined) =>
    allotments
      .filter((allotment) => allotment.recipientId === recipientId)
      .map((allotment) => partOf(lines.get(allotment.lineId)!, allotment));
  const recipients = known.map((recipient) =>
    orderRecipient(buyer, shipping, recipient, partsFor(recipient.id)),
  );
  return {
    cart,
    shipping,
    allotments,
    recipients,
    unassigned: partsFor(undefined),
    pickup: pickedUp.length > 0 ? pickupOf(buyer, shipping.store!, pickedUp, recipients) : undefined,
  };
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

const partOf = (line: CartLine, allotment: Allotment): Part => ({
  id: partId(allotment),
  line,
  quantity: allotment.quantity,
  cents: line.unitCents * allotment.quantity,
});

function orderRecipient(
  buyer: Buyer,
  shipping: Shipping,
  recipient: ShipRecipient,
  parts: Part[],
): OrderRecipient {
  const { view } = buyer;
  const destination = destinationOf(recipient.address);
  const way = {
    recipientId: recipient.id,
    destination,
    shipping,
    abroadCents: abroadCents(buyer, recipient),
  };
  const options = giftOptions(
    view,
    parts.some(({ line }) => isParcel(line)),
  );
  return {
    ...recipient,
    destination,
    parts,
    shipments: shipmentsOf(buyer, way, parts),
    gifts: { options, selected: chosenOf(options, recipient.giftOption) },
  };
}

function abroadCents({ view }: Buyer, { address }: ShipRecipient): number {
  const country = foreignCountriesOf(view).find(({ code }) => code === address.country);
  const found = figuresOf(view).international?.destinations?.find(
    ({ name }) => name === country?.destination,
  );
  return found?.charge ?? 0;
}

/** Until somebody else is named, the shopper picks the items up. */
function pickupOf(buyer: Buyer, store: Store, lines: CartLine[], recipients: OrderRecipient[]): Pickup {
  const { contact, ...choice } = pickupChoice(buyer);
  const shopper = recipients.find(({ grId }) => grId === undefined)?.address;
  return {
    store,
    parts: lines.map((line) => ({
      id: `${line.id}-1`,
      line,
      quantity: line.quantity,
      cents: line.totalCents,
    })),
    choice,
    contact: contact ?? {
      firstName: shopper?.firstName ?? buyer.account?.firstName ?? '',
      lastName: shopper?.lastName ?? '',
      email: buyer.account?.email ?? shopper?.email ?? '',
      phone: shopper?.phone ?? '',
    },
  };
}

/** The lines for a recipient that cannot go to its address: furniture to a box or a military address. */
export const stranded = ({
  destination: { isPoBox, isMilitary, isAbroad },
  parts,
}: OrderRecipient): Part[] =>
  (isPoBox || isMilitary) && !isAbroad ? parts.filter(({ line }) => !isParcel(line)) : [];

/** True if every piece of the order has a destination. */
export const isPlaced = (order: OpenOrder): boolean =>
  order.cart.lines.length > 0 &&
  order.unassigned.length === 0 &&
  order.recipients.every((recipient) => stranded(recipient).length === 0);

/** `Ann Baker, Chicago`, for a shopper who knows several. */
export const recipientName = ({ address }: Pick<ShipRecipient, 'address'>): string =>
  `${fullName(address)}, ${address.city}`;
