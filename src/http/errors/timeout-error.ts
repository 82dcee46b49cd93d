import { CallError } from './call-error.ts';

/** No complete answer within the time limit. */
export class TimeoutError extends CallError {
  override name = 'TimeoutError';
  kind = 'timeout' as const;
}
