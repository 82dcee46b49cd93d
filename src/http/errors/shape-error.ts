import { CallError } from './call-error.ts';

/** The answer is JSON, but not what the call declares. */
export class ShapeError extends CallError {
  override name = 'ShapeError';
  kind = 'shape' as const;
}
