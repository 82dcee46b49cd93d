import { CallError } from './call-error.ts';

/** The answer is JSON, but does not match the call's declaration. */
export class ShapeError extends CallError {
  override name = 'ShapeError';
  kind = 'shape' as const;
}
