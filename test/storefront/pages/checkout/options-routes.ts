import { contactMe, readHold } from '../../../../src/domain/checkout/shipping-options.ts';
import { type Changed, done, refused } from '../../cart/changed.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { openOrder, pickupId } from '../../checkout/open-order.ts';
import {
  chooseBagging,
  chooseGift,
  chooseGiftReceipt,
  type SentShipment,
  saveOptions,
  setGiftMessage,
} from '../../checkout/option-changes.ts';
import type { PickupContact } from '../../checkout/shipment-choices.ts';
import type { Shipment } from '../../checkout/shipments.ts';
import { shipPickedUp } from '../../checkout/shipping-changes.ts';
import { contactErrors } from '../../checkout/steps.ts';
import { changeAll } from '../../transaction.ts';
import type { Fields } from '../posted-fields.ts';
import { optionsPage } from './options.ts';
import { checkoutPaths } from './paths.ts';
import type { Post } from './posted-form.ts';
import { next } from './shipping-routes.ts';

/** The forms of shipping and gift options. */
export function optionsRoutes(post: Post): void {
  post(checkoutPaths.options, ({ page, buyer, fields, to, again }) => {
    const contact = postedContact(fields);
    const errors = contact ? contactErrors(contact) : {};
    if (Object.keys(errors).length > 0)
      return again(
        optionsPage(page, { error: 'Please look at the fields below.', fields, contactErrors: errors }),
      );
    const changed = changeAll(buyer.shop.database, () => savePosted(buyer, fields));
    if (!changed.isSuccess) return again(optionsPage(page, { error: changed.message!, fields }));
    if (fields.stay === 'true') return to(checkoutPaths.options);
    return next({ buyer, fields: { step: 'options' }, to });
  });

  post(checkoutPaths.shipInstead, ({ page, buyer, fields, to, again }) => {
    const { recipientId = '', newAddressId = '' } = fields;
    const changed = changeAll(buyer.shop.database, () => shipPickedUp(buyer, recipientId, newAddressId));
    return changed.isSuccess
      ? to(checkoutPaths.options)
      : again(optionsPage(page, { error: changed.message! }));
  });
}

function postedContact(fields: Fields): PickupContact | undefined {
  if (fields['contact-firstName'] === undefined) return undefined;
  return {
    firstName: fields['contact-firstName'].trim(),
    lastName: (fields['contact-lastName'] ?? '').trim(),
    email: (fields['contact-email'] ?? '').trim(),
    phone: (fields['contact-phone'] ?? '').trim(),
  };
}

/** Stores all of the form, or refuses it with the first reason. */
function savePosted(buyer: Buyer, fields: Fields): Changed {
  const { recipients, pickup } = openOrder(buyer);
  for (const { id } of recipients) {
    const gift = fields[`gift-${id}`];
    const message = fields[`message-${id}`];
    const changes = [
      gift === undefined ? done : chooseGift(buyer, id, { code: gift }),
      message === undefined ? done : setGiftMessage(buyer, id, message),
    ];
    const problem = changes.find(({ isSuccess }) => !isSuccess);
    if (problem) return problem;
  }
  const { bagging, giftReceipt } = fields;
  const changes = [
    pickup && bagging !== undefined ? chooseBagging(buyer, pickupId, bagging) : done,
    pickup && giftReceipt !== undefined ? chooseGiftReceipt(buyer, pickupId, giftReceipt) : done,
  ];
  const problem = changes.find(({ isSuccess }) => !isSuccess);
  if (problem) return problem;
  const shipments = recipients.map(({ id, shipments: own }) => ({
    recipientId: id,
    shipments: own.map((shipment) => sentShipment(shipment, fields)),
  }));
  if (shipments.some(({ shipments: own }) => own.some(isUnreadable)))
    return refused('Please choose how your order is delivered.');
  const contact = postedContact(fields);
  return saveOptions(buyer, {
    recipients: contact
      ? [...shipments, { recipientId: pickupId, shipments: [], pickupContact: contact }]
      : shipments,
  });
}

const isUnreadable = ({ serviceLevel }: SentShipment) => Number.isNaN(serviceLevel);

/** What the form says about a shipment; one that the form does not have stays as it is. */
function sentShipment({ id, trip }: Shipment, fields: Fields): SentShipment {
  const level = fields[`level-${id}`];
  if (level === undefined) return { id };
  const hold = fields[`hold-${id}`];
  const booked = fields[`trip-${id}`];
  const held = hold === undefined ? undefined : (readHold(hold) ?? {});
  return {
    id,
    serviceLevel: /^\d{1,3}$/.test(level) ? Number(level) : Number.NaN,
    isShipCompleteSelected: fields[`complete-${id}`] === 'true',
    ...(held && { holidayHold: held }),
    ...(trip &&
      booked !== undefined && {
        tripBooking: {
          isContactMeSelected: booked === contactMe,
          selectedTrip: booked === contactMe || booked === '' ? undefined : booked,
          drivingDirections: fields[`directions-${id}`] ?? '',
        },
      }),
  };
}
