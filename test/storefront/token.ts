import { isSameSignature, signature } from './session.ts';

/** The names the page and the calls use for the anti-forgery token (embedding contract, page context). */
export const tokenField = '__RequestVerificationToken';
export const tokenHeader = 'RequestVerificationToken';

/** The message of a refused call (decision 10): the client reads the page's token again and may retry once. */
export const staleTokenAnswer = {
  isTokenStale: true,
  message: 'Your session has changed since this page was loaded. Please refresh the page and try again.',
};

/** The anti-forgery token of a session: bound to it, so that another session's token is stale here. */
export function tokenFor(secret: string, sessionId: string): string {
  return signature(secret, `token:${sessionId}`);
}

export function isTokenValid(secret: string, sessionId: string, token: string | undefined): boolean {
  return token !== undefined && isSameSignature(token, tokenFor(secret, sessionId));
}
