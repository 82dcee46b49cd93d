import { refreshCheckoutExample } from '../../src/contract/checkout/checkout.examples.ts';
import { savePaymentExample } from '../../src/contract/payment/payment.examples.ts';

/** The card form of the payment page as rendered by the server. */
const content = `<form method="post" action="/checkout/payment/card">
<label for="card-number">Card number</label>
<input type="text" id="card-number" name="cardNumber" inputmode="numeric" autocomplete="cc-number">
<label for="card-expiry">Expiration date</label>
<input type="text" id="card-expiry" name="cardExpiry" inputmode="numeric" autocomplete="cc-exp">
<label for="card-code">Security code</label>
<input type="text" id="card-code" name="cardCode" inputmode="numeric" autocomplete="cc-csc">
<button type="submit">Use This Card</button>
</form>`;

const answers = { savePayment: savePaymentExample.answer, refreshCheckout: refreshCheckoutExample.answer };
const base = { content, answers };
const flagged = (errors: object) => ({
  ...answers,
  savePayment: { isSuccess: false, cardOneErrors: errors },
});

/** A page that uses the payment provider's fields, and so renders none of its own. */
const hosted = {
  content: '<p>Your card is entered in our payment provider’s secure form, which needs JavaScript.</p>',
  context: { features: { paymentProvider_EnableAdyen: true } },
  props: {
    provider: {
      scriptUrl: '/payment/adyen.js',
      config: { clientKey: 'test_example', environment: 'test' },
    },
  },
  answers: { saveCreditCardToBasket: { isSuccess: true }, refreshCheckout: refreshCheckoutExample.answer },
};

/** The states of the card entry. */
export const examples = {
  untouched: { ...base, about: 'Empty.' },
  'saving allowed': {
    ...base,
    about: 'The card can be saved: the account is below its limit.',
    attributes: { 'data-allows-saving': 'true', 'data-saved-card-count': '2' },
    context: { limits: { savedCards: 5 } },
  },
  'saving at the limit': {
    ...base,
    about: 'The account has reached its limit of cards: saving is not offered.',
    attributes: { 'data-allows-saving': 'true', 'data-saved-card-count': '5' },
    context: { limits: { savedCards: 5 } },
  },
  'luhn check': {
    ...base,
    about: 'The number’s last digit is checked before the request.',
    attributes: { 'data-has-luhn-check': 'true' },
  },
  'household card': {
    ...base,
    about: 'The shop’s household card is told apart from other Visas.',
    context: { features: { cbhcc_EnableCbhcc: true } },
  },
  'slow browser': {
    ...base,
    about: 'A browser whose keyboard needs a delay.',
    attributes: { 'data-slow-browser': 'Mozilla' },
    context: { limits: { cardNumberDelayMs: 250 } },
  },
  paying: { ...base, about: 'The request is pending.', answers: { ...answers, savePayment: 'never' } },
  declined: {
    ...base,
    about: 'The card is declined: the form stays as it was typed, for another card.',
    answers: {
      ...answers,
      savePayment: { isSuccess: false, message: 'Your card was declined. Please use another card.' },
    },
  },
  'session error': {
    ...base,
    about: 'The session has expired.',
    answers: flagged({ hasSessionError: true, sessionErrorMessage: 'Your session has timed out.' }),
  },
  'tns error': {
    ...base,
    about: 'The card could not be tokenized.',
    answers: flagged({ hasTnsError: true, tnsErrorMessage: 'We could not read your card.' }),
  },
  'refused before the page': {
    ...base,
    about:
      'The server refused the card before it rendered the page: its errors show, without a change of focus.',
    props: { cardErrors: { hasExpDateError: true, hasCvvError: true, emptyFields: ['securityCode'] } },
  },
  'declined before the page': {
    ...base,
    about: 'The server refused the card as a whole before it rendered the page.',
    props: { cardErrors: { message: 'Your card was declined. Please use another card.' } },
  },
  'saving ticked': {
    ...base,
    about: 'Saving was ticked in the server’s form.',
    content: content.replace(
      '<button',
      '<label><input type="checkbox" name="saveToAccount" value="true" checked> Save this card</label>\n<button',
    ),
    attributes: { 'data-allows-saving': 'true', 'data-saved-card-count': '2' },
    context: { limits: { savedCards: 5 } },
  },
  'not verified': {
    ...base,
    about: 'The card could not be verified.',
    answers: flagged({ hasVerifyFailedError: true }),
  },
  'rewards restriction': {
    ...base,
    about: 'Only a rewards card can pay.',
    answers: flagged({
      hasRewardsRestrictionError: true,
      rewardsRestrictionMessage: 'Your rewards need your rewards card.',
    }),
  },
  'nothing to pay': {
    ...base,
    about: 'Nothing is left for the card to pay.',
    answers: flagged({ hasZeroAmountError: true }),
  },
  'not applied': {
    ...base,
    about: 'The co-brand card was not applied.',
    answers: flagged({ cbccNotAppliedError: true }),
  },
  'reissued card': {
    ...base,
    about: 'The card has been reissued.',
    answers: flagged({ hasOldCbccCardUsedError: true }),
  },
  'number refused': {
    ...base,
    about: 'The server refuses the number.',
    answers: flagged({ hasNumberError: true }),
  },
  'expiry refused': {
    ...base,
    about: 'The card has expired, or its date is not valid: the server refuses the date.',
    answers: flagged({ hasExpDateError: true }),
  },
  'code refused': { ...base, about: 'The server refuses the code.', answers: flagged({ hasCvvError: true }) },
  'default words': {
    ...base,
    about: 'The server flags an error without a message: the default text shows.',
    answers: flagged({ hasTnsError: true }),
  },
  'several refused': {
    ...base,
    about: 'All flags at once: the session’s message wins.',
    answers: flagged({
      hasSessionError: true,
      hasTnsError: true,
      hasRewardsRestrictionError: true,
      hasZeroAmountError: true,
      cbccNotAppliedError: true,
      hasOldCbccCardUsedError: true,
      hasNumberError: true,
      hasExpDateError: true,
      hasCvvError: true,
    }),
  },
  failure: {
    ...base,
    about: 'The call fails, and no card pays.',
    answers: { savePayment: 503, refreshCheckout: { attempts: [], payment: { amountDue: 179900 } } },
  },
  'lost answer': {
    ...base,
    about: 'The answer was lost, but the card pays: the payment is read and the success shown.',
    answers: { ...answers, savePayment: 'offline' },
  },
  'texts of the page': {
    ...base,
    about: 'The page context replaces texts.',
    context: { messages: { cardNumber: 'Number on your card', cardPay: 'Pay Now' } },
  },
  'the provider’s own fields': {
    ...hosted,
    about: 'The payment provider’s own fields, whose script the shop serves.',
  },
  'the provider’s fields on their way': {
    ...hosted,
    about: 'The provider’s fields are loading: the button says so.',
    provider: 'never come' as const,
  },
  'the provider’s fields not to be had': {
    ...hosted,
    about:
      'The provider’s fields do not load: an error shows, with Try Again. No other field accepts a number.',
    provider: 'cannot be had' as const,
  },
  'the provider’s fields broken': {
    ...hosted,
    about: 'The provider’s fields fail after loading: they stay, and an error shows.',
    provider: 'breaks' as const,
  },
  'the provider’s card refused': {
    ...hosted,
    about: 'The server refuses a card encrypted by the provider’s fields.',
    answers: {
      ...hosted.answers,
      saveCreditCardToBasket: { isSuccess: false, cardErrors: { hasExpDateError: true } },
    },
  },
  'the provider left out': {
    ...hosted,
    about: 'The flag is on, but the page has no configuration of the provider’s fields.',
    props: {},
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
};
