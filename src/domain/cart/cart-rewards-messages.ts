/** The reward certificates, in the cart and in checkout. */
export const rewardsMessages = {
  rewardsHeading: 'Rewards',
  apply: 'Apply',
  remove: 'Remove',
  /** `{0}` is the amount. */
  certificate: '{0} reward certificate',
  /** Announced after a change; `{0}` is the certificate. */
  appliedNow: '{0} was applied.',
};
