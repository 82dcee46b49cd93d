import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';
import { otherTendersExample } from '../../src/contract/payment/payment.examples.ts';

/** The gift card form of the payment page as rendered by the server. */
const content = `<form method="post" action="/checkout/payment/gift-card">
<label for="gift-card-number">Gift card number</label>
<input type="text" id="gift-card-number" name="cardNumber" autocomplete="off">
<label for="gift-card-pin">PIN</label>
<input type="text" id="gift-card-pin" name="cardPin" autocomplete="off">
<button type="submit">Apply Gift Card</button>
</form>`;

const whole = checkoutExamples['all done'];
const [card] = otherTendersExample.giftCards as [object];
const partly = { id: 'gift-2', lastFour: '9902', appliedAmount: 2000, balance: 7500 };

const checkoutWith = (payment: object) => ({ ...whole, payment: { ...whole.payment, ...payment } });
const unpaid = { giftCards: [], amountDue: 179900, appliedCards: [] };
const applied = checkoutWith({ ...unpaid, giftCards: [card], amountDue: 174900 });
const done = { isSuccess: true };

function stateOf(payment: object, about: string, answers: object = {}) {
  return {
    about,
    content,
    props: { ...unpaid, ...payment },
    answers: {
      refreshCheckout: checkoutWith({ ...unpaid, ...payment }),
      applyGiftCardTender: { ...done, checkout: applied },
      removeGiftCardTender: { ...done, checkout: checkoutWith(unpaid) },
      getGiftCardBalance: { ...done, balance: 5000 },
      ...answers,
    },
  };
}

const paid = { giftCards: [card, partly], amountDue: 172900 };

/** The states of the gift cards. */
export const examples = {
  'no gift card': stateOf({}, 'No gift card pays yet.'),
  'gift cards': stateOf(paid, 'Two gift cards pay, each with what is left on it.'),
  'gift card covers all': stateOf(
    { giftCards: [{ ...card, appliedAmount: 179900, balance: 200000 }], amountDue: 0 },
    'A gift card pays for all of it: nothing is left to pay, and another one is refused.',
  ),
  applying: stateOf({}, 'The request is pending.', { applyGiftCardTender: 'never' }),
  'gift card empty': stateOf({}, 'The server refuses a gift card with nothing on it; what was typed stays.', {
    applyGiftCardTender: { isSuccess: false, message: 'There is nothing left on this gift card.' },
  }),
  'gift card not known': stateOf({}, 'The server refuses without words.', {
    applyGiftCardTender: { isSuccess: false, message: 'GiftCardError' },
  }),
  'gift card service down': stateOf(
    { ...paid, isGiftCardServiceUnavailable: true },
    'The service is down: said once.',
  ),
  failure: stateOf({}, 'The call fails: the service counts as down, and what was typed stays.', {
    applyGiftCardTender: 503,
  }),
  'one of them expired': stateOf(paid, 'The server says which gift card it is about.', {
    applyGiftCardTender: {
      isSuccess: false,
      giftCardErrors: [{ id: 'gift-2', message: 'This gift card has expired.' }],
    },
  }),
  'cannot be removed': stateOf(paid, 'A gift card cannot be taken back: the reason stands beside it.', {
    removeGiftCardTender: { isSuccess: false, message: 'This gift card is being charged.' },
  }),
  'balance only': stateOf({}, 'What is on a gift card, without applying it.'),
  'not given': {
    ...stateOf(paid, 'The page gives nothing: it is read.'),
    props: {},
  },
  'not read': {
    ...stateOf({}, 'It cannot be read: the server’s form stays.', { refreshCheckout: 503 }),
    props: {},
  },
  Canada: { ...stateOf(paid, 'In Canadian dollars.'), context: { country: 'CA' } },
  'modern brand': { ...stateOf(paid, 'The modern brand.'), context: { brand: 'modern' } },
};
