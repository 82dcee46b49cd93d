import { CallError } from './call-error.ts';

/** The call's origin is not listed in the page context; nothing was sent. */
export class OriginError extends CallError {
  override name = 'OriginError';
  kind = 'origin' as const;
}
