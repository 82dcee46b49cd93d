import { isSameSignature, signature } from './session.ts';

/** The names the page and the calls use for the anti-forgery token (embedding contract, page context). */
export const tokenField = '__RequestVerificationToken';
export const tokenHeader = 'RequestVerificationToken';

/** What a refused call is told (decision 10): the client re-reads the page and may try once more. */
export const staleTokenAnswer = {
  isTokenStale: true,
  message: 'Your session has changed since this page was loaded. Please refresh the page and try again.',
};

/** The anti-forgery token of a session: bound to it, so that a token of another session is stale here. */
export function tokenFor(secret: string, sessionId: string): string {
  return signature(secret, `token:${sessionId}`);
}

export function isTokenValid(secret: string, sessionId: string, token: string | undefined): boolean {
  return token !== undefined && isSameSignature(token, tokenFor(secret, sessionId));
}
