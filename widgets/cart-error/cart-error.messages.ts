import { errorMessages } from '../../src/domain/messages.ts';

/** The generic popup for errors of the cart; its other texts are those of every failure. */
export const cartErrorMessages = {
  ...errorMessages,
  cartErrorTitle: 'There is a problem with your cart',
};
