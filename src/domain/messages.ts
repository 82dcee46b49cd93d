/** What the shared components say, and the buttons that stand in many places. */
export const controlMessages = {
  close: 'Close',
  /** The button beside a failure. */
  tryAgain: 'Try Again',
  /** On a busy button without a text of its own. */
  oneMoment: 'One moment…',
  /** `{0}` is the carousel's title. */
  carouselPrevious: 'Previous: {0}',
  carouselNext: 'Next: {0}',
  /** For screen readers, before each of two prices. */
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  quantity: 'Quantity',
  /** `{0}` is the field's label. */
  quantityLess: 'One less: {0}',
  quantityMore: 'One more: {0}',
  /** `{0}` and `{1}` are the bounds, `{2}` the quantity that is set instead. */
  quantityInvalid: 'Enter a whole number from {0} to {1}. The quantity is {2}.',
  quantityTooMany: '{0} is the most you can add at once.',
  quantityTooFew: '{0} is the least you can add.',
};

/**
 * Messages for failed calls. The page context's `messages` replaces any by its key; texts that the specification
 * leaves to the server have an English default (decision 4).
 */
export const errorMessages = {
  /** Checkout §8. */
  networkErrorTitle: 'Network Error',
  /** Shown for 503 and 504 (cart §8). */
  networkErrorMessage: "We're having trouble reaching the store. Please try again in a few minutes.",
  /** For every other failure, including IsReset (cart §8). */
  genericErrorMessage: 'Something went wrong. Please try again.',
  /** The refresh popup (checkout §8; decisions 10, 70): in checkout and payment, and elsewhere. */
  refreshTitle: "We're Sorry.",
  refreshMessage: 'Something went wrong. Please refresh your page to proceed with placing your order.',
  refreshPageMessage: 'Something went wrong. Please refresh this page to go on.',
  refreshButton: 'Refresh Page',
  /** The Network Error popup's button inside checkout. */
  tryAgain: controlMessages.tryAgain,
  /** The button of the cart error popup (cart §2, §8). */
  backToCart: 'Back to Cart',
};

export type ErrorMessages = typeof errorMessages;

/** A text with `{0}`, `{1}` … replaced by values, inserted literally. */
export function fillIn(text: string, ...values: (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (place, index) => String(values[index] ?? place));
}
