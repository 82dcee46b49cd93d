import { applyMessages } from '../cart/cart-promo-messages.ts';

/** The common texts of the parts for gift cards, codes and rewards. */
export const tenderMessages = {
  remove: applyMessages.remove,
  /** Announced; `{0}` is what was removed. */
  tenderRemoved: '{0} was removed.',
  /** Announced; `{0}` is what pays, `{1}` an amount. */
  tenderApplied: '{0} pays {1} of your order.',
  /** Shown when Next is pressed while the field has a text that is not applied. */
  tenderNotApplied: 'This has not been applied yet. Please apply it, or empty the field.',
};

/** Tender codes. */
export const tenderCodesMessages = {
  ...tenderMessages,
  tenderAdd: 'Add a tender code',
  tenderAddAnother: 'Add another tender code',
  /** The label of the field, and in the list; `{0}` is the code as the server shows it. */
  tenderCode: 'Tender code',
  tenderNamed: 'Tender code {0}',
  tenderApply: 'Apply Code',
  tenderApplying: 'Applying…',
  tenderMissing: 'Please enter a tender code.',
  tenderListLabel: 'Tender codes that pay',
};

/** Tax exemption (checkout §5). */
export const taxExemptionMessages = {
  taxExempt: 'This order is tax-exempt',
};
