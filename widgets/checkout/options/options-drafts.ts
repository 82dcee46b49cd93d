import * as v from 'valibot';
import type { Recipient, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { type ContactField, contactFields } from '../../../src/domain/checkout/pickup-contact.ts';
import { contactMe, holdText, type ShipmentChoices } from '../../../src/domain/checkout/shipping-options.ts';
import { offers } from '../../../src/page/offers.ts';
import { type Draft, draftForm } from '../../../src/state/checkout/drafts.ts';
import type { Store } from '../../../src/state/store.ts';

/*
 * The unsaved choices and texts of the step of shipping and gift options.
 */

// Each form renders by itself, so that typing into one renders nothing else.

const choicesForm = draftForm('choices of a shipment', {
  level: v.string(),
  isComplete: v.boolean(),
  hold: v.string(),
  trip: v.string(),
});
const directionsForm = draftForm('driving directions', { directions: v.string() });
const contactForm = draftForm('pickup contact', {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
});
const messageForm = draftForm('gift message', { giftMessage: v.string() });
const giftForm = draftForm('gift', { isGift: v.boolean() });

/** How a shipment is sent. */
export const choicesOf = ({ id }: Shipment): Draft<ShipmentChoices> => choicesForm.of(id);
export const directionsOf = ({ id }: Shipment) => directionsForm.of(id);
/** Who picks up. */
export const contactOf = ({ id }: Recipient): Draft<Contact> => contactForm.of(id);
export const messageOf = ({ id }: Recipient) => messageForm.of(id);
/** Whether it is a gift. */
export const giftOf = ({ id }: Recipient) => giftForm.of(id);

export type Contact = Record<ContactField, string>;

/* The names of the fields, also of the server's. */
export const directionsField = ({ id }: Shipment) => `directions-${id}`;
export const contactField = (field: ContactField) => `contact-${field}`;
export const messageField = ({ id }: Recipient) => `message-${id}`;
/** A shipment's trip, among the problems. */
export const tripField = ({ id }: Shipment) => `trip-${id}`;

/* The saved values of each. */

export const knownMessage = ({ giftMessage }: Recipient) => ({ giftMessage });

/** A gift has a message, or an option other than the first, which is none. */
export const knownGift = ({ giftMessage, giftOptions, bopsOptions }: Recipient) => ({
  isGift:
    !!giftMessage ||
    [giftOptions, bopsOptions?.giftReceiptOption].some((choice) =>
      choice?.options.slice(1).some(({ code }) => code === choice.selectedOption),
    ),
});

/** The recipients whom the server has known with a gift, by id. */
const knownGifts = new WeakMap<Store, Set<string>>();

/**
 * Whether the shopper is asked if it is a gift. What the server has known as one stays changeable in a shop that does not
 * offer it, also after a no.
 */
export function asksForGift(store: Store, recipient: Recipient): boolean {
  const known = knownGifts.get(store) ?? new Set();
  knownGifts.set(store, known);
  if (knownGift(recipient).isGift) known.add(recipient.id);
  return offers('offersGiftOptions') || known.has(recipient.id);
}

export const knownDirections = ({ tripBooking }: Shipment) => ({
  directions: tripBooking?.drivingDirections ?? '',
});

export const knownContact = ({ bopsOptions }: Recipient): Contact =>
  Object.fromEntries(
    contactFields.map((field) => [field, bopsOptions?.pickupContact?.[field] ?? '']),
  ) as Contact;

export function knownChoices(shipment: Shipment): ShipmentChoices {
  const { selectedServiceLevel, isShipCompleteSelected, holidayHold, tripBooking } = shipment;
  return {
    level: `${selectedServiceLevel ?? ''}`,
    isComplete: isShipCompleteSelected,
    hold: holdText(holidayHold),
    trip: tripBooking?.isContactMeSelected ? contactMe : (tripBooking?.selectedTrip ?? ''),
  };
}
