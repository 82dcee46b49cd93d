import { controlMessages } from '../../src/domain/messages.ts';

/** How a product can be had; the page context's `messages` replaces any by its key. The server's own words come first. */
export const shopMessages = {
  shopHeading: 'How to Get It',
  shopShip: 'Ship',
  shopPickup: 'Pick Up',
  shopDelivery: 'Delivery',
  shopFree: 'Free',
  /** The facts about the product in an answer (cart §3). */
  shopLocal: 'Delivered from near you',
  shopInternational: 'Ships to other countries',
  shopCanada: 'Ships within Canada',
  shopParcel: 'Travels as a parcel',
  /** One for each value of checkout §3 without shop buttons. */
  shopNotFound: 'We could not find how this item can be delivered.',
  shopFuture: 'Not in stock yet: it can be ordered now and comes later.',
  shopNoLonger: 'This item is no longer available.',
  shopNotEligible: 'This item cannot be sold where you are.',
  shopNoCarrier: 'No carrier delivers this item where you are.',
  shopError: 'Delivery and pickup cannot be shown at the moment.',
  shopSlow: 'Delivery and pickup dates are slow to come. Please try again.',
  shopTryAgain: controlMessages.tryAgain,
  /** Between the message of a product that is gone, and the products in its place. */
  shopSeeOthers: 'See others like it',
  shopOthers: 'Others Like It',
  shopBackToMessage: 'Back to its availability',
  /** `{0}` is the ZIP or postal code. */
  shopTo: 'To {0}',
  shopChangeCode: 'Change',
  shopCodeButton: 'Update',
  shopAnotherStore: 'Choose another store',
  shopStores: 'Choose a Store',
  /** Announced. */
  shopUpdated: 'Delivery and pickup options are updated.',
};

export type ShopMessages = typeof shopMessages;
