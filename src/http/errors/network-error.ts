import { CallError } from './call-error.ts';

/** No answer: offline, connection refused, or cut off before it began. */
export class NetworkError extends CallError {
  override name = 'NetworkError';
  kind = 'network' as const;
}
