/** A gift card’s number, its PIN or a tender code without what a shopper types between its characters (decision 84). */
export const codeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
