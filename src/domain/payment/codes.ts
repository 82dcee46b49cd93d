import { plainText } from '../plain-text.ts';

/**
 * The number or PIN of a gift card, or a code, as it is sent (decision 84): typed with spaces, dashes or in lower case, sent
 * without.
 */
export const sentCode = (typed: string): string => plainText(typed).replace(/[ -]/g, '').toUpperCase();
