/** Whether a product, or a choice of it, can be had (checkout §3). */
export const availabilities = {
  notFound: 0,
  available: 1,
  futureAvailability: 2,
  noLongerAvailable: 3,
  notEligible: 4,
  noCarrier: 5,
  error: 6,
  notRequested: 7,
} as const;

export type Availability = (typeof availabilities)[keyof typeof availabilities];

/** False for what the server says cannot be had; a choice of which nothing is known can be tried. */
export function canBeHad(availability: Availability | undefined): boolean {
  return (
    availability !== availabilities.noLongerAvailable &&
    availability !== availabilities.notEligible &&
    availability !== availabilities.noCarrier
  );
}
