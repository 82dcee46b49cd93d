import { accountOf } from '../accounts/signed-in.ts';
import { tablesOfCheckout } from '../checkout/tables.ts';
import { startGuestCheckout } from '../guest-checkout.ts';
import { tablesOfOrderPayment } from '../payments/tables.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { addToCart, type CartItem } from './add.ts';
import { applyCertificate, certificatesOf } from './certificates.ts';
import { saveForLater } from './changes.ts';
import { applyPromo, applyZip } from './choices.ts';
import { type CartCondition, type ItemCondition, setCartCondition, setItemCondition } from './conditions.ts';
import { type Goods, goodsOf } from './goods.ts';
import { readCart } from './lines.ts';

/** A state that a developer can put the cart into. */
export interface CartState {
  name: string;
  title: string;
  /** A description of the state, for the developer. */
  about: string;
  /** Stores, and orders to other countries, are in the United States only. */
  isDomestic?: boolean;
  /** Undefined for one that the catalogue does not have. */
  items: (goods: Goods) => (CartItem | undefined)[];
  /** A condition of the first items, as many as `count`. */
  itemCondition?: { name: ItemCondition; count: number };
  conditions?: CartCondition[];
  zip?: Record<View['country'], string>;
  promoCode?: string;
  /** Reward certificates: all of them, or the first. */
  appliedCertificates?: 'all' | 'first';
  /** The number of items, from the first on, that are saved for later. */
  savedCount?: number;
}

const zip = { US: '60601', CA: 'M5V 2T6' };
const two = ({ parcels, furniture }: Goods) => [parcels[0], furniture[0]];
const three = ({ parcels, furniture }: Goods) => [parcels[0], furniture[0], parcels[1]];

/** The states of cart §8, and others that take long to reach by hand. */
export const cartStates: readonly CartState[] = [
  {
    name: 'plain',
    title: 'Nothing in the way',
    about: 'A parcel and a piece of furniture; checkout goes on.',
    items: two,
  },
  {
    name: 'empty',
    title: 'Empty cart (emptyBasket)',
    about: 'Checkout from a page that was loaded before answers emptyBasket.',
    items: () => [],
  },
  {
    name: 'nla',
    title: 'Some items no longer available (nlaItems)',
    about: 'Two of three items.',
    items: three,
    itemCondition: { name: 'nla', count: 2 },
  },
  {
    name: 'all-nla',
    title: 'No item available (allNlaItems)',
    about: 'Both items.',
    items: two,
    itemCondition: { name: 'nla', count: 2 },
  },
  {
    name: 'pfas',
    title: 'Items restricted in the state (pfasItems)',
    about:
      'The ZIP code is one of a state, or the Yukon, that restricts them; with another ZIP code they can be bought.',
    items: two,
    itemCondition: { name: 'pfas', count: 1 },
    zip: { US: '05401', CA: 'Y1A 1A1' },
  },
  {
    name: 'in-house-nla',
    title: 'In-house personalization ended (inHousePersonalizationNlaItems)',
    about: 'A personalized item that can no longer be personalized.',
    items: ({ personalized, parcels }) => [personalized, parcels[0]],
    itemCondition: { name: 'in-house-nla', count: 1 },
  },
  {
    name: 'personalization',
    title: 'No personalization at the moment (personalizationServiceUnavailable)',
    about: 'A personalized item and another.',
    items: ({ personalized, parcels }) => [personalized, parcels[0]],
    itemCondition: { name: 'personalization-unavailable', count: 1 },
  },
  {
    name: 'installation',
    title: 'No installation at the moment (installationServiceUnavailable)',
    about: 'Continue keeps the item and removes its installation.',
    items: ({ installed, parcels }) => [installed, parcels[0]],
    itemCondition: { name: 'installation-unavailable', count: 1 },
  },
  {
    name: 'oversized',
    title: 'Big boxes to pick up',
    about: 'Checkout shows them, and goes on.',
    isDomestic: true,
    items: ({ parcels }) => [parcels[0] && { ...parcels[0], isPickup: true, quantity: 2 }, parcels[1]],
    itemCondition: { name: 'oversized', count: 1 },
  },
  {
    name: 'certificates',
    title: 'Reward certificates in the way',
    about: 'Checkout goes on when they are taken off.',
    items: two,
    conditions: ['has-certificates', 'certificates-interrupter'],
    appliedCertificates: 'first',
  },
  {
    name: 'reissued-card',
    title: 'Reissued card',
    about: 'Checkout goes on when another card pays; a visitor becomes a guest at checkout.',
    items: two,
    conditions: ['reissued-card'],
  },
  {
    name: 'popup',
    title: 'A popup before checkout',
    about:
      'Checkout answers with the URL of the popup’s content; its Continue leads a visitor to Checkout Now.',
    items: two,
    conditions: ['popup'],
  },
  {
    name: 'invalid-basket',
    title: 'Cart refused (invalidBasket)',
    about: 'Checkout answers with error type 1, and the cart error popup has its message.',
    items: two,
    conditions: ['invalid-basket'],
  },
  {
    name: 'browse-exception',
    title: 'Product service failed (browseCustomApiException)',
    about: 'Checkout answers with error type 2, and the cart error popup has its message.',
    items: two,
    conditions: ['browse-exception'],
  },
  {
    name: 'checkout-500',
    title: 'Checkout fails (500)',
    about: 'The cart error popup has the generic message.',
    items: two,
    conditions: ['checkout-500'],
  },
  {
    name: 'checkout-503',
    title: 'Checkout is not available (503)',
    about: 'The cart error popup has the network error message.',
    items: two,
    conditions: ['checkout-503'],
  },
  {
    name: 'checkout-504',
    title: 'Checkout does not answer in time (504)',
    about: 'The cart error popup has the network error message.',
    items: two,
    conditions: ['checkout-504'],
  },
  {
    name: 'edd-reset',
    title: 'Session reset (IsReset)',
    about:
      'The first call for delivery dates answers IsReset: the refresh popup opens, and the cart is fine after it.',
    items: two,
    conditions: ['edd-reset'],
    zip,
  },
  {
    name: 'edd-outage',
    title: 'No delivery dates',
    about: 'The call for delivery dates fails, and a message shows above the lines.',
    items: two,
    conditions: ['edd-outage'],
    zip,
  },
  {
    name: 'rewards-exceed',
    title: 'More rewards than the order',
    about: 'All reward certificates, and the parcel with the lowest price.',
    items: ({ small }) => [small],
    conditions: ['has-certificates'],
    appliedCertificates: 'all',
  },
  {
    name: 'promo',
    title: 'Promo code applied',
    about: 'WELCOME10, and a ZIP code for the tax.',
    items: two,
    promoCode: 'WELCOME10',
    zip,
  },
  {
    name: 'installed',
    title: 'An item with installation',
    about: 'Its fee, and the way to remove it.',
    items: ({ installed, personalized }) => [installed && { ...installed, quantity: 2 }, personalized],
    zip,
  },
  {
    name: 'saved',
    title: 'Saved for later',
    about: 'Two items saved, one of which is in the cart, too.',
    items: two,
    savedCount: 2,
  },
  {
    name: 'international',
    title: 'To another country',
    about: 'There is no ZIP code and no tax, and a visitor goes straight to checkout.',
    isDomestic: true,
    items: two,
    conditions: ['international'],
  },
  {
    name: 'many',
    title: '200 lines',
    about: 'As many as the catalogue has, if that is fewer.',
    items: ({ many }) => many.slice(0, 200),
  },
];

/** The outcome: set, or not possible with the shop's catalogue. */
export type StateSet = { status: 'set' } | { status: 'impossible' };

/** Replaces a session's cart, saved items, choices and conditions by those of a state. */
export function setCartState(
  shop: Shop,
  sessionId: string,
  { state, view }: { state: CartState; view: View },
): StateSet {
  const found = state.items(goodsOf(shop, view));
  const items = found.filter((item) => item !== undefined);
  if (items.length < found.length || (state.isDomestic && view.country !== 'US'))
    return { status: 'impossible' };
  clearCart(shop, sessionId);
  if (items.length > 0) addToCart(shop, { sessionId, view }, items);
  const { savedCount = 0, itemCondition } = state;
  for (const { id } of readCart(shop, sessionId, view).lines.slice(0, savedCount))
    saveForLater(shop, { sessionId, view, id });
  if (savedCount > 0) addToCart(shop, { sessionId, view }, items.slice(0, 1));
  for (const { sku } of items.slice(0, itemCondition?.count ?? 0))
    setItemCondition(shop, sessionId, { sku, name: itemCondition!.name });
  for (const name of state.conditions ?? []) setCartCondition(shop, sessionId, name);
  if (state.zip) applyZip(shop, sessionId, view, state.zip[view.country]);
  if (state.promoCode) applyPromo(shop, sessionId, view, state.promoCode);
  const certificates = state.appliedCertificates ? certificatesOf(shop, sessionId) : [];
  for (const { certificateNumber } of certificates.slice(0, state.appliedCertificates === 'all' ? 9 : 1))
    applyCertificate(shop, sessionId, certificateNumber);
  if (state.conditions?.includes('reissued-card') && !accountOf(shop, sessionId))
    startGuestCheckout(shop, sessionId);
  return { status: 'set' };
}

/** Empties a session's cart, and forgets its saved items, choices, conditions and checkout. */
export function clearCart({ database }: Shop, sessionId: string): void {
  inTransaction(database, () => {
    for (const table of [
      'cart_lines',
      'cart_choices',
      'applied_certificates',
      'cart_conditions',
      'item_conditions',
      'reward_orders',
      'trip_bookings',
      ...tablesOfOrderPayment,
      ...tablesOfCheckout,
    ])
      database.prepare(`DELETE FROM ${table} WHERE session_id = ?`).run(sessionId);
  });
}
