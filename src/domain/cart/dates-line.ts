import { fillIn } from '../messages.ts';

interface Line {
  shippingDeliveryOptions?: { selectedShipOption?: string | null | undefined } | null | undefined;
}

interface Cart {
  isInternational: boolean;
  lineItems: readonly Line[];
  cartSummary?: { taxZipCode?: string | null | undefined } | null | undefined;
  messages?: { eddOutagePickupMessage?: string | null | undefined } | null | undefined;
}

interface Texts {
  zipNow: string;
  eddOutage: string;
  eddOutagePickupMessage: string;
}

/** The reason why a pickup has no date, shown beside the pickup (cart §8). */
export const pickupOutage = ({ messages }: Pick<Cart, 'messages'>, texts: Texts): string =>
  messages?.eddOutagePickupMessage || texts.eddOutagePickupMessage;

/**
 * The text above the lines of a cart: the ZIP code for the delivery dates or, if shipped lines have no dates, the reason
 * (cart §8). Its place is as high as the longer text from the first paint on, so that no line moves. Undefined without a
 * ZIP code.
 */
export function datesLine(
  cart: Cart,
  texts: Texts,
  areMissing: boolean,
): { text: string; longest: string } | undefined {
  const zipCode = cart.cartSummary?.taxZipCode;
  if (!zipCode || cart.isInternational) return undefined;
  const now = fillIn(texts.zipNow, zipCode);
  const pickedUp = cart.lineItems.filter(
    (line) => line.shippingDeliveryOptions?.selectedShipOption === 'pickup',
  );
  if (pickedUp.length === cart.lineItems.length) return { text: now, longest: now };
  const outage = pickedUp.length ? texts.eddOutage : pickupOutage(cart, texts);
  return { text: areMissing ? outage : now, longest: outage };
}
