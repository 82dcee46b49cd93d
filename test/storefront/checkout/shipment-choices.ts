import type { Buyer } from './buyer.ts';
import type { Hold } from './holidays.ts';
import type { TripChoice } from './trips.ts';

/** The choices for a shipment; undefined before a choice. */
export interface ShipmentChoice {
  serviceLevel: number | undefined;
  isShipComplete: boolean;
  hold: Hold;
  trip: TripChoice | undefined;
}

const unchosen: ShipmentChoice = {
  serviceLevel: undefined,
  isShipComplete: false,
  hold: {},
  trip: undefined,
};

type Session = Pick<Buyer, 'shop' | 'sessionId'>;

/** The choices for a shipment, by its id. */
export function shipmentChoice({ shop, sessionId }: Session, shipmentId: string): ShipmentChoice {
  const row = shop.database
    .prepare('SELECT * FROM shipment_choices WHERE session_id = ? AND shipment_id = ?')
    .get(sessionId, shipmentId);
  if (!row) return unchosen;
  return {
    serviceLevel: row.service_level === null ? undefined : Number(row.service_level),
    isShipComplete: row.is_ship_complete === 1,
    hold: row.hold === null ? {} : (JSON.parse(String(row.hold)) as Hold),
    trip: row.trip === null ? undefined : (JSON.parse(String(row.trip)) as TripChoice),
  };
}

/** Stores the choices for a shipment. */
export function chooseForShipment(
  { shop, sessionId }: Session,
  shipmentId: string,
  { serviceLevel, isShipComplete, hold, trip }: ShipmentChoice,
): void {
  shop.database
    .prepare(
      `INSERT OR REPLACE INTO shipment_choices
         (session_id, shipment_id, service_level, is_ship_complete, hold, trip) VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(
      sessionId,
      shipmentId,
      serviceLevel ?? null,
      Number(isShipComplete),
      JSON.stringify(hold),
      trip ? JSON.stringify(trip) : null,
    );
}

/** The service levels chosen in checkout give way to a ship method that is chosen in the cart afterwards. */
export function forgetServiceLevels({ shop, sessionId }: Session): void {
  shop.database
    .prepare('UPDATE shipment_choices SET service_level = NULL WHERE session_id = ?')
    .run(sessionId);
}

/** Who picks the order up. */
export interface PickupContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The choices for the pickup items. */
export interface PickupChoice {
  /** Undefined until one is given. */
  contact: PickupContact | undefined;
  bagging: string;
  giftReceipt: string;
}

export function pickupChoice({ shop, sessionId }: Session): PickupChoice {
  const row = shop.database.prepare('SELECT * FROM pickup_choices WHERE session_id = ?').get(sessionId);
  return {
    contact: row?.contact ? (JSON.parse(String(row.contact)) as PickupContact) : undefined,
    bagging: String(row?.bagging ?? 'none'),
    giftReceipt: String(row?.gift_receipt ?? 'no'),
  };
}

/** Changes some of the choices for the items that are picked up. */
export function chooseForPickup(session: Session, changes: Partial<PickupChoice>): void {
  const { contact, bagging, giftReceipt } = { ...pickupChoice(session), ...changes };
  session.shop.database
    .prepare(
      'INSERT OR REPLACE INTO pickup_choices (session_id, contact, bagging, gift_receipt) VALUES (?, ?, ?, ?)',
    )
    .run(session.sessionId, contact ? JSON.stringify(contact) : null, bagging, giftReceipt);
}
