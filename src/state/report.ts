import { handleFailure } from './failure.ts';

export { logFailure } from './failure.ts';

/** For nouns that do not call handleFailure themselves yet. */
export function reportFailure(error: unknown): void {
  handleFailure(error);
}
