/** The store card's offer (checkout §4): its texts, and the terms of financing. */
export const creditOffer = {
  message: '<p>Your store card brings you something with this purchase. <strong>Choose one.</strong></p>',
  rewardsText: '10% back in rewards',
  financingText: 'Pay over 12 months without interest',
  terms: [
    '<p>Interest is charged from the date of purchase if the balance is not paid within 12 months.</p>',
    '<p>A minimum payment is due every month. Rewards are not earned on financed purchases.</p>',
  ].join('\n'),
};

/** The error, if the offer is not available. */
export const noOfferMessage = 'There is no credit offer in Canada.';
