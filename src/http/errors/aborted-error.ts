import { CallError } from './call-error.ts';

/** The caller aborted the call, or the page is being left: nobody waits for the result. */
export class AbortedError extends CallError {
  override name = 'AbortedError';
  kind = 'aborted' as const;
}
