import { plainText } from '../plain-text.ts';
import { emailLimit, tldLimit } from './account-limits.ts';
import { type EmailMessages, emailMessages } from './account-messages.ts';

// The browsers' own rule for `type="email"`, up to the last dot.
const localPart = "[\\w.!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
// The maximum length of a label in a domain name.
const labelMaxLength = 63;

/**
 * Whether the text is an email address, by the pattern the server shares (cart §5): its top-level domain has two to
 * `tldMax` letters. Spaces around it are ignored. Takes linear time.
 */
export function isEmail(typed: string, tldMax: number = tldLimit.most): boolean {
  const text = plainText(typed);
  const tld = `[a-z]{2,${Math.min(tldMax, labelMaxLength)}}`;
  return !isEmailTooLong(text) && new RegExp(`^${localPart}@(?:${label}\\.)+${tld}$`, 'i').test(text);
}

/** Whether the text is too long for the server to store: the form says so while the shopper types, because nothing is cut. */
export function isEmailTooLong(typed: string): boolean {
  return plainText(typed).length > emailLimit.most;
}

/** The problem with a typed address; undefined for a valid one. An empty field is a problem too (cart §5). */
export function emailError(
  typed: string,
  { texts = emailMessages, tldMax }: { texts?: EmailMessages; tldMax?: number | undefined } = {},
): string | undefined {
  return isEmail(typed, tldMax) ? undefined : invalidEmailMessage(texts);
}

/** “Please enter a valid Email Address (i.e. name@example.com).” */
export function invalidEmailMessage({ invalidEmail, emailExample }: EmailMessages = emailMessages): string {
  return invalidEmail.replaceAll('{email}', () => emailExample);
}
