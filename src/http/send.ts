import ky from 'ky';
import type { Call } from '../contract/call.ts';
import { callTimeoutMs, isNetworkFailure, retries, retryDelayMs } from '../domain/retry.ts';
import { whenActivated } from '../page/activation.ts';
import { isLeaving } from '../page/navigation.ts';
import { readToken } from '../page/token.ts';
import { callDetails, callUrl } from './address.ts';
import { encodeJson } from './encode-json.ts';
import { AbortedError } from './errors/aborted-error.ts';
import { CallError } from './errors/call-error.ts';
import { FormatError } from './errors/format-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { readAnswer } from './read-answer.ts';

export interface SendOptions {
  /** Gives up: nothing is retried, and the promise rejects with an AbortedError. */
  signal?: AbortSignal;
  /** The other brand's origin, for a call declared for it (cart §1). */
  origin?: string;
  /** Where the call's path begins, for a call declared for it: a path or URL that decision 11 allows. */
  base?: string;
  /** The time one try may take, 20 s unless told. */
  timeoutMs?: number;
}

/**
 * Performs a declared call and resolves to its checked answer.
 *
 * A network failure is tried again where the call may be (decision 9). A call that changes state waits until a
 * prerendered page is shown and, on the page's own origin, carries the anti-forgery token as it stands at each try;
 * told that it is stale, it is sent once more if the page now has another (decision 10).
 * @throws CallError, always.
 */
export async function send<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { signal, origin, base, timeoutMs = callTimeoutMs }: SendOptions = {},
): Promise<Answer> {
  const { method, changesState } = call;
  const url = callUrl(call, payload, { origin, base });
  const isOwn = url.origin === location.origin;
  const details = callDetails(call, url);
  const hasToken = changesState && isOwn;
  let usedToken: string | undefined;

  async function attempt(): Promise<Answer> {
    let tries = 0;
    let isAnswered = false;
    try {
      return (await ky(url, {
        method,
        body: method === 'POST' ? encodeJson(payload) : undefined,
        headers: {
          accept: 'application/json',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        // `same-origin` also refuses a redirect that would carry the token to another origin.
        mode: isOwn ? 'same-origin' : 'cors',
        credentials: isOwn ? 'same-origin' : 'omit',
        cache: call.cache,
        signal,
        timeout: timeoutMs,
        throwHttpErrors: false,
        retry: {
          limit: call.mayRetry ? retries : 0,
          methods: ['get', 'post'],
          delay: () => retryDelayMs,
          shouldRetry: ({ error }) => !isLeaving() && isNetworkFailure(thrownByFetch(error).message),
        },
        // Each try passes here, so each reads the page anew.
        async fetch(request, init) {
          if (tries++ && isLeaving()) throw new Error('the page is being left');
          const token = hasToken ? readToken() : undefined;
          usedToken = token?.value;
          if (token) (request as Request).headers.set(token.header, token.value);
          const response = await fetch(request, init);
          isAnswered = true;
          return response;
        },
        parseJson: (text, { response }) => readAnswer(call, details, response.status, text),
      }).json()) as Answer;
    } catch (error) {
      if (error instanceof CallError) throw error;
      const cause = thrownByFetch(error as Error);
      if (signal?.aborted || isLeaving()) throw new AbortedError(details, 'aborted', { cause });
      if (cause.name === 'TimeoutError')
        throw new TimeoutError(details, `no answer in ${timeoutMs} ms`, { cause });
      if (isAnswered) throw new FormatError(details, 'the answer was cut off', { cause });
      throw new NetworkError(details, `${cause.message} (try ${tries})`, { cause });
    }
  }

  if (changesState) await whenActivated();
  try {
    return await attempt();
  } catch (error) {
    const isStale = error instanceof CallError && error.kind === 'token';
    if (!isStale || !hasToken || readToken()?.value === usedToken) throw error;
    return attempt();
  }
}

/** What fetch itself threw: ky wraps the network failures it knows. */
function thrownByFetch(error: Error): Error {
  return error.name === 'NetworkError' && error.cause instanceof Error ? error.cause : error;
}
