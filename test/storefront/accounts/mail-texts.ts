import type { Mail } from '../mails.ts';
import type { Account } from './account.ts';

const resetLink = { path: '/account/reset-password', text: 'Choose a new password' };

/** For the address of a new account. */
export function welcomeMail({ email, firstName }: Pick<Account, 'email' | 'firstName'>): Mail {
  return {
    to: email,
    subject: 'Your account is ready',
    text: `Hello, ${firstName}. You can sign in with the password you have chosen.`,
    link: { path: '/account/login', text: 'Sign in' },
  };
}

/** For an address that has an account already, when somebody tries to create another. */
export function alreadyMail({ email }: Pick<Account, 'email'>): Mail {
  return {
    to: email,
    subject: 'You have an account already',
    text: 'Somebody wanted to make an account with this address, perhaps you. It has one, and nothing about it has changed.',
    link: resetLink,
  };
}

/** @param path the page that exchanges the token. */
export function resetMail({ email, firstName }: Account, path: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password',
    text: `Hello, ${firstName}. This link works once, for 30 minutes. If it was not you who asked for it, do nothing: your password stays as it is.`,
    link: { path, text: 'Choose a new password' },
  };
}

/** For an address without an account. */
export function noAccountMail(to: string): Mail {
  return {
    to,
    subject: 'There is no account with this address',
    text: 'Somebody asked for a new password for this address, perhaps you. It has no account here; maybe it was another address.',
    link: { path: '/account/create-account', text: 'Create an account' },
  };
}

export function passwordChangedMail({ email, firstName }: Account): Mail {
  return {
    to: email,
    subject: 'Your password has changed',
    text: `Hello, ${firstName}. Your password has just been changed, and you are signed out everywhere else. If it was not you, choose a new one at once.`,
    link: resetLink,
  };
}
