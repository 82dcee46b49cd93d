import { isSameSignature, signature } from '../session.ts';

/** How long the token of a password reset form is valid. */
const resetTokenMs = 60 * 60 * 1000;

/** The token of a password reset: bound to the session, and valid for an hour. */
export function resetTokenFor(secret: string, sessionId: string, now = Date.now()): string {
  const expiresAt = now + resetTokenMs;
  return `${expiresAt}.${signature(secret, `reset:${sessionId}:${expiresAt}`)}`;
}

export function isResetTokenValid(
  secret: string,
  sessionId: string,
  token: string,
  now = Date.now(),
): boolean {
  const [expiresAt = '', signed = ''] = token.split('.');
  return (
    Number(expiresAt) > now && isSameSignature(signed, signature(secret, `reset:${sessionId}:${expiresAt}`))
  );
}
