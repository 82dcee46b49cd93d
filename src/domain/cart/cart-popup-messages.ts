import { controlMessages, errorMessages, fillIn } from '../messages.ts';
import { cartMessages } from './cart-messages.ts';

/** The layers in front of checkout. */
export const interruptedCheckoutMessages = { continueCheckout: 'Continue' };

/** The layer of items that cannot be bought as they are. */
export const unavailableMessages = {
  /** Checkout §2.2. */
  unavailableTitle: 'Item(s) no longer available',
  restrictedTitle: 'Item(s) cannot be shipped to or picked up in this state',
  serviceTitle: 'Please Edit Your Cart to Proceed',
  /** Above the items, if the server gives no message; by error type (cart §8). `{0}` is their number. */
  nlaItems: '{0} items are no longer available. Remove them to check out with the rest of your cart.',
  nlaItemsOne: '1 item is no longer available. Remove it to check out with the rest of your cart.',
  allNlaItems: 'None of the items in your cart can be ordered.',
  allNlaItemsOne: 'The item in your cart can no longer be ordered.',
  pfasItems:
    '{0} items cannot be shipped to or picked up in this state. Remove them to check out with the rest of your cart.',
  pfasItemsOne:
    '1 item cannot be shipped to or picked up in this state. Remove it to check out with the rest of your cart.',
  inHousePersonalizationNlaItems:
    '{0} items can no longer be ordered with their personalization. Remove them to check out with the rest of your cart.',
  inHousePersonalizationNlaItemsOne:
    '1 item can no longer be ordered with its personalization. Remove it to check out with the rest of your cart.',
  personalizationServiceUnavailable:
    '{0} items cannot be personalized at the moment. Remove them to check out with the rest of your cart, or try again later.',
  personalizationServiceUnavailableOne:
    '1 item cannot be personalized at the moment. Remove it to check out with the rest of your cart, or try again later.',
  installationServiceUnavailable:
    '{0} items cannot be ordered with installation. Continue to order them without it.',
  installationServiceUnavailableOne:
    '1 item cannot be ordered with installation. Continue to order it without.',
  /** In place of `{0}`, if the server names no items. */
  someItems: 'Some',
  /** About one item. */
  customOrderGone: 'This custom order can no longer be made.',
  quantityLine: cartMessages.quantityLine,
  /** Cart §2, §8. */
  removeAll: 'Remove All',
  continueWithout: 'Continue',
  backToCart: errorMessages.backToCart,
  reloadCart: 'Reload Cart',
  removing: 'Removing…',
  /** Checkout §2.2. */
  areYouSureTitle: 'Are you sure?',
  areYouSureAll: 'This empties your cart.',
  areYouSurePersonalized: 'The personalization that you have entered is removed with its items.',
  areYouSurePersonalizedOne: 'The personalization that you have entered is removed with its item.',
  keepItems: 'Cancel',
  /** For screen readers. */
  itemsRemoved: 'The items are removed from your cart.',
  itemsRemovedOne: 'The item is removed from your cart.',
  installationRemoved: 'The items stay in your cart, without installation.',
  installationRemovedOne: 'The item stays in your cart, without installation.',
};

type UnavailableTexts = typeof unavailableMessages;
type OneOf<Key> = Key extends `${infer Many}One` ? Many : never;

/** A text about the items, by their number. */
export function unavailableText(
  texts: UnavailableTexts,
  key: OneOf<keyof UnavailableTexts>,
  count: number,
): string {
  return fillIn(texts[count === 1 ? (`${key}One` as const) : key], count || texts.someItems);
}

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

/** The layer about reward certificates that have to be removed before checkout. */
export const certificatesMessages = {
  certificatesTitle: 'Reward certificates',
  /** If the server gives no message. */
  certificatesMessage:
    'Your reward certificates cannot be used for this order. Continue without them, or go back to change your cart.',
  certificatesContinue: 'Continue',
  certificatesCancel: 'Cancel',
  /** For screen readers. */
  certificatesRemoved: 'Your reward certificates are taken off this order.',
};

/** The generic popup for errors of the cart; its other texts are those of every failure. */
export const cartErrorMessages = {
  ...errorMessages,
  cartErrorTitle: 'There is a problem with your cart',
};

/** The popup whose content an answer to checkout names (cart §4). */
export const cartPopupMessages = {
  /** If the server gives no title. */
  cartPopupTitle: 'Before you check out',
  continueCheckout: interruptedCheckoutMessages.continueCheckout,
  genericErrorMessage: errorMessages.genericErrorMessage,
  cartPopupTryAgain: controlMessages.tryAgain,
};
