import { cartMessages } from '../cart/cart-messages.ts';

const { addToRegistry, addAllToRegistry, adding } = cartMessages;

/** The button that adds to a registry; the page context's `messages` replaces any text by its key. */
export const registryMessages = {
  addToRegistry,
  addAllToRegistry,
  /** Checkout §3. */
  addedAllToRegistry: 'ALL ADDED',
  adding,
  /** Checkout §4. */
  addedToRegistry: 'ADDED',
  /** For screen readers; `{0}` is the product's name. */
  addedToRegistryNamed: '{0}: ADDED',
  /** `{0}` is the quantity in the registry. */
  editQuantity: 'Edit quantity ({0})',
  /** Where the page does not say how many there are. */
  editQuantityUnknown: 'Edit quantity',
  /** For screen readers, after a link. */
  opensNewWindow: '(opens in a new window)',
  /** Why it cannot be added: the short text replaces the label on a card, the reason is shown below the button elsewhere. */
  registryOutOfStock: cartMessages.outOfStock,
  registryOutOfStockReason: cartMessages.outOfStockReason,
  registryMadeToOrder: 'Made To Order',
  registryMadeToOrderReason: 'This item cannot be added: it is made to order.',
  registryPersonalization: 'Personalize It First',
  registryPersonalizationReason: 'Complete the personalization to add this item.',
  /** The answer to an add was lost (decision 111); with `lookAtRegistry`, a link. */
  registryNotKnown: cartMessages.addNotKnown,
  lookAtRegistry: 'Look at your registry',
  /** The page's registry is not one of the shopper's. */
  registryNotFound: 'We could not find this registry. It may have been removed: please reload the page.',
};
