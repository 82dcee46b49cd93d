import { asGiverSees, isPrivate } from '../../checkout/address-book.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { baggingOptions, chosenOf, giftReceiptOptions } from '../../checkout/gifts.ts';
import { type OpenOrder, type OrderRecipient, type Pickup, pickupId } from '../../checkout/open-order.ts';
import { eddOf, type Shipment } from '../../checkout/shipments.ts';
import { shippingMessageOf } from '../../checkout/shipping-message.ts';

/** Who gets the order, and who picks it up, as the contract has it. */
export function recipientAnswers(buyer: Buyer, order: OpenOrder) {
  const shipped = order.recipients.map((recipient) => shipRecipientAnswer(buyer, order, recipient));
  return order.pickup ? [...shipped, pickupAnswer(buyer, order.pickup)] : shipped;
}

function shipRecipientAnswer(buyer: Buyer, order: OpenOrder, recipient: OrderRecipient) {
  const { id, address, addressId, grId, shipments, gifts, giftMessage } = recipient;
  const isHidden = isPrivate(buyer.shop, buyer.account, grId);
  return {
    id,
    address: { ...(isHidden ? asGiverSees(address) : address), addressId: addressId ?? `recipient-${id}` },
    grId: grId ?? null,
    store: null,
    shipments: shipments.map((shipment) => shipmentAnswer(buyer, order, { shipment, recipient })),
    bopsOptions: null,
    giftOptions: { options: gifts.options, selectedOption: gifts.selected.code },
    giftMessage,
  };
}

function shipmentAnswer(
  buyer: Buyer,
  order: OpenOrder,
  { shipment, recipient }: { shipment: Shipment; recipient: OrderRecipient },
) {
  const { id, parts, levels, selected, hold, trip, isShipCompleteVisible, isShipComplete } = shipment;
  const { isEddOut } = order.shipping;
  return {
    id,
    basketItemIds: parts.map((part) => part.id),
    availableServiceLevels: levels.map((level) => ({
      code: level.code,
      name: level.name,
      edd: isEddOut ? null : eddOf(buyer, level, isShipComplete),
      charge: level.charge,
      dayLabel: level.dayLabel ?? null,
    })),
    selectedServiceLevel: selected.code,
    holidayHold: hold
      ? {
          holidays: hold.holidays,
          selectedShippingDate: hold.chosen.date ?? null,
          selectedRange: hold.chosen.range ?? null,
        }
      : null,
    tripBooking: trip
      ? {
          trips: trip.trips,
          isContactMeSelected: trip.choice.isContactMeSelected,
          selectedTrip: trip.choice.selectedTrip ?? null,
          drivingDirections: trip.choice.drivingDirections,
        }
      : null,
    isShipCompleteVisible,
    isShipCompleteSelected: isShipComplete,
    shippingMessage: {
      ...shippingMessageOf(buyer, order, { shipment, recipient }),
      ...(isPrivate(buyer.shop, buyer.account, recipient.grId) && { zipCode: null }),
    },
  };
}

function pickupAnswer({ view }: Buyer, { store, choice, contact }: Pickup) {
  const bagging = baggingOptions(view);
  return {
    id: pickupId,
    address: null,
    grId: null,
    store: {
      name: store.name,
      lines: [store.address, `${store.city}, ${store.state} ${store.postalCode}`],
      hours: '10 am – 8 pm',
    },
    shipments: [],
    bopsOptions: {
      giftReceiptOption: {
        options: giftReceiptOptions,
        selectedOption: chosenOf(giftReceiptOptions, choice.giftReceipt).code,
      },
      baggingOption: { options: bagging, selectedOption: chosenOf(bagging, choice.bagging).code },
      pickupContact: contact,
    },
    giftOptions: null,
    giftMessage: '',
  };
}
