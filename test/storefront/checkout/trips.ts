import { businessDay } from '../cart/edd.ts';
import type { Buyer } from './buyer.ts';

/** A furniture delivery: a part of a day such as `2026-12-03`. */
export interface Trip {
  id: string;
  date: string;
  window: string;
}

/** How an in-home delivery is arranged. Neither a trip nor a call: not yet. */
export interface TripChoice {
  isContactMeSelected: boolean;
  selectedTrip: string | undefined;
  drivingDirections: string;
}

/** The choice before the shopper makes one: where days are offered, no day is preselected. */
export const unchosenTrip: TripChoice = {
  isContactMeSelected: false,
  selectedTrip: undefined,
  drivingDirections: '',
};

export const maxDirections = 250;
const tripDays = 10;
/** How many orders fit into a trip. */
const tripPlaces = 12;

const windows = [
  ['am', '8 am – 12 pm'],
  ['pm', '12 pm – 4 pm'],
  ['eve', '4 pm – 8 pm'],
] as const;

/** The trips of the hub that serves a place, full ones too, from the first day that the goods can be there. */
function calendar(hub: string, leadDays: number, { now, view }: Session): Trip[] {
  return Array.from({ length: tripDays }, (_, index) => {
    const day = businessDay(now, leadDays + index, view.country);
    const date = [day.getFullYear(), pad(day.getMonth() + 1), pad(day.getDate())].join('-');
    // Two parts of each day, which depend on the day and the hub.
    const skipped = (day.getDate() + Number(hub.charCodeAt(hub.length - 1))) % windows.length;
    return windows
      .filter((_window, part) => part !== skipped)
      .map(([part, window]) => ({ id: `trip-${date}-${part}`, date, window }));
  }).flat();
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The hub that serves a place: by the first three characters of its code. */
export const hubOf = (zip: string): string => zip.slice(0, 3);

type Session = Pick<Buyer, 'shop' | 'sessionId' | 'now' | 'view'>;

/** The trips to a place that have room. */
export function tripsTo(session: Session, zip: string, leadDays: number): Trip[] {
  const hub = hubOf(zip);
  const full = fullTrips(session, hub);
  return calendar(hub, leadDays, session).filter(({ id }) => !full.has(id));
}

/** A trip that has been offered, if it is still to come and whether or not it has room. */
export function tripById(session: Session, zip: string, id: string, leadDays: number): Trip | undefined {
  return calendar(hubOf(zip), leadDays, session).find((trip) => trip.id === id);
}

function fullTrips({ shop, sessionId }: Session, hub: string): Set<string> {
  return new Set(
    shop.database
      .prepare(
        `SELECT trip_id FROM trip_bookings WHERE hub = ? AND (session_id IS NULL OR session_id = ?)
         GROUP BY trip_id HAVING count(*) >= ?`,
      )
      .all(hub, sessionId, tripPlaces)
      .map((row) => String(row.trip_id)),
  );
}

/** True if a trip has no room left. */
export const isFull = (session: Session, zip: string, tripId: string): boolean =>
  fullTrips(session, hubOf(zip)).has(tripId);

/** Books a place for an order. */
export function bookTrip(
  { shop }: Session,
  { zip, tripId, orderNumber }: { zip: string; tripId: string; orderNumber: number },
): void {
  shop.database
    .prepare('INSERT INTO trip_bookings (hub, trip_id, order_number) VALUES (?, ?, ?)')
    .run(hubOf(zip), tripId, orderNumber);
}

/** For developers: the trip is full, for this session only. */
export function fillTrip({ shop, sessionId }: Session, zip: string, tripId: string): void {
  const book = shop.database.prepare('INSERT INTO trip_bookings (hub, trip_id, session_id) VALUES (?, ?, ?)');
  for (let place = 0; place < tripPlaces; place++) book.run(hubOf(zip), tripId, sessionId);
}
