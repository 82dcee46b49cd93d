import { CallError } from './call-error.ts';

/** The answer is not JSON: an HTML page, or cut off. */
export class FormatError extends CallError {
  override name = 'FormatError';
  kind = 'format' as const;
}
