import type { DayLabel } from '../../../src/domain/checkout/delivery-days.ts';
import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { isParcel, type Shipping, shipMethodsOf } from '../cart/delivery.ts';
import { type BusinessDays, daysOf, daysText, workshopDays } from '../cart/edd.ts';
import type { CartLine } from '../cart/lines.ts';
import type { View } from '../view.ts';
import type { Destination } from './address.ts';
import type { Buyer } from './buyer.ts';
import { type Hold, type Holiday, holidaysOf, isOffered } from './holidays.ts';
import { type ShipmentChoice, shipmentChoice } from './shipment-choices.ts';
import { type Trip, type TripChoice, tripById, tripsTo, unchosenTrip } from './trips.ts';

/** Some pieces of a line; `cents` is what they cost together. */
export interface Part {
  /** The id of the line's part, as the answers name it. */
  id: string;
  line: CartLine;
  quantity: number;
  cents: number;
}

/** A way of shipping a shipment; `charge` in cents. */
export interface ServiceLevel {
  code: number;
  name: string;
  charge: number;
  /** The first and last business day of its arrival. */
  days: BusinessDays;
  dayLabel: DayLabel | undefined;
}

/** The items that travel together to a recipient. */
export interface Shipment {
  id: string;
  kind: 'parcels' | 'in-home' | 'abroad';
  parts: Part[];
  levels: ServiceLevel[];
  selected: ServiceLevel;
  /** Only for parcels, before a holiday. */
  hold: { holidays: Holiday[]; chosen: Hold } | undefined;
  /** Only for an in-home delivery. */
  trip: { trips: Trip[]; choice: TripChoice; leadDays: number } | undefined;
  isShipCompleteVisible: boolean;
  isShipComplete: boolean;
}

/** Where a recipient's parts go, and the charges that it depends on. */
export interface Way {
  recipientId: string;
  destination: Destination;
  /** The data for the shipping of the whole cart. */
  shipping: Shipping;
  /** What the shipping of an order abroad costs, in cents. */
  abroadCents: number;
}

/**
 * The shipments of a recipient: parcels together, furniture in stock together, and each piece that is made to order by
 * itself. In-home delivery is charged once for all furniture, with the first shipment.
 */
export function shipmentsOf(buyer: Buyer, way: Way, parts: readonly Part[]): Shipment[] {
  const { recipientId, destination } = way;
  if (parts.length === 0) return [];
  if (destination.isAbroad) {
    const levels = [abroad(way, parts)];
    return [shipment(buyer, { id: `${recipientId}-abroad`, kind: 'abroad', parts: [...parts], levels })];
  }
  const parcels = parts.filter(({ line }) => isParcel(line));
  const furniture = parts.filter(({ line }) => !isParcel(line));
  const inStock = furniture.filter(({ line }) => workshopDays(line) === 0);
  const made = furniture.filter(({ line }) => workshopDays(line) > 0);
  const trips = [
    ...(inStock.length > 0 ? [{ id: `${recipientId}-home`, parts: inStock }] : []),
    ...made.map((part) => ({ id: `${recipientId}-home-${part.id}`, parts: [part] })),
  ];
  const [first] = shipMethodsOf(furniture[0]?.line ?? parts[0]!.line, shippingTo(way, parcels));
  return [
    ...trips.map((trip, index) => {
      const level = inHome(first!, way, { parts: trip.parts, isFirst: index === 0 });
      return shipment(buyer, { ...trip, kind: 'in-home', levels: [level] }, destination.place!.zip);
    }),
    ...(parcels.length > 0
      ? [
          shipment(buyer, {
            id: `${recipientId}-parcels`,
            kind: 'parcels',
            parts: parcels,
            levels: parcelLevels(way, parcels, buyer.view),
          }),
        ]
      : []),
  ];
}

/** Computes the charges for one recipient's parcels as the cart does. */
function shippingTo({ shipping, destination }: Way, parcels: readonly Part[]): Shipping {
  return {
    ...shipping,
    place: destination.place,
    parcelCents: parcels.reduce((sum, { cents }) => sum + cents, 0),
  };
}

function parcelLevels(way: Way, parcels: Part[], view: View): ServiceLevel[] {
  const { destination } = way;
  const { isPoBox, isMilitary, place } = destination;
  const isSlow = isPoBox || isMilitary;
  return shipMethodsOf({ ...parcels[0]!.line, isPickup: false }, shippingTo(way, parcels))
    .filter(({ code }) => !isSlow || code === shipMethods.standard)
    .map(({ code, name, charge }) => ({
      code,
      name,
      charge: charge ?? 0,
      days: spread(delayed(daysOf(code, place), destination), parcels),
      dayLabel: dayLabelOf(code, destination, view),
    }));
}

/** From the first item's arrival to the last one's. */
function spread([first, last]: BusinessDays, parts: readonly Part[]): BusinessDays {
  const made = parts.map(({ line }) => workshopDays(line));
  return [first + Math.min(...made), last + Math.max(...made)];
}

const delayed = ([first, last]: BusinessDays, { isPoBox, isMilitary }: Destination): BusinessDays =>
  isMilitary ? [first + 10, last + 20] : isPoBox ? [first + 3, last + 3] : [first, last];

function dayLabelOf(code: number, { isPoBox, isMilitary, place }: Destination, { country }: View): DayLabel {
  if (code === shipMethods.premium) return 'twoDay';
  if (code === shipMethods.express)
    return country === 'US' && nearZips.has(place!.zip.slice(0, 3)) ? 'rush' : 'nextDay';
  if (isMilitary) return 'fpoApo';
  if (isPoBox) return 'poBox';
  return place?.region.isRemote ? 'nonContinental' : 'standard';
}

/** Places with a warehouse of the shop, from which an express parcel leaves at once. */
const nearZips = new Set(['606', '303', '752', '900', '981']);

function inHome(
  method: { code: number; name: string; charge: number | undefined },
  { destination }: Way,
  { parts, isFirst }: { parts: Part[]; isFirst: boolean },
): ServiceLevel {
  const { code, name, charge } = method;
  const days = spread(daysOf(code, destination.place), parts);
  return { code, name, charge: isFirst ? (charge ?? 0) : 0, days, dayLabel: undefined };
}

function abroad({ abroadCents }: Way, parts: readonly Part[]): ServiceLevel {
  const days = spread([10, 20], parts);
  return {
    code: shipMethods.standard,
    name: 'International delivery',
    charge: abroadCents,
    days,
    dayLabel: undefined,
  };
}

type NewShipment = Pick<Shipment, 'id' | 'kind' | 'parts' | 'levels'>;

/** A shipment with its choices, as far as they are still offered. */
function shipment(buyer: Buyer, made: NewShipment, zip?: string): Shipment {
  const choice = shipmentChoice(buyer, made.id);
  const isShipCompleteVisible = made.kind === 'parcels' && made.parts.length > 1;
  const isShipComplete = isShipCompleteVisible && choice.isShipComplete;
  const holidays = made.kind === 'parcels' ? holidaysOf(buyer.view, buyer.now) : [];
  const chosen = isOffered(holidays, choice.hold) ? choice.hold : {};
  const isHeld = chosen.date !== undefined || chosen.range !== undefined;
  const selected = isShipComplete || isHeld ? made.levels[0]! : chosenLevel(made, choice);
  const leadDays = selected.days[0];
  return {
    ...made,
    selected,
    hold: holidays.length > 0 ? { holidays, chosen } : undefined,
    trip: made.kind === 'in-home' ? tripOf(buyer, zip!, choice, leadDays) : undefined,
    isShipCompleteVisible,
    isShipComplete,
  };
}

/** The chosen level; else the one that all its lines have in the cart; else the first. */
function chosenLevel({ levels, parts }: NewShipment, { serviceLevel }: ShipmentChoice): ServiceLevel {
  const [inCart, ...others] = new Set(parts.map(({ line }) => line.shipMethod));
  const code = serviceLevel ?? (others.length === 0 ? inCart : undefined);
  return levels.find((level) => level.code === code) ?? levels[0]!;
}

/** The trips to a place, and the one that is chosen; where there is none, the shop calls. */
function tripOf(buyer: Buyer, zip: string, choice: ShipmentChoice, leadDays: number): Shipment['trip'] {
  const trips = tripsTo(buyer, zip, leadDays);
  const unchosen = { ...unchosenTrip, isContactMeSelected: trips.length === 0 };
  return { trips, choice: tripChoice(buyer, zip, choice, leadDays) ?? unchosen, leadDays };
}

/** A past trip can no longer be chosen. */
function tripChoice(
  buyer: Buyer,
  zip: string,
  { trip }: ShipmentChoice,
  leadDays: number,
): TripChoice | undefined {
  if (!trip) return undefined;
  const { selectedTrip } = trip;
  const isThere = selectedTrip === undefined || tripById(buyer, zip, selectedTrip, leadDays) !== undefined;
  return isThere ? trip : { ...trip, selectedTrip: undefined };
}

/** The estimated delivery date of a level: `December 3 – December 8`; with ship complete all arrives at the end. */
export function eddOf({ view, now }: Buyer, { days }: ServiceLevel, isShipComplete = false): string {
  return daysText(isShipComplete ? [Math.max(days[0], days[1] - 2), days[1]] : days, { view, now });
}
