import { CallError } from './call-error.ts';

/** The server understood the call and refused it: an answer with isSuccess false. */
export class RefusedError extends CallError {
  override name = 'RefusedError';
  kind = 'refused' as const;
}
