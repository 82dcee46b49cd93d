import { cartMessages, confirmationMessages } from '../cart/cart-messages.ts';

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
  /** For screen readers, after a link. */
  opensNewWindow: '(opens in a new window)',
  /** Why it cannot be added: the short text replaces the label on a card, the reason is shown below the button elsewhere. */
  registryOutOfStock: cartMessages.outOfStock,
  registryOutOfStockReason: cartMessages.outOfStockReason,
  registryMadeToOrder: 'Made To Order',
  registryMadeToOrderReason: 'This item cannot be added: it is made to order.',
  registryPersonalization: 'Personalize It First',
  registryPersonalizationReason: 'Complete the personalization to add this item.',
  /** The page's registry is not one of the shopper's. */
  registryNotFound: 'We could not find this registry. It may have been removed.',
};

/** The layer that asks which registry to add to. */
export const registryChoiceMessages = {
  addToRegistry,
  adding,
  registryChoiceTitle: 'Choose a Registry',
  registryChoiceLegend: 'Which registry should it be added to?',
  registryNoneTitle: 'You Have No Registry Yet',
  registryNone: 'Create a registry, and this item is added to it.',
  registryCreate: 'Create a Registry',
  registryTryAgain: 'Try Again',
};

/** The layer after an add. */
export const registryConfirmationMessages = {
  opensNewWindow: registryMessages.opensNewWindow,
  /** Checkout §2.2; `{0}` is `onePiece` or `pieces`. */
  registryConfirmationTitle: '{0} added to your registry',
  onePiece: confirmationMessages.onePiece,
  pieces: confirmationMessages.pieces,
  quantityLine: cartMessages.quantityLine,
  continueShopping: confirmationMessages.continueShopping,
  /** In scan mode. */
  scanAnotherItem: 'Scan Another Item',
  viewRegistry: 'View Registry',
  viewChecklist: 'View Checklist',
  editRegistry: 'Edit Registry',
  /** The shop's own numbers; without one, `registryHelpLink` is shown instead. */
  registryHelpPhone: '',
  registryHelpPhoneCanada: '',
  /** Before the number or the link. */
  registryHelp: 'Questions about your registry?',
  /** `{0}` is the number. */
  registryHelpCall: 'Call {0}',
  registryHelpLink: 'Contact us',
  /** Checkout §2.2, §9. */
  registryHelpHours: 'Mon-Sun 8am-9pm CT',
};
