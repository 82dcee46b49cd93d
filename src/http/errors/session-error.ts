import { CallError } from './call-error.ts';

/** The session has ended: the server answers 401, or redirects a GET to the sign-in page. */
export class SessionError extends CallError {
  override name = 'SessionError';
  kind = 'session' as const;
}
