import { randomBytes } from 'node:crypto';
import { isSameSignature, signature } from './session.ts';

/** The names the page and the calls use for the anti-forgery token (embedding contract, page context). */
export const tokenField = '__RequestVerificationToken';
export const tokenHeader = 'RequestVerificationToken';

export { staleTokenAnswer } from '../../src/mock/faults.ts';

/**
 * An anti-forgery token of a session: bound to it, so that another session's token is stale here. Each page gets another
 * one: a constant secret in a compressed page that repeats what was searched for can be guessed from the page's length.
 */
export function tokenFor(secret: string, sessionId: string): string {
  return signed(secret, sessionId, randomBytes(saltBytes).toString('base64url'));
}

export function isTokenValid(secret: string, sessionId: string, token: string | undefined): boolean {
  return token !== undefined && isSameSignature(token, signed(secret, sessionId, token.slice(0, saltLength)));
}

const saltBytes = 9;
/** In base64. */
const saltLength = 12;

const signed = (secret: string, sessionId: string, salt: string) =>
  salt + signature(secret, `token:${sessionId}:${salt}`);
