import { emailError } from '../../../src/domain/account/email.ts';
import { isName } from '../../../src/domain/account/name.ts';
import { emailKey } from './accounts.ts';

const shortestPassword = 8;
const longestPassword = 128;
const longestName = 40;

export const passwordHint = `At least ${shortestPassword} characters; a few words together are good.`;

/** The fields of the form for a new account, as typed. */
export interface NewAccountForm {
  firstName: string;
  email: string;
  password: string;
}

export type NewAccountErrors = { [Name in keyof NewAccountForm]?: string };

/** Its errors by field. Whether the address has an account is not checked here. */
export function newAccountErrors({ firstName, email, password }: NewAccountForm): NewAccountErrors {
  const found: NewAccountErrors = {
    firstName: nameError(firstName, 'Please enter your first name.'),
    email: emailError(email),
    password: passwordError(password, email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** The error for a name; `missing` is the text for an empty one. */
export function nameError(typed: string, missing: string): string | undefined {
  const name = typed.trim();
  if (!name) return missing;
  if (name.length > longestName) return `Please use at most ${longestName} characters.`;
  return isName(name)
    ? undefined
    : 'Please use letters and spaces; hyphens, periods and apostrophes only after a letter.';
}

/** The error for a new password. */
export function passwordError(password: string, email: string): string | undefined {
  if (!password) return 'Please choose a password.';
  if (password.length < shortestPassword) return `Please use at least ${shortestPassword} characters.`;
  if (password.length > longestPassword) return `Please use at most ${longestPassword} characters.`;
  return emailKey(password) === emailKey(email)
    ? 'Please choose a password that is not your email address.'
    : undefined;
}
