import { isInternational } from '../cart/conditions.ts';
import { figuresOf } from '../shipping/figures.ts';
import type { View } from '../view.ts';
import { type Address, readAddress } from './address.ts';
import type { Buyer } from './buyer.ts';
import { type ForeignCountry, foreignCountries } from './places.ts';

/** Who gets a part of the order at an address. */
export interface ShipRecipient {
  id: string;
  address: Address;
  /** Of an address that the shop knows: the account's, or a registry's. */
  addressId: string | undefined;
  grId: string | undefined;
  giftOption: string;
  giftMessage: string;
}

type Session = Pick<Buyer, 'shop' | 'sessionId' | 'view'>;

/** The countries that an international order may go to: each brand has its own destinations. */
export function foreignCountriesOf(view: View): ForeignCountry[] {
  const names = figuresOf(view).international?.destinations?.map(({ name }) => name) ?? [];
  return foreignCountries.filter(({ destination }) => names.includes(destination));
}

/** The codes of the countries that an order may go to. */
export const shippedCountries = (session: Session): string[] =>
  isInternational(session)
    ? foreignCountriesOf(session.view).map(({ code }) => code)
    : [session.view.country];

/** The recipients of a session's order, the oldest first. One in a country that it cannot go to is left out. */
export function recipientsOf(session: Session): ShipRecipient[] {
  const countries = shippedCountries(session);
  return session.shop.database
    .prepare('SELECT * FROM recipients WHERE session_id = ? ORDER BY id')
    .all(session.sessionId)
    .map((row) => ({
      id: String(row.id),
      address: readAddress(JSON.parse(String(row.address))),
      addressId: row.address_id === null ? undefined : String(row.address_id),
      grId: row.gr_id === null ? undefined : String(row.gr_id),
      giftOption: String(row.gift_option),
      giftMessage: String(row.gift_message),
    }))
    .filter(({ address }) => countries.includes(address.country));
}

export type Destined = Pick<ShipRecipient, 'address' | 'addressId' | 'grId'>;

/** Adds a recipient; returns its id. */
export function addRecipient({ shop, sessionId }: Session, { address, addressId, grId }: Destined): string {
  const { lastInsertRowid } = shop.database
    .prepare('INSERT INTO recipients (session_id, address, address_id, gr_id) VALUES (?, ?, ?, ?)')
    .run(sessionId, JSON.stringify(address), addressId ?? null, grId ?? null);
  return String(lastInsertRowid);
}

/** Gives a recipient another address; its gift stays. */
export function changeRecipient(
  { shop, sessionId }: Session,
  id: string,
  { address, addressId, grId }: Destined,
): void {
  shop.database
    .prepare('UPDATE recipients SET address = ?, address_id = ?, gr_id = ? WHERE session_id = ? AND id = ?')
    .run(JSON.stringify(address), addressId ?? null, grId ?? null, sessionId, Number(id));
}

export function removeRecipient({ shop, sessionId }: Session, id: string): void {
  shop.database.prepare('DELETE FROM recipients WHERE session_id = ? AND id = ?').run(sessionId, Number(id));
  shop.database
    .prepare("DELETE FROM shipment_choices WHERE session_id = ? AND shipment_id LIKE ? || '-%'")
    .run(sessionId, id);
}

/** Sets a recipient's gift options. */
export function setGift(
  { shop, sessionId }: Session,
  id: string,
  { option, message }: { option?: string; message?: string },
): void {
  shop.database
    .prepare(
      `UPDATE recipients SET gift_option = coalesce(?, gift_option), gift_message = coalesce(?, gift_message)
       WHERE session_id = ? AND id = ?`,
    )
    .run(option ?? null, message ?? null, sessionId, Number(id));
}
