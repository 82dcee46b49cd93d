import type { Call } from '../contract/call.ts';
import { retries, retryDelayMs } from '../domain/retry.ts';
import { callDetails } from '../http/address.ts';
import { AbortedError } from '../http/errors/aborted-error.ts';
import { type CallError, isLost, isUnanswered } from '../http/errors/call-error.ts';
import { newKey } from '../http/new-key.ts';
import { honoursKeys, send } from '../http/send.ts';
import { isLeaving } from '../page/navigation.ts';
import { NotKnownError, type NotKnownWords } from './not-known-error.ts';

/**
 * What a read shows of a deed whose answer was lost. `unread`: the read has failed. `unclear`: the server's state is
 * neither that of before the deed nor that of after it.
 */
export type Verdict = 'done' | 'undone' | 'unread' | 'unclear';

/** After a read as slow as this there is no second one: the shopper waits. */
const longMs = 5000;

interface DeedOptions {
  /**
   * Reads the server's state and compares it with the state before the deed; left out where the page did not know that
   * one.
   */
  judge?: (() => Promise<Verdict>) | undefined;
  /** The words for the shopper if the outcome stays unknown. */
  notKnown: () => NotKnownWords;
  /** The key of the deed, if an earlier page has sent it already. */
  key?: string | undefined;
}

/**
 * Sends a keyed call so that the server does it once, even if answers are lost (decision 111). A server that honours keys
 * may get the call again. Of any other the state is read first, and the call is sent again only if that state is still
 * the one of before. A call without a key is simply sent.
 * @returns undefined if the answer was lost, but the read shows the deed as done
 * @throws CallError if the deed is not done; NotKnownError if nobody can tell
 */
export async function sendDeed<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { judge, notKnown, key = newKey() }: DeedOptions,
): Promise<Answer | undefined> {
  const isSafe = honoursKeys();
  let verdict: Verdict = 'undone';
  let lost!: CallError;
  // Every answer so far was a failure that the server itself reports: one read makes sure of it.
  let isAnswered = true;
  for (let left = retries; left >= 0; left -= 1) {
    if (verdict === 'undone')
      try {
        return await send(call, payload, { key });
      } catch (error) {
        if (!call.isKeyed || !isLost(error) || error.kind === 'aborted') {
          // The call before this retry may have been done.
          if (left < retries) Object.assign(error as CallError, { tries: 2 });
          throw error;
        }
        lost = error;
      }
    isAnswered &&= !isUnanswered(lost) && lost.tries === 1;
    // A script of the page has aborted the request, or the page was left.
    if ((lost.cause as Error | undefined)?.name === 'AbortError') verdict = 'unclear';
    if (verdict === 'unclear') break;
    // `send` has retried a network failure already, and a time-out has taken long enough.
    const isRetried =
      isSafe && call.mayRetry && left > 0 && !isAnswered && !/network|timeout/.test(lost.kind);
    if (!isAnswered && (isRetried || judge))
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    if (isRetried && !isLeaving()) continue;
    const asked = performance.now();
    verdict = judge ? await judge() : 'unclear';
    if (isLeaving()) throw new AbortedError(callDetails(call), 'the page is being left');
    if (verdict === 'done') return undefined;
    if (isAnswered) throw lost;
    // After a time-out the server may still be working on the call.
    if (verdict === 'undone' && lost.kind === 'timeout') verdict = 'unclear';
    if (verdict === 'unclear' || performance.now() - asked > longMs) break;
    if (verdict === 'undone' && (isSafe || !call.mayRetry)) break;
  }
  if (verdict === 'undone') throw lost;
  throw Object.assign(new NotKnownError('the answer was lost', { cause: lost }), { lost, words: notKnown() });
}
