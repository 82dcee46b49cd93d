import type { HttpHandler } from 'msw';
import { handlersOf } from './msw-handlers.ts';
import { calls, exampleAnswers } from './package-files.ts';
import type { Answers } from './test-page.ts';

/**
 * `storefront-islands/testing/msw`: handlers of MSW for every declared call, which answer as the contract's examples do.
 * @param answers replace those of the examples
 */
export function handlers(answers: Answers = {}): HttpHandler[] {
  return handlersOf(calls, { ...exampleAnswers, ...answers });
}
