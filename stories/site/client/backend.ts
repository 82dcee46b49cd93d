import { callTimeoutMs } from '../../../src/domain/retry.ts';
import { callOf, respond } from '../../../src/testing/answers.ts';
import type { Answers } from '../../../src/testing/test-page.ts';
import { calls } from '../../calls.ts';
import { valueWithDrawings } from './pictures.ts';

/**
 * Answers the declared calls in place of a backend: with the state's own answers, else with the contract's example.
 * Every other request is sent.
 */
export function answerCalls(own: Answers, pictures: string): void {
  const { fetch } = window;
  const examples: Answers = Object.fromEntries(calls.map(({ name, example }) => [name, example.answer]));
  let attemptId = '';

  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(`${input}`, location.href), init);
    const url = new URL(request.url);
    const isData = request.headers.get('accept')?.startsWith('application/json');
    const call =
      isData && (callOf(calls, own, request.method, url) ?? callOf(calls, examples, request.method, url));
    if (!call) return fetch.call(window, input, init);
    const body: { attemptId?: string } = request.method === 'POST' ? await request.json() : {};
    attemptId = body.attemptId ?? attemptId;
    const answer = Object.hasOwn(own, call.name) ? own[call.name] : examples[call.name];
    return respond(valueWithDrawings(answer, pictures), request.signal, attemptId);
  };
}

/** A loading state stays: no call times out. */
export function endTimeLimits(): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === callTimeoutMs ? 0 : setTimeout(run, ms, ...rest)) as typeof setTimeout;
}
