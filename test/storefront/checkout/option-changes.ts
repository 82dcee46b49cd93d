import { giftMessageLimit } from '../../../src/domain/checkout/checkout-limits.ts';
import { type Changed, done, refused } from '../cart/changed.ts';
import { setOptionsSaved } from './basket.ts';
import type { Buyer } from './buyer.ts';
import { baggingOptions, type Choice, giftReceiptOptions } from './gifts.ts';
import { isOffered } from './holidays.ts';
import { type OrderRecipient, openOrder, pickupId } from './open-order.ts';
import { setGift } from './recipients.ts';
import {
  chooseForPickup,
  chooseForShipment,
  type PickupContact,
  shipmentChoice,
} from './shipment-choices.ts';
import type { Shipment } from './shipments.ts';
import { contactErrors } from './steps.ts';
import { maxDirections } from './trips.ts';

const unknownRecipient = 'We could not find this recipient. It may have been removed.';
const unknownOption = 'This option is no longer available. Please choose another.';

const isOption = (options: readonly Choice[], code: string) => options.some((option) => option.code === code);

function recipientOf(buyer: Buyer, recipientId: string): OrderRecipient | undefined {
  return openOrder(buyer).recipients.find(({ id }) => id === recipientId);
}

/** Sets whether pickup items have a gift receipt. */
export function chooseGiftReceipt(buyer: Buyer, recipientId: string, code: string): Changed {
  if (recipientId !== pickupId) return refused(unknownRecipient);
  if (!isOption(giftReceiptOptions, code)) return refused(unknownOption);
  chooseForPickup(buyer, { giftReceipt: code });
  return done;
}

/** Sets how pickup items are packed. */
export function chooseBagging(buyer: Buyer, recipientId: string, code: string): Changed {
  if (recipientId !== pickupId) return refused(unknownRecipient);
  if (!isOption(baggingOptions(buyer.view), code)) return refused(unknownOption);
  chooseForPickup(buyer, { bagging: code });
  return done;
}

/** Sets the message with a recipient's gift; an empty text removes it. */
export function setGiftMessage(buyer: Buyer, recipientId: string, message: string): Changed {
  if (!recipientOf(buyer, recipientId)) return refused(unknownRecipient);
  const text = message.replace(/\r\n?/g, '\n').trim();
  if (text.length > giftMessageLimit.most)
    return refused(
      `Your message is over the character limit of ${giftMessageLimit.most}. Please shorten it.`,
    );
  setGift(buyer, recipientId, { message: text });
  return done;
}

/** Sets a recipient's gift options, and the service level of its parcels. */
export function chooseGift(
  buyer: Buyer,
  recipientId: string,
  { code, serviceLevel }: { code: string; serviceLevel?: number | undefined },
): Changed {
  const recipient = recipientOf(buyer, recipientId);
  if (!recipient) return refused(unknownRecipient);
  if (!isOption(recipient.gifts.options, code)) return refused(unknownOption);
  setGift(buyer, recipientId, { option: code });
  const parcels = recipient.shipments.find(({ kind }) => kind === 'parcels');
  if (parcels && serviceLevel !== undefined) {
    const problem = chooseShipping(buyer, parcels, { id: parcels.id, serviceLevel });
    if (problem) return refused(problem);
  }
  return done;
}

/** The choices for a shipment; what is left out stays as it is. */
export interface SentShipment {
  id: string;
  serviceLevel?: number | undefined;
  isShipCompleteSelected?: boolean | undefined;
  holidayHold?:
    | {
        selectedShippingDate?: string | undefined;
        selectedRange?: { from: string; to: string } | undefined;
      }
    | undefined;
  tripBooking?:
    | { isContactMeSelected: boolean; selectedTrip?: string | undefined; drivingDirections: string }
    | undefined;
}

export interface SentOptions {
  recipients: {
    recipientId: string;
    shipments: SentShipment[];
    pickupContact?: PickupContact | undefined;
  }[];
}

/**
 * Stores the shipping and pickup choices of the whole order, all or nothing. A shipment that is gone is no error: the
 * items may have moved to another recipient.
 */
export function saveOptions(buyer: Buyer, { recipients }: SentOptions): Changed {
  const order = openOrder(buyer);
  const shipments = order.recipients.flatMap((recipient) => recipient.shipments);
  for (const sent of recipients.flatMap((recipient) => recipient.shipments)) {
    const shipment = shipments.find(({ id }) => id === sent.id);
    const problem = shipment && chooseShipping(buyer, shipment, sent);
    if (problem) return refused(problem);
  }
  const contact = recipients.find(({ recipientId }) => recipientId === pickupId)?.pickupContact;
  if (contact && order.pickup) {
    const [problem] = Object.values(contactErrors(contact));
    if (problem) return refused(problem);
    chooseForPickup(buyer, { contact });
  }
  setOptionsSaved(buyer, true);
  return done;
}

/** Stores the choices for a shipment, or returns why it cannot be shipped so. */
function chooseShipping(buyer: Buyer, shipment: Shipment, sent: SentShipment): string | undefined {
  const { levels, hold, trip } = shipment;
  if (sent.serviceLevel !== undefined && !levels.some(({ code }) => code === sent.serviceLevel))
    return 'This way of shipping is no longer available. Please choose another.';
  const held = sent.holidayHold && {
    date: sent.holidayHold.selectedShippingDate,
    range: sent.holidayHold.selectedRange,
  };
  if (held && !isOffered(hold?.holidays ?? [], held))
    return 'Your delivery can no longer wait for this day. Please choose another.';
  const booking = sent.tripBooking;
  if (booking && trip) {
    const { selectedTrip, drivingDirections } = booking;
    const isThere = selectedTrip === undefined || trip.trips.some(({ id }) => id === selectedTrip);
    if (!isThere && selectedTrip !== trip.choice.selectedTrip)
      return 'This delivery day is no longer available. Please choose another.';
    if (drivingDirections.length > maxDirections)
      return `Please shorten your driving directions to ${maxDirections} characters.`;
  }
  const before = shipmentChoice(buyer, shipment.id);
  // A level chosen afterwards ends the choices that force the standard one (checkout §4).
  const isShipComplete = sent.isShipCompleteSelected ?? before.isShipComplete;
  const isHeld = held ? held.date !== undefined || held.range !== undefined : false;
  chooseForShipment(buyer, shipment.id, {
    serviceLevel: isShipComplete || isHeld ? levels[0]!.code : (sent.serviceLevel ?? before.serviceLevel),
    isShipComplete,
    hold: held ?? before.hold,
    trip:
      booking && trip
        ? {
            isContactMeSelected: booking.isContactMeSelected,
            selectedTrip: booking.isContactMeSelected ? undefined : booking.selectedTrip,
            drivingDirections: booking.drivingDirections.trim(),
          }
        : before.trip,
  });
  return undefined;
}

/** Clears a trip that has turned out to be full, so that another one has to be chosen. */
export function forgetTrip(buyer: Buyer, shipment: Shipment): void {
  const before = shipmentChoice(buyer, shipment.id);
  const { drivingDirections } = shipment.trip!.choice;
  chooseForShipment(buyer, shipment.id, {
    ...before,
    trip: { isContactMeSelected: false, selectedTrip: undefined, drivingDirections },
  });
}
