import * as v from 'valibot';
import { type Call, declareCall, failsBesides } from '../call.ts';
import { change, changed } from '../checkout/changed.ts';
import { giftCardError } from '../checkout/order.ts';
import { cents, filledText, identifier, shown, shownFlag, tolerantList } from '../fields.ts';

/*
 * Gift cards and tender codes. Each gift card action has two declared calls: with `features.paymentProvider_EnableAdyen`
 * the one below /api/checkout/payment-provider/ (decision 55). Those below /ReactCheckout/ take two namings of their fields,
 * which `features.paymentActions` chooses between (decisions 8, 117). Numbers and pins are secrets (decision 84).
 */

const giftCardChange = {
  ...change,
  failure: failsBesides,
  service: 'payment',
  source: 'checkout §4, §7.1, §7.2, decisions 8, 84',
  answer: v.object({
    ...changed.entries,
    giftCardErrors: tolerantList(giftCardError),
    /** The gift card service is down (checkout §8). */
    isGiftCardServiceUnavailable: shownFlag,
  }),
} satisfies Partial<Call>;

const provider = (path: string) => `/api/checkout/payment-provider/${path}`;

const card = v.object({ cardNumber: filledText, cardPin: v.string() });
const actionCard = v.object({ number: filledText, pin: v.string() });

const apply = {
  ...giftCardChange,
  action: 'apply gift card',
  about: 'Pays with a gift card: as much of the order as is on it and still to be paid.',
} satisfies Partial<Call>;
const remove = {
  ...giftCardChange,
  action: 'remove gift card',
  about: 'Takes back a gift card, by the id of its entry: what it paid is on it again.',
} satisfies Partial<Call>;

export const applyGiftCardTender = declareCall({
  ...apply,
  name: 'applyGiftCardTender',
  path: '/ReactCheckout/ApplyGiftCardTender',
  payload: v.union([card, actionCard]),
});
export const applyProviderGiftCard = declareCall({
  ...apply,
  name: 'applyProviderGiftCard',
  path: provider('apply-gift-card'),
  payload: card,
});
export const removeGiftCardTender = declareCall({
  ...remove,
  name: 'removeGiftCardTender',
  path: '/ReactCheckout/RemoveGiftCardTender',
  payload: v.union([v.object({ cardNumber: identifier }), v.object({ number: identifier })]),
});
export const removeProviderGiftCard = declareCall({
  ...remove,
  name: 'removeProviderGiftCard',
  path: provider('remove-gift-card'),
  payload: v.object({ cardNumber: identifier }),
});

export const getGiftCardBalance = declareCall({
  name: 'getGiftCardBalance',
  service: 'payment',
  method: 'POST',
  path: '/ReactCheckout/GetGiftCardBalance',
  payload: card,
  answer: v.object({
    isSuccess: v.boolean(),
    message: shown(v.string()),
    /** What is on the card, in cents. */
    balance: shown(cents),
    isGiftCardServiceUnavailable: shownFlag,
  }),
  // A post although it changes nothing: number and pin may not be in an address.
  changesState: true,
  mayRetry: true,
  failure: failsBesides,
  source: 'decision 84',
  about: 'What is on a gift card, without applying it.',
});

const codeNaming = v.union([v.object({ tenderCodeNumber: filledText }), v.object({ number: filledText })]);

export const applyTenderCode = declareCall({
  ...change,
  name: 'applyTenderCode',
  service: 'payment',
  path: '/ReactCheckout/ApplyTenderCode',
  payload: codeNaming,
  source: 'checkout §4, §7.1, decisions 8, 117',
  about: 'Pays with a tender code. A refused one keeps its message in `payment.tenderCodes`.',
});
export const removeTenderCode = declareCall({
  ...change,
  name: 'removeTenderCode',
  service: 'payment',
  path: '/ReactCheckout/RemoveTenderCode',
  payload: codeNaming,
  source: 'checkout §4, §7.1, decisions 8, 117',
  about: 'Takes back a tender code, by the id of its entry.',
});
