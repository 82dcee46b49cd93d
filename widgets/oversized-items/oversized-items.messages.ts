import { interruptedCheckoutMessages } from '../../src/domain/cart/cart-messages.ts';
import { errorMessages } from '../../src/domain/messages.ts';

/** The layer about boxes that may not fit in a vehicle. */
export const oversizedMessages = {
  /** Cart §2. */
  oversizedTitle: 'Make sure these items will fit in your vehicle',
  /** Cart §8. */
  oversizedNotice:
    'Their boxes exceed the capacity of most vehicles. Please compare the sizes with your vehicle before you choose to pick them up.',
  oversizedBox: 'Box',
  oversizedQuantity: 'Qty',
  oversizedSize: 'Width × depth × height',
  /** A size in inches: `{0}` is the width, `{1}` the depth, `{2}` the height. */
  boxSize: '{0}″ × {1}″ × {2}″',
  /** The same for screen readers. */
  boxSizeSpoken: 'In inches: {0} wide, {1} deep, {2} high',
  continueCheckout: interruptedCheckoutMessages.continueCheckout,
  backToCart: errorMessages.backToCart,
};
