import * as v from 'valibot';
import { type Call, declareCall, failsCheckout } from '../call.ts';
import { cents, identifier, shown } from '../fields.ts';

/*
 * Reward certificates. Each action has two declared calls: with `features.paymentProvider_EnableAdyen` the one below
 * /api/checkout/payment-provider/ (decision 55).
 */

const base = {
  service: 'cart',
  method: 'POST',
  changesState: true,
  mayRetry: true,
  failure: failsCheckout,
  source: 'cart §7, checkout §7.1, §7.2',
} satisfies Partial<Call>;

/** The rewards after the change; `rewardsTotal` in cents. */
const answer = v.object({
  isSuccess: v.boolean(),
  message: shown(v.string()),
  rewardsData: shown(
    v.object({
      errorMessage: shown(v.string()),
      rewardsTotal: shown(cents),
      rewardsExceedOrderTotalMessage: shown(v.string()),
    }),
  ),
});

const applied = v.object({
  certificateNumber: identifier,
  accountNumber: v.optional(v.string()),
  cardToken: v.optional(v.string()),
});
const named = v.object({ certificateNumber: identifier });

const reactCheckout = (path: string) => `/ReactCheckout/${path}`;
const provider = (path: string) => `/api/checkout/payment-provider/${path}`;

const apply = {
  ...base,
  action: 'apply reward certificate',
  payload: applied,
  answer,
  about: 'Applies a reward certificate to the cart, or applies it again to a changed one.',
} satisfies Partial<Call>;
const remove = {
  ...base,
  action: 'remove reward certificate',
  payload: named,
  answer,
  about: 'Takes back one reward certificate.',
} satisfies Partial<Call>;
const removeAll = {
  ...base,
  action: 'remove certificates',
  payload: v.object({}),
  answer,
  about: 'Takes back all reward certificates.',
} satisfies Partial<Call>;

export const applyCartRewardCertificate = declareCall({
  ...apply,
  name: 'applyCartRewardCertificate',
  path: reactCheckout('ApplyCartRewardCertificate'),
});
export const applyProviderRewardCertificate = declareCall({
  ...apply,
  name: 'applyProviderRewardCertificate',
  path: provider('apply-cart-reward-certificate'),
});
export const removeRewardCertificate = declareCall({
  ...remove,
  name: 'removeRewardCertificate',
  path: reactCheckout('RemoveRewardCertificate'),
});
export const removeProviderRewardCertificate = declareCall({
  ...remove,
  name: 'removeProviderRewardCertificate',
  path: provider('remove-reward-certificate'),
});
export const removeCertificates = declareCall({
  ...removeAll,
  name: 'removeCertificates',
  path: reactCheckout('RemoveCertificates'),
});
export const removeProviderCertificates = declareCall({
  ...removeAll,
  name: 'removeProviderCertificates',
  path: provider('remove-certificates'),
});
