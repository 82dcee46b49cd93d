import { applyMessages } from './cart-promo-messages.ts';

/** The reward certificates, in the cart and in checkout. */
export const rewardsMessages = {
  rewardsHeading: 'Rewards',
  ...applyMessages,
  /** `{0}` is the amount. */
  certificate: '{0} reward certificate',
  /** Announced after a change; `{0}` is the certificate. */
  appliedNow: '{0} was applied.',
};
