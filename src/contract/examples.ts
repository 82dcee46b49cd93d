import type { Call } from './call.ts';

/** A payload and its answer, as they travel: shared by the docs, the mocks and the tests. */
export interface CallExample {
  /** An object, or the list that a few calls post. */
  payload: Record<string, unknown> | readonly unknown[];
  answer: Record<string, unknown>;
}

/** A call with its example. Examples stand in `*.examples.ts`, so that a page never loads them. */
export type ExampledCall = Call & { example: CallExample };
