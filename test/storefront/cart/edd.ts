import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import { seedOf } from '../catalog/random.ts';
import { isDayOff } from '../checkout/holidays.ts';
import type { Shop } from '../shop.ts';
import { givenCodes, readChoices, weeksOf } from '../special-order/chosen.ts';
import { specialOrderOf } from '../special-order/pieces.ts';
import { type Store, stockAt } from '../stores.ts';
import type { View } from '../view.ts';
import { type Shipping, shipMethodFor } from './delivery.ts';
import type { CartLine } from './lines.ts';

/** Shown instead of delivery dates while they are not available (cart §8). */
export const eddOutageMessage =
  'Delivery and pickup dates are not available at the moment. We send yours with the confirmation.';

/** The visitor who asks for a date, and the current time. */
export interface Asked {
  view: View;
  now: Date;
}

/** When a shipped line arrives: `Arrives December 3 – December 8`. */
export function shippingEdd(line: CartLine, shipping: Shipping, { view, now }: Asked): string {
  const { code } = shipMethodFor(line, shipping);
  const [first, last] = daysOf(code, shipping.place);
  const made = workshopDays(line);
  return `Arrives ${daysText([first + made, last + made], { view, now })}`;
}

/** Days from now as dates: `December 3 – December 8`, or one. */
export function daysText([first, last]: BusinessDays, { view, now }: Asked): string {
  const from = dateText(businessDay(now, first, view.country), view);
  const to = dateText(businessDay(now, last, view.country), view);
  return from === to ? from : `${from} – ${to}`;
}

/** When a line can be picked up at a store. */
export function pickupEdd(shop: Shop, store: Store, line: CartLine, { view, now }: Asked): string {
  if (stockAt(shop, store, line.product.sku) >= line.quantity) return 'Ready today';
  return `Ready on ${dateText(businessDay(now, daysToStore, view.country), view)}`;
}

/** The note for a shopper who picks up more than the store has in stock. */
export function pickupQuantityMessage(shop: Shop, store: Store, line: CartLine): string | undefined {
  const stock = stockAt(shop, store, line.product.sku);
  if (stock === 0 || stock >= line.quantity) return undefined;
  return `${store.name} has ${stock} today; the others come from our warehouse.`;
}

/** Eight weeks in the workshop. */
const madeToOrderDays = 40;

/** How many business days it takes to make a line's item. */
export function workshopDays({ product, optionCode }: Pick<CartLine, 'product' | 'optionCode'>): number {
  const order = specialOrderOf(product.sku);
  if (!order) return product.stock === 'made-to-order' ? madeToOrderDays : 0;
  const weeks = weeksOf(readChoices(order, givenCodes(optionCode)));
  // The weeks count until delivery; transport takes two of them.
  return weeks ? (weeks[0] - 2) * 5 : quickshipDays;
}

const quickshipDays = 3;

const daysToStore = 4;

/** The first and the last business day of an arrival, from today. */
export type BusinessDays = [first: number, last: number];

/** The days of an arrival, by the ship method. */
export function daysOf(code: number, place: Shipping['place']): BusinessDays {
  const remote = place?.region.isRemote ? 5 : 0;
  if (code === shipMethods.express) return [1 + remote, 1 + remote];
  if (code === shipMethods.premium) return [2 + remote, 2 + remote];
  // Without a ZIP code the range covers the whole country.
  const [near, far] = place ? [distanceOf(place.zip), distanceOf(place.zip) + 2] : [0, 6];
  const start = code === shipMethods.standard ? 2 : 10;
  return [start + near + remote, start + far + remote];
}

/** How many extra days a place takes compared with the nearest, by the first three digits of its code. */
const distanceOf = (zip: string) => seedOf(zip.slice(0, 3)) % 4;

/** Nobody delivers on weekends, nor on the holidays that the country's carriers keep. */
export function businessDay(from: Date, days: number, country: View['country']): Date {
  const date = new Date(from);
  for (let left = days; left > 0; ) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() !== 0 && date.getDay() !== 6 && !isDayOff(date, country)) left--;
  }
  return date;
}

const dateText = (date: Date, { locale }: View) => formats[locale].format(date);

// Creating one takes longer than the rest of a line's answer.
const dayAndMonth = { month: 'long', day: 'numeric' } as const;
const formats = {
  'en-US': new Intl.DateTimeFormat('en-US', dayAndMonth),
  'en-CA': new Intl.DateTimeFormat('en-CA', dayAndMonth),
};
