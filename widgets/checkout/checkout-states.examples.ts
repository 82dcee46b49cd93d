import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';
import { updateGiftMessageExample } from '../../src/contract/checkout/options.examples.ts';
import { placeOrderExample, setTymPreferencesExample } from '../../src/contract/checkout/order.examples.ts';
import { validateAndSaveAddressExample } from '../../src/contract/checkout/shipping.examples.ts';
import { moveToPaymentPageExample, validateCartExample } from '../../src/contract/checkout/steps.examples.ts';

export const changed = updateGiftMessageExample.answer;
const moved = moveToPaymentPageExample.answer;

export const answersWith = (whole: object) => ({
  refreshCheckout: whole,
  validateCart: validateCartExample.answer,
  verifyPromoCode: changed,
  savePayment: { isSuccess: true },
  saveBillingAddress: changed,
  verifyCreditCard: changed,
  applyGiftCardTender: changed,
  removeGiftCardTender: changed,
  getGiftCardBalance: { isSuccess: true, balance: 5000 },
  applyTenderCode: changed,
  removeTenderCode: changed,
  applyPromoCode: changed,
  removePromoCode: changed,
  applyRewardCertificate: changed,
  removeRewardCertificate: changed,
  removeCertificates: changed,
  applyTaxExemption: changed,
  moveToShippingAndGiftOptions: moved,
  moveToPaymentPage: moved,
  moveToReviewPage: moved,
  validateAddress: validateAndSaveAddressExample.answer,
  validateAndSaveAddress: validateAndSaveAddressExample.answer,
  saveShippingAddress: validateAndSaveAddressExample.answer,
  saveMultiShippingAddress: validateAndSaveAddressExample.answer,
  saveMultiShipping: changed,
  saveRecipientSelection: changed,
  splitItem: changed,
  updateRecipientId: changed,
  saveMultiRecipientBasket: changed,
  updateGiftReceipt: changed,
  updateBaggingOption: changed,
  updateBopsToShipping: changed,
  updateGiftMessage: changed,
  updateGiftOption: changed,
  saveShippingAndGiftOptions: changed,
  placeOrder: placeOrderExample.answer,
  setTymPreferences: setTymPreferencesExample.answer,
});

export const content =
  '<h2>Checkout</h2><form method="post" action="/checkout/shipping"><p>Your order: 2 items</p><button>Next</button></form>';

export type Step = 'shipping' | 'options' | 'payment' | 'review' | 'confirmation';

/** A state of a step: the server's content, the seed, and the answer of every call. */
export function stateOf<Whole extends object>(step: Step, whole: Whole, about: string, answers: object = {}) {
  return {
    about,
    attributes: { 'data-step': step },
    content,
    props: { checkout: whole },
    answers: { ...answersWith(whole), ...answers },
  };
}

/** An order with everything that it needs. */
export const done = checkoutExamples['all done'];
/** The same, paid otherwise. */
export const payingWith = (payment: object) => ({ ...done, payment: { ...done.payment, ...payment } });

export const signedIn = { account: { isSignedIn: true, email: 'ann@example.com', firstName: 'Ann' } };
