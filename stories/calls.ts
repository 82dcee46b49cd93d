import { exampledCalls } from '../src/contract/examples.ts';

/** Every declared call with its example, in the browser: src/contract/calls.ts reads the same files in Node. */
export const calls = exampledCalls(
  Object.values(
    import.meta.glob<Record<string, unknown>>(['../src/contract/**/*.ts', '!../src/contract/calls.ts'], {
      eager: true,
    }),
  ),
);
