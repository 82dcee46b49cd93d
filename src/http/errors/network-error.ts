import { CallError } from './call-error.ts';

/** No answer came: offline, refused, or cut before it began. */
export class NetworkError extends CallError {
  override name = 'NetworkError';
  kind = 'network' as const;
}
