import { cartMessages, shownCartMessages } from '../../src/domain/cart/cart-messages.ts';
import { registryMessages } from '../../src/domain/registry/registry-messages.ts';

/** The layer after an add. */
export const registryConfirmationMessages = {
  opensNewWindow: registryMessages.opensNewWindow,
  /** Checkout §2.2; `{0}` is `onePiece` or `pieces`. */
  registryConfirmationTitle: '{0} added to your registry',
  onePiece: shownCartMessages.onePiece,
  pieces: shownCartMessages.pieces,
  quantityLine: cartMessages.quantityLine,
  continueShopping: shownCartMessages.continueShopping,
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
