import * as v from 'valibot';
import { type Call, declareCall, failsQuietly } from '../call.ts';
import { change } from '../checkout/changed.ts';
import { filledText, identifier, shown } from '../fields.ts';
import { accountCardData, cardData } from './payment.ts';

/*
 * Rewards in checkout. With `features.paymentProvider_EnableAdyen` the calls below /api/checkout/payment-provider/ (decision
 * 55). Certificates are taken back by the calls of the cart (`contract/cart/certificates.ts`).
 */

const provider = (path: string) => `/api/checkout/payment-provider/${path}`;

const applied = {
  ...change,
  service: 'payment',
  action: 'apply reward certificate',
  source: 'checkout §7.1, §7.2, decision 86',
  about:
    'Pays with a reward certificate, which belongs to a rewards card: the one that is applied, chosen or typed.',
} satisfies Partial<Call>;

export const applyRewardCertificate = declareCall({
  ...applied,
  name: 'applyRewardCertificate',
  path: '/ReactCheckout/ApplyRewardCertificate',
  payload: v.object({
    certificateNumber: identifier,
    cardOneData: v.optional(cardData),
    accountCardOneData: v.optional(accountCardData),
  }),
});
export const applyProviderCertificate = declareCall({
  ...applied,
  name: 'applyProviderCertificate',
  path: provider('apply-reward-certificate'),
  payload: v.object({
    certificateNumber: identifier,
    /** The card as the provider's fields encrypted it, or the saved one. */
    savePaymentCardInfo: v.optional(v.record(v.string(), v.unknown())),
  }),
});

// Background reads: a failure is logged, and nothing is shown (checkout §8).
const looked = {
  ...change,
  service: 'payment',
  mayRetry: false,
  failure: failsQuietly,
} satisfies Partial<Call>;

export const getAccountRewards = declareCall({
  ...looked,
  name: 'getAccountRewards',
  path: '/ReactCheckout/GetAccountRewards',
  payload: v.object({ tnsSession: filledText }),
  source: 'checkout §7.1, decision 91',
  about: 'The rewards of the account, by the session of the card service.',
});
export const getAccountRewardsByToken = declareCall({
  ...looked,
  name: 'getAccountRewardsByToken',
  path: '/ReactCheckout/GetAccountRewardsByToken',
  payload: v.object({ token: filledText }),
  source: 'checkout §7.1, decision 91',
  about: 'The rewards of the account, by its stored rewards card.',
});
export const lookupRewardsCard = declareCall({
  ...looked,
  name: 'lookupRewardsCard',
  path: provider('lookup-rewards-card'),
  payload: v.object({ token: v.optional(v.string()) }),
  source: 'checkout §7.2, decision 91',
  about: 'The rewards of the account, where the payment provider keeps its cards.',
});

export const getCheckoutFunnelCbhccCms = declareCall({
  name: 'getCheckoutFunnelCbhccCms',
  action: 'get household card message',
  service: 'payment',
  method: 'POST',
  path: provider('get-checkout-funnel-cbhcc-cms'),
  payload: v.object({}),
  answer: v.object({ rewardsOrderSummaryMessage: shown(v.string()) }),
  changesState: true,
  mayRetry: false,
  failure: failsQuietly,
  source: 'checkout §7.2, decision 91',
  about: 'What the shop says of its household card in the summary, with `features.cbhcc_EnableCbhcc`.',
});
