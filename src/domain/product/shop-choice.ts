import { type Availability, availabilities } from './availability.ts';
import type { ShopOption } from './shop-options.ts';

/** The fields of an answer about the ways to get the product. */
interface Offered {
  availability?: Availability | undefined;
  selectedOption?: ShopOption | undefined;
  shopButtonGroup?: { buttons: readonly { option: ShopOption; isAvailable: boolean }[] } | undefined;
}

/**
 * The availability of a product (the enum of checkout §3). Without the field a product with shop buttons is available, and one
 * without is an error; a product that the answer lacks is not found.
 */
export function availabilityOf(answer: Offered | undefined): Availability {
  if (!answer) return availabilities.notFound;
  const hasButtons = !!answer.shopButtonGroup?.buttons.length;
  return answer.availability ?? (hasButtons ? availabilities.available : availabilities.error);
}

/** Whether a value shows the shop buttons (decision 105). */
export const showsButtons = (value: Availability): boolean =>
  value === availabilities.available || value === availabilities.futureAvailability;

/** Whether a value shows Try Again beside the server's own content (decision 105). */
export const canTryAgain = (value: Availability): boolean =>
  value === availabilities.notFound || value === availabilities.error;

/**
 * The chosen way: the shopper's if it is still offered, else the server's, else the first (decision 106); undefined if
 * none is offered.
 */
export function chosenOption(answer: Offered, wanted: ShopOption | undefined): ShopOption | undefined {
  const offered = (answer.shopButtonGroup?.buttons ?? [])
    .filter(({ isAvailable }) => isAvailable)
    .map(({ option }) => option);
  return [wanted, answer.selectedOption].find((option) => option && offered.includes(option)) ?? offered[0];
}
