/** The offer of the store's card (checkout §4): what is said of it, and the terms that financing has. */
export const creditOffer = {
  message: '<p>Your store card brings you something with this purchase. <strong>Choose one.</strong></p>',
  rewardsText: '10% back in rewards',
  financingText: 'Pay over 12 months without interest',
  terms: [
    '<p>Interest is charged from the date of purchase if the balance is not paid within 12 months.</p>',
    '<p>A minimum payment is due every month. Rewards are not earned on financed purchases.</p>',
  ].join('\n'),
};

/** Where nobody can be offered anything, and why. */
export const noOfferMessage = 'There is no credit offer in Canada.';
