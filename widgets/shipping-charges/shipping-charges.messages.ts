import { orderSumsMessages } from '../../src/domain/cart/cart-sums-messages.ts';
import { controlMessages } from '../../src/domain/messages.ts';

/** Texts of shipping charges (checkout §2.2, §9); the page context's `messages` replaces any by its key. Figures come from the page. */
export const shippingMessages = {
  shippingTitle: 'Shipping Charges and Delivery Information',
  shippingTryAgain: controlMessages.tryAgain,
  /** A link to the page with the charges, while they cannot be read here. */
  shippingPage: 'See the shipping page',
  shippingTabCharges: 'Shipping Charges',
  shippingTabDelivery: 'Delivery Details',
  shippingTabDestinations: 'Domestic and International',
  shippingFree: orderSumsMessages.shippingFree,
  shippingAtCheckout: 'Shipping costs are shown at checkout, before you pay.',
  /** Rows of a fee table; `{0}` is an amount. */
  feeUpTo: 'Up to {0}',
  feeOver: '{0} and over',
  feeAny: 'Any total',
  feeTotal: 'Merchandise total',
  feeContiguous: 'Contiguous U.S.',
  feeCanada: 'Canada',
  feeNonContinental: 'Alaska, Hawaii and territories',
  feeTwoDay: 'Two-day',
  feeExpress: 'Express',
  feeZone: 'Zone',
  feeDestination: 'Destination',
  feeCharge: 'Charge',
  feeDays: 'Arrives',
  feeNotListed: 'not listed',
  standardHeading: 'Standard Delivery',
  standardCaption: 'Standard delivery, by merchandise total',
  fastCaption: 'Two-day and express delivery, by merchandise total',
  fastNote: 'Two-day and express orders placed by noon CT leave our warehouse the same day.',
  standardDelivery: 'Small items travel by parcel and are left at your door.',
  oversizeHeading: 'Oversize Surcharge',
  /** `{0}` is an amount. */
  oversizeNote: 'Large or heavy items that travel by parcel have a surcharge of {0} each.',
  localHeading: 'Local In-Home Delivery',
  localNote: 'One charge covers an unlimited number of items that are delivered together.',
  localCaption: 'Local in-home delivery, by zone',
  localAsk: 'To see what delivery costs where you are',
  localButton: 'Check',
  /** `{0}` is the postal code, `{1}` the zone, `{2}` the charge. */
  localAnswer: 'In-home delivery to {0} ({1}): {2}',
  localAnswerNoCharge: '{0} is in {1}.',
  localOutside: '{0} is outside our local delivery areas.',
  localDelivery:
    'Two people carry your furniture into the room of your choice, unpack it, put it together and take the packaging away. We call to agree on a time.',
  pointsHeading: 'Shipping points',
  longDistanceHeading: 'Long-Distance In-Home Delivery',
  /** `{0}` is an amount. */
  longDistanceCharge: 'Delivery outside our local areas costs {0}.',
  longDistanceCaption: 'Long-distance in-home delivery, by zone',
  longDistanceDelivery:
    'A delivery partner in your region brings your furniture into your home. They call to agree on a time.',
  flatRateHeading: 'Flat-Rate Shipping',
  /** `{0}` is an amount. */
  flatRateCharge: 'These items ship for a flat rate of {0}.',
  flatRateThreshold: 'Free with a merchandise total of {0} or more.',
  flatRateDelivery: 'A freight carrier brings these items to your door; they are not carried in or unpacked.',
  giftCardHeading: 'Gift Cards',
  /** `{0}` is an amount. */
  giftCardCharge: 'Gift card shipping: {0}',
  giftCardDelivery: 'Gift cards travel in an envelope, apart from everything else in your order.',
  /** For one item; `{0}` is an amount, `{1}` a postal code. */
  itemFree: 'This item ships free.',
  itemLowRate: 'This item ships at a low rate.',
  itemCharge: 'Delivery of this item: {0}',
  itemChargeTo: 'Delivery of this item to {1}: {0}',
  itemAddCharge: 'Size surcharge for this item: {0}',
  itemGround: 'Ground shipping of this item: {0}',
  itemThreshold: 'Ships free with a merchandise total of {0} or more.',
  itemHeading: 'This Item',
  daysCaption: 'When it arrives',
  daysStandard: 'Standard',
  daysPoBox: 'PO box',
  daysFpoApo: 'FPO/APO',
  daysTwoDay: 'Two-day',
  daysNextDay: 'Next day',
  daysNonContinental: 'Alaska, Hawaii and territories',
  daysRush: 'Rush',
  domesticHeading: 'Domestic',
  domesticNote: 'We ship to every state, to U.S. territories, and to FPO and APO addresses.',
  /** `{0}` is an amount. */
  domesticExtra: 'Standard delivery to Alaska, Hawaii and territories is {0} more.',
  internationalHeading: 'International',
  internationalNote: 'Duties and taxes of your country are not included.',
  internationalCaption: 'International delivery, by destination',
};

export type ShippingMessages = typeof shippingMessages;
