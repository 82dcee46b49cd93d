import type { Call } from './call.ts';

/** A payload and its answer as sent: shared by the docs, the mocks and the tests. */
export interface CallExample {
  /** An object, or the list that a few calls post. */
  payload: Record<string, unknown> | readonly unknown[];
  answer: Record<string, unknown>;
}

/** A call with its example. Examples are in `*.examples.ts`, so that pages do not load them. */
export type ExampledCall = Call & { example: CallExample };

/**
 * The declared calls among the exports of the contract's files, each with the example of its name: `getCart` has
 * `getCartExample`.
 * @throws Error naming a call without an example
 */
export function exampledCalls(modules: readonly Record<string, unknown>[]): ExampledCall[] {
  const exports: Record<string, unknown> = Object.assign({}, ...modules);
  return Object.values(exports)
    .filter(isCall)
    .map((call) => {
      const example = exports[`${call.name}Example`];
      if (!example) throw new Error(`The call ${call.name} has no example: export ${call.name}Example.`);
      return { ...call, example: example as CallExample };
    });
}

function isCall(value: unknown): value is Call {
  return value !== null && typeof value === 'object' && 'path' in value && 'answer' in value;
}
