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
 * What the server has of a deed whose answer was lost: `unread` if it could not be read this time, `unclear` if it has
 * neither what it had before nor what was asked for.
 */
export type Verdict = 'done' | 'undone' | 'unread' | 'unclear';

/** A read that has taken longer is not repeated: the shopper waits. */
const longMs = 5000;

interface DeedOptions {
  /** Reads what the server has, and compares it with what it had before. Left out where that was not known. */
  judge?: (() => Promise<Verdict>) | undefined;
  /** Said if nobody knows whether it was done. */
  notKnown: () => NotKnownWords;
  /** The deed's key, if an earlier page has tried it already. */
  key?: string | undefined;
}

/**
 * Sends a keyed call so that it is done once, whatever becomes of its answers (decision 111): a server that honours keys
 * may get it again; elsewhere what the server has is read first, and it is sent again only if that is what it was before.
 * A call that is not keyed is only sent.
 * @returns undefined if the answer was lost, but the server has done it
 * @throws CallError if it was not done; NotKnownError
 */
export async function sendDeed<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { judge, notKnown, key = newKey() }: DeedOptions,
): Promise<Answer | undefined> {
  const isSafe = honoursKeys();
  let verdict: Verdict = 'undone';
  let lost!: CallError;
  // Each time the server has said itself that it has failed: a read makes sure, once.
  let isAnswered = true;
  for (let left = retries; left >= 0; left -= 1) {
    if (verdict === 'undone')
      try {
        return await send(call, payload, { key });
      } catch (error) {
        if (!call.isKeyed || !isLost(error) || error.kind === 'aborted') {
          // The try before it may have been the one that counts.
          if (left < retries) Object.assign(error as CallError, { tries: 2 });
          throw error;
        }
        lost = error;
      }
    isAnswered &&= !isUnanswered(lost) && lost.tries === 1;
    // A script of the page, or the page's end, has ended the request.
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
    // After a time-out the server may still be at it.
    if (verdict === 'undone' && lost.kind === 'timeout') verdict = 'unclear';
    if (verdict === 'unclear' || performance.now() - asked > longMs) break;
    if (verdict === 'undone' && (isSafe || !call.mayRetry)) break;
  }
  if (verdict === 'undone') throw lost;
  throw Object.assign(new NotKnownError('the answer was lost', { cause: lost }), { lost, words: notKnown() });
}
