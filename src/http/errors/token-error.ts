import { CallError } from './call-error.ts';

/** The server says that the page's anti-forgery token is stale (decision 10). */
export class TokenError extends CallError {
  override name = 'TokenError';
  kind = 'token' as const;
}
