import { CallError } from './call-error.ts';

/** The caller gave up, or the page is being left: nobody has to be told. */
export class AbortedError extends CallError {
  override name = 'AbortedError';
  kind = 'aborted' as const;
}
