/**
 * The server's message, if it is words for the shopper; undefined for a code in its place, such as `InvalidPromoCode`
 * (checkout §8), which has no space.
 */
export const wordsOf = (message: string | undefined): string | undefined =>
  message?.includes(' ') ? message : undefined;
