/**
 * Entering a personalization (checkout §5); the page context's `messages` replaces any of these texts by its key
 * (decision 4).
 */
export const personalizationMessages = {
  personalizationLabel: 'Personalization',
  /** `{0}` is the number. */
  personalizationLimit: 'Up to {0} characters',
  personalizationLimitOne: '1 character',
  personalizationEmpty: 'Please enter text',
  personalizationEmptyLines: 'Please enter at least one line of text',
  personalizationInvalid: 'Your message contains invalid characters',
  personalizationTooShort: 'Your message is too short',
  personalizationTooLong: 'Your message is over the character limit',
};
