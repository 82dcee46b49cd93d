import { CallError } from './call-error.ts';

/** The server answered with a status that is not 2xx. */
export class StatusError extends CallError {
  override name = 'StatusError';
  kind = 'status' as const;
}
