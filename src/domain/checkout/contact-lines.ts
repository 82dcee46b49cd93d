/**
 * Phone number and email of a person, for the shopper to check: a phone number of the US or Canada with hyphens (one from
 * elsewhere starts with + or 0, and stays as it was typed), and an email address.
 */
export const contactLines = ({ phone, email }: { phone: string; email: string }): string[] => [
  phone.replace(/^([2-9]\d\d)(\d{3})(?=\d{4}$)/, '$1-$2-'),
  email,
];
