import { postalCodeLabelMessages } from '../delivery/delivery-code-messages.ts';

/** An address form, and the cards of known addresses. `{0}` in an error is what was typed. */
export const addressMessages = {
  country: 'Country',
  chooseCountry: 'Choose a country',
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Street address or PO box',
  address2: 'Apartment, suite, floor (optional)',
  addAddress2: 'Add apartment, suite, floor',
  city: 'City',
  /** The label in the US, in Canada, and elsewhere. */
  state: 'State',
  province: 'Province or territory',
  region: 'State or region (optional)',
  chooseState: 'Choose a state',
  chooseProvince: 'Choose a province or territory',
  ...postalCodeLabelMessages,
  /** Outside the US and Canada. */
  postalCodeAbroad: 'Postal code (optional)',
  phone: 'Phone',
  phoneWhy: 'Only for questions about your delivery.',
  guestEmail: 'Email address',
  guestEmailWhy: 'For your order confirmation and news about its delivery.',
  countryMissing: 'Please choose a country.',
  firstNameMissing: 'Please enter a first name.',
  lastNameMissing: 'Please enter a last name.',
  /** `{1}` is the character that a name cannot have. */
  nameSign: '“{0}” has “{1}” in it. Please use letters, spaces, hyphens, periods and apostrophes.',
  nameOrder: 'Please check “{0}”: each hyphen, period or apostrophe needs a letter before it.',
  addressMissing: 'Please enter a street and number, or a PO box.',
  addressNumberOnly: '“{0}” is a number only. Please add the street.',
  addressIsEmail: '“{0}” is an email address. Please enter a street and number.',
  cityMissing: 'Please enter a city.',
  cityInvalid: '“{0}” has no letters. Please enter the name of a city.',
  stateMissing: 'Please choose a state or territory.',
  provinceMissing: 'Please choose a province or territory.',
  militaryState:
    'Mail to an APO, FPO or DPO goes to Armed Forces Americas, Europe or Pacific. Please choose one.',
  militaryCity: 'Please enter APO, FPO or DPO as the city, not “{0}”.',
  /** `{1}` is the number of its characters. */
  postalCodeTooLong: '“{0}” has {1} characters. A postal code has at most 12.',
  phoneMissing: 'Please enter a phone number.',
  phoneLetters: '“{0}” has letters in it. Please enter digits, such as 312-555-0142.',
  /** `{1}` is the number of its digits. */
  phoneDigits: '“{0}” has {1} digits. A phone number has 10, area code first.',
  phoneDigit: '“{0}” has 1 digit. A phone number has 10, area code first.',
  phoneAbroad: '“{0}” has {1} digits. A phone number has 6 to 15, country code first.',
  phoneAbroadDigit: '“{0}” has 1 digit. A phone number has 6 to 15, country code first.',
  emailMissing: 'Please enter an email address.',
  emailNoAt: '“{0}” has no @. Please enter an email address like {1}.',
  emailTooLong: '“{0}” is too long. Please enter an email address of at most 65 characters.',
  /** Below the address lines. */
  poBoxNote: 'We cannot make home deliveries to a PO box, only to a street address.',
  militaryNote: 'We cannot make home deliveries to a military address.',
  /** The configured label of the delivery days. */
  deliveryTakes: 'Delivery takes {0}.',
  /** The list above a form; `{0}` is the number of fields. */
  problemsHeading: 'Please correct {0} fields:',
  oneProblem: 'Please correct one more field:',
  /** The card of an address that is not known yet. */
  newAddress: 'A new address',
  /** Shows the address cards that are hidden; `{0}` is the number of all cards. */
  showAllAddresses: 'Show all {0} addresses',
};

export type AddressMessages = typeof addressMessages;
