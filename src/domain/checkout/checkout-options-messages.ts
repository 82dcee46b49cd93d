/** The shipping message of a shipment: its charge, and the reason for it (checkout §3). */
export const shippingMessageTexts = {
  freeShipping: 'Free shipping',
  /** `{0}` is the threshold. */
  shippingFreeFrom: 'Free shipping from {0}',
  shippingLowRate: 'Low flat rate: {0}',
  /** `{0}` is the amount, `{1}` the ZIP or postal code. */
  shippingTo: 'Delivery to {1}: {0}',
  shippingCharge: 'Delivery: {0}',
  shippingGround: 'Ground shipping: {0}',
  shippingByGround: 'Ground shipping',
  shippingGroundTo: 'Ground shipping to {1}: {0}',
  /** `{0}` is a surcharge. */
  shippingSurcharge: 'plus a surcharge of {0}',
  /** Where the charge is said already. */
  withSurcharge: 'With a surcharge of {0}',
};

/** The length of a gift message. */
export const giftMessageMessages = {
  /** `{0}` is a number. */
  giftMessageLeft: '{0} characters left',
  giftMessageLeftOne: '1 character left',
  giftMessageOver: '{0} characters too many',
  giftMessageOverOne: '1 character too many',
  giftMessageTooLong: 'Please shorten your message by {0} characters.',
  giftMessageTooLongOne: 'Please shorten your message by 1 character.',
};

/** Errors of who picks up. */
export const pickupContactMessages = {
  contactNameMissing: 'Please enter a name.',
  contactNameInvalid: 'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.',
  contactPhoneInvalid:
    '“{0}” is not a phone number. Please enter ten digits, area code first, or leave it empty.',
};
