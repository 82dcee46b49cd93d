import type { CallExample } from '../examples.ts';

const rewardsData = { errorMessage: null, rewardsTotal: 2500, rewardsExceedOrderTotalMessage: null };
const named = { certificateNumber: '7000123' };

const applied: CallExample = {
  payload: { ...named, accountNumber: '99120045', cardToken: 'tok_1' },
  answer: { isSuccess: true, message: null, rewardsData },
};
const removed: CallExample = {
  payload: named,
  answer: { isSuccess: true, message: null, rewardsData: { ...rewardsData, rewardsTotal: 0 } },
};

export const applyCartRewardCertificateExample = applied;
export const applyProviderRewardCertificateExample = applied;
export const removeRewardCertificateExample = removed;
export const removeProviderRewardCertificateExample = removed;
export const removeCertificatesExample: CallExample = { ...removed, payload: {} };
export const removeProviderCertificatesExample: CallExample = { ...removed, payload: {} };
