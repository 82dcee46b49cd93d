import { CallError } from './call-error.ts';

/** The server understood and said no: an answer with isSuccess false. */
export class RefusedError extends CallError {
  override name = 'RefusedError';
  kind = 'refused' as const;
}
