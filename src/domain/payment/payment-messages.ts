/** What came of a payment, wherever a card pays; the page context's `messages` replaces any by its key. */
export const paymentMessages = {
  /** `{0}` is the type of the card, `{1}` its last four digits. */
  cardName: '{0} ending in {1}',
  /** `{0}` is the card. */
  cardApplied: '{0} now pays for this order.',
  close: 'Close',
};
