import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { errorMessages, fillIn } from '../../src/domain/messages.ts';

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
