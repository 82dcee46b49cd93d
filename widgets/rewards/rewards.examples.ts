import { checkoutExamples } from '../../src/contract/checkout/checkout.examples.ts';
import { otherTendersExample, savedCardsExample } from '../../src/contract/payment/payment.examples.ts';

/** The rewards of the payment page as rendered by the server. */
const content = `<h3>Rewards</h3>
<form method="post" action="/checkout/payment/certificate">
<p>$25.00 reward certificate</p>
<button type="submit" name="certificateNumber" value="7000123">Apply</button>
</form>`;

const whole = checkoutExamples['all done'];
const [certificate] = otherTendersExample.certificates as [object];
const { rewardAccounts } = otherTendersExample;
const open = { ...certificate, isApplied: false };
const second = { ...certificate, certificateNumber: '7000125', amount: 1000 };

const checkoutWith = (payment: object) => ({ ...whole, payment: { ...whole.payment, ...payment } });
const done = { isSuccess: true };

function stateOf(
  payment: { certificates: object[]; rewardAccounts?: object[] },
  about: string,
  answers: object = {},
) {
  const { certificates, rewardAccounts: accounts = [] } = payment;
  const changed = certificates.map((one) => ({ ...one, isApplied: true }));
  return {
    about,
    content,
    props: { certificates, accounts },
    answers: {
      refreshCheckout: checkoutWith({ rewardAccounts: [], ...payment }),
      applyRewardCertificate: { ...done, checkout: checkoutWith({ ...payment, certificates: changed }) },
      removeRewardCertificate: done,
      removeCertificates: done,
      ...answers,
    },
  };
}

const base = { certificates: [open], rewardAccounts };

/** The states of the rewards. */
export const examples = {
  'reward certificate': stateOf(base, 'A certificate that can be applied, and a rewards account.'),
  'reward certificates applied': stateOf(
    { certificates: [certificate, second] },
    'Two certificates pay: they can be taken back one by one, or all at once.',
  ),
  'title of the server': {
    ...stateOf(
      { ...base, redeemRewardsTitle: 'Redeem your rewards' } as typeof base,
      'The server names the block.',
    ),
  },
  'rewards cards only': stateOf(
    { ...base, hasOnlyRewardCards: true, rewardsErrorMessage: null } as typeof base,
    'Only rewards cards may pay, without the server’s reason.',
  ),
  'reward certificate expired': stateOf(
    { certificates: [{ ...open, errorMessage: 'This certificate has expired.' }] },
    'The server keeps the reason with the certificate.',
  ),
  'reward certificate refused': stateOf(base, 'The server refuses with its own words.', {
    applyRewardCertificate: { isSuccess: false, message: 'This certificate belongs to another card.' },
  }),
  'cannot be removed': stateOf({ certificates: [certificate] }, 'A certificate cannot be taken back.', {
    removeRewardCertificate: { isSuccess: false, rewardsData: { errorMessage: 'Please try again later.' } },
  }),
  applying: stateOf(base, 'The request is pending.', { applyRewardCertificate: 'never' }),
  failure: stateOf(base, 'The call fails.', { applyRewardCertificate: 500 }),
  'rewards of the account': {
    ...stateOf({ certificates: [] }, 'The rewards are asked for with the account’s rewards card.'),
    answers: {
      refreshCheckout: checkoutWith({
        certificates: [],
        savedCards: [{ ...savedCardsExample[0], isRewardCard: true }],
      }),
      getAccountRewardsByToken: { ...done, checkout: checkoutWith(base) },
    },
    props: {},
  },
  'no rewards': stateOf({ certificates: [] }, 'There are none: nothing shows.'),
  'not read': {
    ...stateOf(base, 'They cannot be read: the server’s content stays.', { refreshCheckout: 503 }),
    props: {},
  },
  'modern brand': { ...stateOf(base, 'The modern brand.'), context: { brand: 'modern' } },
};
