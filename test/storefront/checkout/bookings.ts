import type { OpenOrder } from './open-order.ts';

/** The delivery trips that the order is planned for. */
export function bookings({ recipients }: OpenOrder) {
  return recipients.flatMap(({ shipments, destination }) =>
    shipments.flatMap((shipment) => {
      const tripId = shipment.trip?.choice.selectedTrip;
      return tripId === undefined ? [] : [{ shipment, zip: destination.place!.zip, tripId }];
    }),
  );
}
