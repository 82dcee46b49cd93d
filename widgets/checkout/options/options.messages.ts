import { cartMessages } from '../../../src/domain/cart/cart-messages.ts';
import {
  giftMessageMessages,
  pickupContactMessages,
  shippingMessageTexts,
} from '../../../src/domain/checkout/checkout-options-messages.ts';
import { dayMessages, stepMessages } from '../../../src/domain/checkout/checkout-step-messages.ts';
import type { DayLabel } from '../../../src/domain/checkout/delivery-days.ts';

/** Defaults for the configurable labels of delivery days (checkout §3, decision 4). */
export const dayLabelMessages: Record<`levelDays${Capitalize<DayLabel>}`, string> = {
  levelDaysStandard: '3 to 7 business days',
  levelDaysPoBox: '5 to 9 business days to a PO box',
  levelDaysFpoApo: '10 to 21 days to a military address',
  levelDaysTwoDay: '2 business days, if ordered by noon CT',
  levelDaysNextDay: 'The next business day, if ordered by noon CT',
  levelDaysNonContinental: '7 to 14 business days',
  levelDaysRush: '1 to 3 business days',
};

/** The step of shipping and gift options. */
export const checkoutOptionsMessages = {
  /** The server lists no recipients, or none that can be read. */
  noOptions: 'There is nothing to choose for this order.',
  ...dayLabelMessages,
  ...shippingMessageTexts,
  ...dayMessages,
  ...giftMessageMessages,
  ...pickupContactMessages,
  optionsNext: stepMessages.optionsNext,
  saving: stepMessages.saving,
  quantityLine: cartMessages.quantityLine,
  shipTo: stepMessages.shipTo,
  pickUpAt: stepMessages.pickUpAt,
  /** `{0}` and `{1}` are numbers. */
  shipmentOf: 'Shipment {0} of {1}',
  serviceLevel: 'How fast',
  noCharge: 'Free',
  shipCompleteLabel: 'Send everything together, once it is all in stock',
  shipCompleteNote: 'With standard shipping',
  holdLegend: 'Hold for a holiday',
  holdNone: 'Do not hold',
  /** `{0}` is a holiday, `{1}` a day. */
  holdDate: '{0}: arrive on {1}',
  /** `{0}` is a holiday, `{1}` and `{2}` are days. */
  holdRange: '{0}: arrive between {1} and {2}',
  holdNote: 'Held deliveries are sent with standard shipping.',
  tripLegend: 'Delivery day',
  /** A day that can be chosen, as two lines: `{0}` is the weekday, `{1}` the month, `{2}` the day of the month. */
  tripDay: '{0}\n{1} {2}',
  /** `{0}` is the chosen day. */
  tripWindows: 'Time on {0}',
  tripLater: 'Show Later Days',
  tripAnyTime: 'Any time of the day',
  tripContact: 'Call me to arrange the delivery',
  /** `{0}` is a day, `{1}` a window of time. */
  tripChoice: '{0}, {1}',
  tripMissing: 'Please choose a delivery day, or ask us to call you.',
  directions: 'Driving directions (optional)',
  directionsHint: 'What the driver should know, such as a gate code or the floor.',
  /** Asked first; the gift's receipt and message follow from a yes. */
  giftAsk: 'This is a gift',
  giftLegend: 'Gift options',
  giftMessage: 'Gift message (optional)',
  /** The answer was lost (decision 111). */
  giftMessageNotKnown: 'We could not find out whether your message was saved. Please save it again.',
  contactLegend: 'Who picks it up',
  contactHint: 'We will send a message when everything is ready. Please bring an ID.',
  contactFirstName: 'First name',
  contactLastName: 'Last name',
  contactEmail: 'Email',
  contactPhone: 'Phone (optional)',
  bagging: 'Bags',
  giftReceipt: 'Gift receipt',
  shipInstead: 'Ship it instead',
  shipInsteadTo: 'Ship to',
  shipInsteadConfirm: 'Ship to This Address',
};
