import { fillIn } from '../messages.ts';
import type { shippingMessageTexts } from './checkout-options-messages.ts';

/** The shipping message of a shipment: its charge, and the reason for it (checkout §3). Amounts in cents. */
interface ShippingMessage {
  deliveryCharge?: number | undefined;
  freeShippingThreshold?: number | undefined;
  isFreeShipping: boolean;
  addCharge?: number | undefined;
  zipCode?: string | undefined;
  isLowRate: boolean;
  isQuotableGround: boolean;
  quotableGroundShippingAmount?: number | undefined;
}

/**
 * The message in words, from the known figures: free, quoted for ground shipping, a low flat rate, or the charge to the
 * ZIP code; then a surcharge, and the amount from which shipping is free (checkout §2.2, §3). Empty if nothing is known.
 * @param shown the charge in cents that already stands beside the chosen way of shipping: the same amount is not said
 *   twice
 */
export function shippingMessageText(
  message: ShippingMessage,
  texts: typeof shippingMessageTexts,
  inWords: (cents: number) => string,
  shown?: number,
): string {
  const { addCharge, freeShippingThreshold: threshold, isFreeShipping } = message;
  const charge = isFreeShipping ? 0 : (groundCharge(message) ?? message.deliveryCharge);
  const isSaid = charge !== undefined && (shown === charge || shown === charge + (addCharge ?? 0));
  const main = isSaid ? withoutPrice(message, texts) : mainPart(message, texts, inWords);
  const parts = [main];
  if (addCharge) parts.push(fillIn(main ? texts.shippingSurcharge : texts.withSurcharge, inWords(addCharge)));
  const isBelow = threshold !== undefined && !isFreeShipping;
  return [parts.filter(Boolean).join(' '), isBelow ? fillIn(texts.shippingFreeFrom, inWords(threshold)) : '']
    .filter(Boolean)
    .join(' · ');
}

/** The quoted charge for ground shipping, if there is one. */
const groundCharge = (message: ShippingMessage): number | undefined =>
  message.isQuotableGround ? message.quotableGroundShippingAmount : undefined;

/** The words without a price, such as that the shipment goes by ground. */
const withoutPrice = (message: ShippingMessage, texts: typeof shippingMessageTexts): string =>
  !message.isFreeShipping && groundCharge(message) !== undefined ? texts.shippingByGround : '';

function mainPart(
  message: ShippingMessage,
  texts: typeof shippingMessageTexts,
  inWords: (cents: number) => string,
): string {
  const { deliveryCharge: charge, zipCode } = message;
  const ground = groundCharge(message);
  if (message.isFreeShipping) return texts.freeShipping;
  if (ground !== undefined)
    return zipCode
      ? fillIn(texts.shippingGroundTo, inWords(ground), zipCode)
      : fillIn(texts.shippingGround, inWords(ground));
  if (charge === undefined) return '';
  if (message.isLowRate) return fillIn(texts.shippingLowRate, inWords(charge));
  return zipCode
    ? fillIn(texts.shippingTo, inWords(charge), zipCode)
    : fillIn(texts.shippingCharge, inWords(charge));
}
