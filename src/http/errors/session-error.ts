import { CallError } from './call-error.ts';

/** The session has ended: the server answers 401, or leads a GET to the page that signs in. */
export class SessionError extends CallError {
  override name = 'SessionError';
  kind = 'session' as const;
}
