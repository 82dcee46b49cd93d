import type { CartItem } from '../cart/add.ts';
import type { CartCondition } from '../cart/conditions.ts';
import type { Goods } from '../cart/goods.ts';
import type { OrderWallet } from '../payments/wallets.ts';
import type { View } from '../view.ts';
import type { Address } from './address.ts';
import { foreignAddress, sampleAddresses, unusualAddresses } from './sample-addresses.ts';

/** How far the checkout of a state has come: the step that it leads to. */
export type Progress = 'shipping' | 'options' | 'payment' | 'review' | 'confirmation';

/** A state that a developer can put the checkout into. */
export interface CheckoutState {
  name: string;
  title: string;
  /** A description of the state, for the developer. */
  about: string;
  progress: Progress;
  /** In the United States only. */
  isDomestic?: boolean;
  /** Only for a signed-in shopper. */
  isForAccounts?: boolean;
  /** Undefined for one that the catalogue does not have. */
  items: (goods: Goods) => (CartItem | undefined)[];
  /** Who gets the order; several share its items in turn. */
  addresses?: (view: View) => Address[];
  conditions?: CartCondition[];
  promoCode?: string;
  hasCertificates?: boolean;
  /** The items are bought from a gift registry. */
  isFromRegistry?: boolean;
  /** A trip is chosen for the in-home delivery, and then full. */
  isTripFull?: boolean;
  /** The last four digits of the card that pays. */
  lastFour?: string;
  /** What is on each gift card of the order, in dollars. */
  giftCards?: number[];
  tenderCodes?: string[];
  /** The bank has declined the card. */
  isDeclined?: boolean;
  /** What the card pays, in cents; another one was declined for the rest. */
  partCents?: number;
  /** The wallet that pays. */
  wallet?: OrderWallet;
  /** With the payment provider's fields. */
  hasProvider?: boolean;
}

/** A parcel and a piece of furniture. */
export const two = ({ parcels, furniture }: Goods) => [parcels[0], furniture[0]];
const times = (item: CartItem | undefined, quantity: number) => item && { ...item, quantity };
const parcels = ({ parcels: some }: Goods) => [times(some[0], 2), some[1]];
const pickedUp = (item: CartItem | undefined) => item && { ...item, isPickup: true };
/** One recipient. */
export const first = ({ country }: View) => sampleAddresses(country).slice(0, 1);
const atReview = { progress: 'review', items: two, addresses: first } as const;

/** The states of checkout §3 and §4 that take long to come to by hand. */
export const checkoutStates: readonly CheckoutState[] = [
  {
    name: 'start',
    title: 'Nothing done',
    about: 'A parcel and a piece of furniture.',
    progress: 'shipping',
    items: two,
  },
  {
    name: 'address-book',
    title: 'Address book',
    about: 'An account with eight addresses.',
    progress: 'shipping',
    isForAccounts: true,
    items: two,
  },
  {
    name: 'registry',
    title: 'From a gift registry',
    about: 'The address of the registry is one to choose.',
    progress: 'shipping',
    items: parcels,
    isFromRegistry: true,
  },
  {
    name: 'international',
    title: 'To another country',
    about: 'The country is a choice; there is no tax.',
    progress: 'shipping',
    isDomestic: true,
    items: two,
    conditions: ['international'],
  },
  {
    name: 'international-options',
    title: 'To another country: options',
    about: 'One shipment to Germany.',
    progress: 'options',
    isDomestic: true,
    items: two,
    addresses: () => [foreignAddress],
    conditions: ['international'],
  },
  {
    name: 'options',
    title: 'One recipient',
    about: 'An in-home delivery and a parcel.',
    progress: 'options',
    items: two,
    addresses: first,
  },
  {
    name: 'recipients',
    title: 'Three recipients',
    about: 'Four items, shared among them.',
    progress: 'options',
    items: ({ parcels: some, furniture }) => [times(some[0], 3), some[1], some[2], furniture[0]],
    addresses: ({ country }) => sampleAddresses(country).slice(0, 3),
  },
  {
    name: 'many',
    title: 'Thirty items for eight recipients',
    about: 'As many items as the catalogue has, if that is fewer.',
    progress: 'shipping',
    items: ({ many }) => many.slice(0, 30).map((item, index) => ({ ...item, quantity: 1 + (index % 4) })),
    addresses: ({ country }) => sampleAddresses(country),
  },
  {
    name: 'pickup',
    title: 'Pickup only',
    about: 'There is nothing to ship.',
    progress: 'options',
    isDomestic: true,
    items: ({ parcels: some }) => [pickedUp(some[0]), pickedUp(some[1])],
  },
  {
    name: 'pickup-and-shipping',
    title: 'Pickup and shipping',
    about: 'A parcel is picked up, another one and furniture are shipped.',
    progress: 'options',
    isDomestic: true,
    items: ({ parcels: some, furniture }) => [pickedUp(some[0]), some[1], furniture[0]],
    addresses: first,
  },
  {
    name: 'po-box',
    title: 'To a PO box',
    about: 'Parcels only; with furniture in the cart the address is refused.',
    progress: 'options',
    isDomestic: true,
    items: parcels,
    addresses: () => [unusualAddresses.poBox],
  },
  {
    name: 'military',
    title: 'To an APO address',
    about: 'By ground, in weeks.',
    progress: 'options',
    isDomestic: true,
    items: parcels,
    addresses: () => [unusualAddresses.military],
  },
  {
    name: 'remote',
    title: 'To Alaska',
    about: 'A surcharge, and more days.',
    progress: 'options',
    isDomestic: true,
    items: two,
    addresses: () => [unusualAddresses.remote],
  },
  {
    name: 'holiday',
    title: 'Before a holiday',
    about: 'Parcels can wait for the next holidays, within eleven weeks of them.',
    progress: 'options',
    items: parcels,
    addresses: first,
  },
  {
    name: 'made-to-order',
    title: 'Two in-home deliveries',
    about: 'Furniture in stock, and a piece that is made to order: each has its own trips.',
    progress: 'options',
    items: ({ furniture, madeToOrder }) => [furniture[0], madeToOrder],
    addresses: first,
  },
  {
    name: 'free-shipping',
    title: 'Free shipping from an amount on',
    about: 'Below the amount with one item; more pieces reach it.',
    progress: 'options',
    items: ({ small }) => [small],
    addresses: first,
    conditions: ['free-shipping'],
  },
  {
    name: 'edd-outage',
    title: 'No delivery dates',
    about: 'A message in place of them.',
    progress: 'options',
    items: two,
    addresses: first,
    conditions: ['edd-outage'],
  },
  {
    name: 'message',
    title: 'A message of the shop',
    about: 'Above the steps.',
    progress: 'options',
    items: two,
    addresses: first,
    conditions: ['checkout-message'],
  },
  {
    name: 'payment',
    title: 'Nothing paid yet',
    about: 'The total is known.',
    progress: 'payment',
    items: two,
    addresses: first,
  },
  {
    name: 'rewards',
    title: 'Rewards pay for everything',
    about: 'No card has to pay: the next step is the review.',
    progress: 'review',
    items: ({ small }) => [small],
    addresses: first,
    conditions: ['has-certificates'],
    hasCertificates: true,
  },
  { name: 'review', title: 'Ready to be placed', about: 'A Visa pays.', ...atReview },
  {
    name: 'declined',
    title: 'Declined by the bank (AuthorizationFailure)',
    about: 'Until another card pays.',
    ...atReview,
    conditions: ['order-declined'],
  },
  {
    name: 'gift-card',
    title: 'A gift card that is declined (GiftCardError)',
    about: 'The first time: the card of $40 has been used elsewhere.',
    ...atReview,
    giftCards: [40],
    conditions: ['gift-card-declined'],
  },
  {
    name: 'promo-ended',
    title: 'A promo code that has ended (InvalidPromoCode)',
    about: 'WELCOME10 is removed at the next step, or when the order is placed; then the total is another.',
    ...atReview,
    promoCode: 'WELCOME10',
    conditions: ['promo-ended'],
  },
  {
    name: 'full-trip',
    title: 'A trip that is full (TripBookingFailed)',
    about: 'Placing the order leads back to the options.',
    ...atReview,
    isTripFull: true,
  },
  {
    name: 'unavailable',
    title: 'An item that is no longer available',
    about: 'Found at the next step, or when the order is placed.',
    ...atReview,
    conditions: ['item-ends'],
  },
  {
    name: 'by-phone',
    title: 'Another page of the shop',
    about: 'The answer to the first try leads there.',
    ...atReview,
    conditions: ['order-by-phone'],
  },
  {
    name: 'failed',
    title: 'No reason, no redirect',
    about: 'The first try leads to the cart.',
    ...atReview,
    conditions: ['order-failed'],
  },
  {
    name: 'slow',
    title: 'A slow bank',
    about: 'The answer is lost; four seconds later the order is placed.',
    ...atReview,
    lastFour: '0913',
  },
  {
    name: 'slow-declined',
    title: 'A slow bank that declines',
    about: 'The answer is lost; four seconds later nothing is ordered.',
    ...atReview,
    lastFour: '0914',
  },
  { name: 'placed', title: 'Placed', about: 'The confirmation.', ...atReview, progress: 'confirmation' },
];
