import type { HttpHandler } from 'msw';
import { handlersOf } from './msw-handlers.ts';
import { calls, exampleAnswers } from './package-files.ts';
import type { Answers } from './test-page.ts';

/**
 * `storefront-islands/testing/msw`: MSW's handlers for every declared call, with the answers of the contract's examples.
 * @param answers replace the examples' answers
 */
export function handlers(answers: Answers = {}): HttpHandler[] {
  return handlersOf(calls, { ...exampleAnswers, ...answers });
}
