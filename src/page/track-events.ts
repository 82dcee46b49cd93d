/** A product in an event for analytics, as GA4 names it; `price` is the price of one piece, in the currency's units. */
export interface TrackedItem {
  item_id: string;
  item_name?: string;
  price?: number;
  quantity?: number;
  /** The product's place in a list, from 1. */
  index?: number;
  /** The chosen options. */
  item_variant?: string;
}

/** An amount in the currency's units, without shipping and tax, and the products that it is the sum of. */
interface TrackedValue {
  currency: string;
  value?: number;
  items: TrackedItem[];
}

interface TrackedList {
  item_list_id?: string;
  item_list_name?: string;
  /** The server's id of the answer that recommended the products. */
  result_id?: string;
  items: TrackedItem[];
}

/** The parameters of each `storefront:track`, by its `name`: GA4's ecommerce events, and the shop's own. */
export interface TrackEvents {
  /** A list shows products: a carousel, a showcase or a listing. When more are added, only the new ones are sent. */
  view_item_list: TrackedList;
  /** The shopper follows a product of such a list. */
  select_item: TrackedList;
  /** A quick view shows a product. */
  view_item: TrackedValue;
  /** Items were added to the cart, also as a larger quantity, from the saved ones, or put back after a removal. */
  add_to_cart: TrackedValue;
  /** Items were removed from the cart, also as a smaller quantity, saved for later, or because they cannot be bought. */
  remove_from_cart: TrackedValue;
  /** A line was saved for later, which removes it from the cart. */
  add_to_wishlist: TrackedValue;
  /** The cart’s page or its slide-out shows the cart. */
  view_cart: TrackedValue;
  /** The shipping step is shown, and no step has been completed yet. */
  begin_checkout: TrackedValue & { coupon?: string };
  /** The shopper goes on from shipping and its options to the payment. */
  add_shipping_info: TrackedValue & { coupon?: string };
  /** The shopper goes on from the payment to the review; the types of the paying cards, without digits. */
  add_payment_info: TrackedValue & { coupon?: string; payment_type?: string };
  /** An order is known to be placed: sent once per browser, on the review page or else on the confirmation. */
  purchase: TrackedValue & { transaction_id: string; tax?: number; shipping?: number; coupon?: string };
  /** The server declined the card of an order. */
  'Credit Card Decline': object;
  /** The server declined a gift card of an order. */
  'Gift Card Decline': object;
  /** The popup says that a payment was not authorized. */
  'Payment Error': object;
  /** The shopper follows a product of a showcase. */
  'Product Showcase': { piId?: string; sku: string; position: number };
}

/** The detail of `storefront:track`. */
export type TrackDetail = {
  [Name in keyof TrackEvents]: { name: Name } & TrackEvents[Name];
}[keyof TrackEvents];
