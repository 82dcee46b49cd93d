/** The availability of a product or of one of its choices (checkout §3). */
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

/** Whether it can be bought: false only if the server says so; a choice of unknown availability can be tried. */
export function canBeHad(availability: Availability | undefined): boolean {
  return (
    availability !== availabilities.noLongerAvailable &&
    availability !== availabilities.notEligible &&
    availability !== availabilities.noCarrier
  );
}
