/** A day in words. */
export const dayMessages = {
  /** `{0}` is the weekday, `{1}` the month, `{2}` the day of the month. */
  dayInWords: '{0}, {1} {2}',
  /** Separated by spaces, from Sunday. */
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  /** Separated by spaces, from January. */
  months: 'January February March April May June July August September October November December',
};

/** Texts that all steps of checkout share: their buttons, and the question when one is left. */
export const stepMessages = {
  /** The buttons of the steps (checkout §2.1). */
  shippingNext: 'Next',
  cancelChanges: 'Cancel Changes',
  optionsNext: 'Next: Payment',
  stepBack: 'Back',
  paymentNext: 'Next: Review & Place Order',
  placeOrder: 'Place Order',
  saving: 'Saving…',
  /** The applied promo code no longer holds (checkout §4). */
  promoRemoved:
    'Your promo code no longer applies and was removed. Please check your total before you go on.',
  /** Something was changed while Next was being handled. */
  changedMeanwhile: 'Your last change is not saved yet. Press Next again.',
  /** After the first entries of a step's summary; `{0}` is the number of the others. */
  more: 'and {0} more',
  /** Ways of delivery in summaries. */
  shipTo: 'Ship to',
  pickUpAt: 'Pick up at',
  /** The dialog in front of a form with changes. */
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have changed in this step is not saved yet.',
  leaveConfirm: 'Leave',
  leaveStay: 'Keep Editing',
};
