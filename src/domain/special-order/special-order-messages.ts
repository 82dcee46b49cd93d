/** Announced after a change of the choices. */
export const choicesAnnouncedMessages = {
  /** `{0}` is the price, `{1}` the delivery time. */
  summaryChanged: '{0}. {1}',
  resetDone: 'Your first choices are back.',
};
