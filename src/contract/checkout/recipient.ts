import * as v from 'valibot';
import { dayLabels } from '../../domain/checkout/delivery-days.ts';
import {
  cents,
  count,
  identifier,
  maybe,
  ownText,
  shown,
  shownFlag,
  shownOr,
  tolerantList,
} from '../fields.ts';
import { address } from './address.ts';

/** A choice by its code, such as a bagging option; `charge` in cents. */
const option = v.object({
  code: identifier,
  name: v.string(),
  charge: shown(cents),
  about: shown(v.string()),
});

/** Options, and the chosen one. The first stands for “none”, such as no bags, and is not listed with an order. */
const choice = v.object({
  options: tolerantList(option),
  selectedOption: maybe(identifier),
});

export type OptionChoice = v.InferOutput<typeof choice>;

/** The shipping message of a shipment: its charge, and the reason for it (checkout §3). Amounts in cents. */
export const shippingMessage = v.object({
  deliveryCharge: shown(cents),
  freeShippingThreshold: shown(cents),
  isFreeShipping: shownFlag,
  /** A surcharge on top, such as for oversized items. */
  addCharge: shown(cents),
  zipCode: shown(v.string()),
  isCanada: shownFlag,
  isLowRate: shownFlag,
  isQuotableGround: shownFlag,
  quotableGroundShippingAmount: shown(cents),
});

export type ShippingMessage = v.InferOutput<typeof shippingMessage>;

/** A way of shipping a shipment (checkout §9); `charge` in cents. */
const serviceLevel = v.object({
  code: count,
  name: v.string(),
  /** The estimated delivery date, in the server's words. */
  edd: shown(v.string()),
  charge: shown(cents),
  /** Which of the configured labels names its delivery days (checkout §3). */
  dayLabel: shown(v.picklist(dayLabels)),
});

export type ServiceLevel = v.InferOutput<typeof serviceLevel>;

/** Days as `YYYY-MM-DD`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const range = v.object({ from: day, to: day });

/** A delivery that waits for a holiday: on a date, or within a range. */
const holidayHold = v.object({
  holidays: tolerantList(
    v.object({
      id: identifier,
      name: v.string(),
      /** The days that can be chosen. */
      dates: tolerantList(day),
      ranges: tolerantList(range),
    }),
  ),
  selectedShippingDate: maybe(day),
  selectedRange: maybe(range),
});

export type HolidayHold = v.InferOutput<typeof holidayHold>;

/** The booking of an in-home delivery: the shopper chooses a trip, or a call if there are none. */
const tripBooking = v.object({
  /** The trips that can be booked. */
  trips: tolerantList(v.object({ id: identifier, date: day, window: shown(v.string()) })),
  /** The shop calls to arrange the delivery. */
  isContactMeSelected: shownFlag,
  /** The id of a trip. */
  selectedTrip: maybe(identifier),
  drivingDirections: ownText,
});

export type TripBooking = v.InferOutput<typeof tripBooking>;

/** The items that travel together to a recipient. */
const shipment = v.object({
  id: identifier,
  /** The ids of its items, or of its recipient's part of them. */
  basketItemIds: tolerantList(identifier),
  availableServiceLevels: tolerantList(serviceLevel),
  selectedServiceLevel: maybe(count),
  holidayHold: shown(holidayHold),
  tripBooking: shown(tripBooking),
  /** Ship complete: the shipment may wait until all of its items are in stock. */
  isShipCompleteVisible: shownFlag,
  isShipCompleteSelected: shownOr(
    v.pipe(
      v.union([v.boolean(), v.number()]),
      v.transform((given) => given === true || given === 1),
    ),
    false,
  ),
  shippingMessage: shown(shippingMessage),
});

export type Shipment = v.InferOutput<typeof shipment>;

/** Who picks the order up. */
const pickupContact = v.object({
  firstName: ownText,
  lastName: ownText,
  email: ownText,
  phone: ownText,
});

export type PickupContact = v.InferOutput<typeof pickupContact>;

/** Who gets a part of the order, or picks it up (checkout §3). */
export const recipient = v.object({
  id: identifier,
  /** Missing for what is picked up, and until one is entered. */
  address: maybe(address),
  /** The gift registry whose address it is. */
  grId: shown(identifier),
  /** The store where this recipient's items are picked up. */
  store: shown(v.object({ name: v.string(), lines: tolerantList(v.string()), hours: shown(v.string()) })),
  shipments: tolerantList(shipment),
  /** Options for the items that are picked up. */
  bopsOptions: maybe(
    v.object({
      giftReceiptOption: shown(choice),
      baggingOption: shown(choice),
      pickupContact: maybe(pickupContact),
    }),
  ),
  giftOptions: shown(choice),
  giftMessage: ownText,
});

export type Recipient = v.InferOutput<typeof recipient>;
