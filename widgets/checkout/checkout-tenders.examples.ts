import { done, payingWith, signedIn, stateOf } from './checkout-states.examples.ts';

const card = { id: 'gift-1', lastFour: '4411', appliedAmount: 5000, balance: 5000 };
const partly = { id: 'gift-2', lastFour: '9902', appliedAmount: 2000, balance: 7500 };
const code = { id: 'tender-1', label: 'THANKS25', appliedAmount: 2500 };
const certificate = { certificateNumber: '7000123', amount: 2500, isApplied: false };
const ok = { isSuccess: true };

const atPayment = (payment: object, about: string, answers: object = {}) => ({
  ...stateOf('payment', payingWith(payment), about, answers),
  context: signedIn,
});
const refusing = (call: string, message: string, more: object = {}) => ({
  [call]: { isSuccess: false, message, ...more },
});

/** The states of gift cards, codes and rewards in the payment step. */
export const tenderStates = {
  'gift cards': atPayment(
    { giftCards: [card, partly], amountDue: 172900, appliedCards: [] },
    'Two gift cards pay, each with what is left on it; a card pays the rest.',
    { removeGiftCardTender: { ...ok, checkout: payingWith({ appliedCards: [] }) } },
  ),
  'gift card applied': atPayment({ appliedCards: [] }, 'A gift card is typed and applied.', {
    applyGiftCardTender: {
      ...ok,
      checkout: payingWith({ giftCards: [card], amountDue: 174900, appliedCards: [] }),
    },
  }),
  'gift card balance': atPayment({ appliedCards: [] }, 'What is on a gift card, without applying it.', {
    getGiftCardBalance: { ...ok, balance: 5000 },
  }),
  'gift card empty': atPayment(
    { appliedCards: [] },
    'The gift card is refused: what was typed stays.',
    refusing('applyGiftCardTender', 'There is nothing left on this gift card.'),
  ),
  'gift card service down': atPayment(
    { appliedCards: [], isGiftCardServiceUnavailable: true },
    'The gift card service is down: said once, and the other ways to pay stay usable.',
  ),
  'gift card covers all': atPayment(
    { giftCards: [{ ...card, appliedAmount: 179900, balance: 200000 }], amountDue: 0, appliedCards: [] },
    'A gift card pays for all of it: there is no card form, and Next goes on.',
  ),
  'gift card expired': atPayment(
    { giftCards: [card, partly], amountDue: 172900, appliedCards: [] },
    'The server says which of the gift cards it is about.',
    refusing('applyGiftCardTender', 'GiftCardError', {
      giftCardErrors: [{ id: 'gift-2', message: 'This gift card has expired.' }],
    }),
  ),
  'tender code': atPayment(
    { tenderCodes: [code], amountDue: 177400, appliedCards: [] },
    'A tender code pays.',
  ),
  'tender code refused': atPayment(
    {
      tenderCodes: [{ ...code, appliedAmount: 0, errorMessage: 'This code has been used already.' }],
      appliedCards: [],
    },
    'A tender code was refused: the server keeps the reason with it.',
  ),
  'promo code applied': {
    ...stateOf(
      'payment',
      { ...done, promoCode: 'WELCOME10', promoDiscountMessage: '10% off your first order' },
      'A promo code is applied.',
      { removePromoCode: ok },
    ),
    context: signedIn,
  },
  'promo code expired': atPayment(
    {},
    'The promo code is refused: what was typed stays.',
    refusing('applyPromoCode', 'This promo code has expired.'),
  ),
  'reward certificate': atPayment(
    {
      redeemRewardsTitle: 'Redeem your rewards',
      certificates: [{ ...certificate, isApplied: true }],
      rewardAccounts: [
        {
          id: '99120045',
          label: 'Rewards card ending in 0045',
          balance: 4000,
          certificates: [{ ...certificate, certificateNumber: '7000124', amount: 4000 }],
        },
      ],
    },
    'A reward certificate pays, and another can be applied.',
  ),
  'reward certificate expired': atPayment(
    { certificates: [{ ...certificate, errorMessage: 'This certificate has expired.' }] },
    'The server keeps the reason with the certificate.',
  ),
  'tax exempt': atPayment({ isTaxExemptionApplied: true }, 'The order is tax-exempt.'),
  'tax exemption refused': atPayment(
    {},
    'The server does not know of an exemption.',
    refusing('applyTaxExemption', 'Your account has no tax exemption.'),
  ),
  'everything but cards': atPayment(
    {
      giftCards: [card, partly],
      tenderCodes: [code],
      certificates: [{ ...certificate, isApplied: true }],
      isTaxExemptionApplied: true,
      amountDue: 167900,
      appliedCards: [],
    },
    'Gift cards, a tender code and a certificate pay a part; a card pays the rest.',
  ),
};
