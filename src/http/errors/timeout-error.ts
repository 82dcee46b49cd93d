import { CallError } from './call-error.ts';

/** No whole answer came in time. */
export class TimeoutError extends CallError {
  override name = 'TimeoutError';
  kind = 'timeout' as const;
}
