import { rewardsMessages } from '../cart/cart-rewards-messages.ts';
import { rewardCardsMessages } from './payment-messages.ts';
import { tenderMessages } from './payment-tenders-messages.ts';

/** Reward certificates and accounts, on the payment step and as a widget of their own. */
export const rewardsPartMessages = {
  ...rewardsMessages,
  ...tenderMessages,
  /** A certificate whose amount is not known; `{0}` is its number. */
  certificateNumbered: 'Reward certificate {0}',
  /** `{0}` is the amount that an account has to redeem. */
  rewardsBalance: '{0} to redeem',
  removeAllCertificates: 'Remove all certificates',
  allCertificatesRemoved: 'Your reward certificates were removed.',
  ...rewardCardsMessages,
};
