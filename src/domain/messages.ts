/**
 * What a shopper is told when a call fails. The page context's `messages` replaces any by its key; the texts the
 * specification leaves to the server have an English default (decision 4).
 */
export const errorMessages = {
  /** Checkout §8. */
  networkErrorTitle: 'Network Error',
  /** Shown for 503 and 504 (cart §8). */
  networkErrorMessage: "We're having trouble reaching the store. Please try again in a few minutes.",
  /** Everything else, IsReset included (cart §8). */
  genericErrorMessage: 'Something went wrong. Please try again.',
  /** The refresh popup (checkout §8; decision 10). */
  refreshTitle: "We're Sorry.",
  refreshMessage: 'Something went wrong. Please refresh your page to proceed with placing your order.',
  refreshButton: 'Refresh Page',
  /** The button of the cart error popup (cart §2, §8). */
  backToCart: 'Back to Cart',
};

export type ErrorMessages = typeof errorMessages;

/** `defaults` with the texts a page gives instead; keys that are not among the defaults are left out. */
export function withOverrides<Texts extends Record<string, string>>(
  defaults: Texts,
  overrides: Record<string, string>,
): Texts {
  const texts: Record<string, string> = { ...defaults };
  for (const key of Object.keys(defaults)) texts[key] = overrides[key] || defaults[key]!;
  return texts as Texts;
}

/** A text with `{0}`, `{1}` … replaced by values, as they are. */
export function fillIn(text: string, ...values: (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (place, index) => String(values[index] ?? place));
}
