import { fillIn } from '../messages.ts';

interface Cart {
  isInternational: boolean;
  cartSummary?: { taxZipCode?: string | null | undefined } | null | undefined;
  messages?: { eddOutagePickupMessage?: string | null | undefined } | null | undefined;
}

/**
 * Above the lines of a cart: the ZIP code of their delivery dates or, where they cannot be had, why (cart §8). Its place is
 * as high as the longer of the two from the first paint on, so that no line moves. Undefined without a ZIP code.
 */
export function datesLine(
  { isInternational, cartSummary, messages }: Cart,
  texts: { zipNow: string; eddOutagePickupMessage: string },
  areMissing: boolean,
): { text: string; longest: string } | undefined {
  const zipCode = cartSummary?.taxZipCode;
  if (!zipCode || isInternational) return undefined;
  const outage = messages?.eddOutagePickupMessage || texts.eddOutagePickupMessage;
  return { text: areMissing ? outage : fillIn(texts.zipNow, zipCode), longest: outage };
}
