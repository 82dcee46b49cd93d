import type { OpenOrder } from './open-order.ts';

/** The trips that the order is to go with. */
export function bookings({ recipients }: OpenOrder) {
  return recipients.flatMap(({ shipments, destination }) =>
    shipments.flatMap((shipment) => {
      const tripId = shipment.trip?.choice.selectedTrip;
      return tripId === undefined ? [] : [{ shipment, zip: destination.place!.zip, tripId }];
    }),
  );
}
