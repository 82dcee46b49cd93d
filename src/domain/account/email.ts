import { withOverrides } from '../messages.ts';

/** An address of so many characters shows the error; it is never cut (cart §9, decision 33). */
export const emailMaxLength = 66;

/** Letters of a top-level domain, unless the page context's `emailTldMax` says otherwise (cart §5, decision 33). */
export const emailTldMax = 4;

/** The page context's `messages` replaces any by its key. */
export const emailMessages = {
  /** Cart §5; `{email}` is the example. */
  invalidEmail: 'Please enter a valid Email Address (i.e. {email}).',
  emailExample: 'name@example.com',
};

// Browsers' own rule for `type="email"`: what they take before the last dot, we take.
const localPart = "[\\w.!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
// No part of a domain is longer.
const labelMaxLength = 63;

/**
 * Whether what was typed is an email address, by the pattern the server shares (cart §5): its last part has two letters to
 * `tldMax`. Spaces around it do not count. The time it takes grows with the text, not faster.
 */
export function isEmail(typed: string, tldMax: number = emailTldMax): boolean {
  const text = typed.trim();
  const tld = `[a-z]{2,${Math.min(tldMax, labelMaxLength)}}`;
  return !isEmailTooLong(text) && new RegExp(`^${localPart}@(?:${label}\\.)+${tld}$`, 'i').test(text);
}

/** Whether the text is past what the server stores: the shopper is told then and there, because nothing is cut. */
export function isEmailTooLong(typed: string): boolean {
  return typed.trim().length >= emailMaxLength;
}

/**
 * What is wrong with a typed address, in words; undefined for a good one. A missing one is as wrong as any (cart §5).
 * @param messages the page's own texts, by key.
 */
export function emailError(
  typed: string,
  { messages = {}, tldMax }: { messages?: Record<string, string>; tldMax?: number | undefined } = {},
): string | undefined {
  return isEmail(typed, tldMax) ? undefined : invalidEmailMessage(messages);
}

/** “Please enter a valid Email Address (i.e. name@example.com).” */
export function invalidEmailMessage(messages: Record<string, string> = {}): string {
  const { invalidEmail, emailExample } = withOverrides(emailMessages, messages);
  return invalidEmail.replaceAll('{email}', () => emailExample);
}
