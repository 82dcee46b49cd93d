import { CallError } from './call-error.ts';

/** The call was pointed at an origin the page context does not list; nothing was sent. */
export class OriginError extends CallError {
  override name = 'OriginError';
  kind = 'origin' as const;
}
