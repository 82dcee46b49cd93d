/** The facts about a product besides its name and price. */
export const detailsMessages = {
  /** The headings of its parts. */
  detailsHeading: 'Details',
  detailsCare: 'Care',
  detailsSelection: 'Your Selection',
  detailsSet: 'In This Set',
  /** The link to the reviews; `{0}` is their number. */
  detailsReviews: '{0} reviews',
  detailsReview: '1 review',
  /** `{0}` is the rating. */
  detailsRating: 'Rated {0} of 5',
  /** `{0}` is a number of percent. */
  detailsRewards: 'Earn {0}% back in rewards',
  /** The link to the page of a wholly custom order, if the server gives it no text. */
  detailsCustomOrder: 'Design your own',
  /** In place of the button of a set's product that cannot be had any more. */
  detailsNoLonger: 'No longer available',
};
