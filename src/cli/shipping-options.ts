import type { Checkout } from '../contract/checkout/checkout.ts';
import type { Shipment } from '../contract/checkout/recipient.ts';

/** The payload of `saveShippingAndGiftOptions`: each shipment with the selected way of shipping, or that of `levelOf`. */
export const optionsOf = (
  { recipientList }: Checkout,
  levelOf: (shipment: Shipment) => number | undefined = selectedLevel,
) =>
  recipientList.map(({ id, shipments }) => ({
    recipientId: id,
    shipments: shipments.map((shipment) => ({
      id: shipment.id,
      serviceLevel: levelOf(shipment) ?? selectedLevel(shipment),
      ...(shipment.tripBooking && { tripBooking: { isContactMeSelected: true, drivingDirections: '' } }),
    })),
  }));

const selectedLevel = ({ selectedServiceLevel, availableServiceLevels }: Shipment) =>
  selectedServiceLevel ?? availableServiceLevels[0]?.code;

/** A way of shipping that is not selected; undefined if the shipment has no other. */
export const otherLevel = ({ selectedServiceLevel, availableServiceLevels }: Shipment) =>
  availableServiceLevels.find(({ code }) => code !== selectedServiceLevel)?.code;
