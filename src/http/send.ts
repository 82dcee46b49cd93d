import ky from 'ky';
import type { Call } from '../contract/call.ts';
import { callTimeoutMs, isNetworkFailure, retries, retryDelayMs } from '../domain/retry.ts';
import { whenActivated } from '../page/activation.ts';
import { noteDate } from '../page/clock.ts';
import { pageContext } from '../page/context.ts';
import { encodeJson } from '../page/encode-json.ts';
import { renewToken } from '../page/fresh-token.ts';
import { isLeaving } from '../page/navigation.ts';
import { isSignInPage } from '../page/page-path.ts';
import { readToken } from '../page/token.ts';
import { callDetails, callUrl } from './address.ts';
import { AbortedError } from './errors/aborted-error.ts';
import { type CallDetails, CallError } from './errors/call-error.ts';
import { FormatError } from './errors/format-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { StatusError } from './errors/status-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { newKey } from './new-key.ts';
import { readAnswer } from './read-answer.ts';

export interface SendOptions {
  /** Aborts the call: nothing is retried, and the promise rejects with an AbortedError. */
  signal?: AbortSignal;
  /** The other brand's origin, for a call declared with `isCrossOrigin` (cart §1). */
  origin?: string;
  /** The path or URL to which the call's path is appended, for a call declared with `hasBase` (decision 11). */
  base?: string;
  /** Time limit of one try, 20 s by default. */
  timeoutMs?: number;
  /** The idempotency key of the shopper's action, for a keyed call (decision 111). Every try carries it. */
  key?: string;
}

/** Whether the server does an action only once for the same key, so that a keyed call may be retried (decision 111). */
export const honoursKeys = (): boolean => !!pageContext().features.idempotencyKeys;

/**
 * Sends a declared call and resolves to its checked answer.
 *
 * A network failure is retried if the call allows it (decisions 9, 111). A call that changes state waits until a
 * prerendered page is shown and, on the page's own origin, sends the anti-forgery token, read again for each try; if
 * the server says it is stale, the call is sent once more if the page has a new one, or gets one from the server
 * (decision 10). A POST follows no redirect: a 307 would send it again, possibly to another origin, and the browser does
 * not say where it led.
 * @throws CallError, always.
 */
export async function send<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { signal, origin, base, timeoutMs = callTimeoutMs, key = newKey() }: SendOptions = {},
): Promise<Answer> {
  const url = callUrl(call, payload, { origin, base });
  const isOwn = url.origin === location.origin;
  const sending: Sending<Answer> = {
    call,
    url,
    isOwn,
    body: call.method === 'POST' ? encodeJson(payload) : undefined,
    details: callDetails(call, url),
    hasToken: call.changesState && isOwn,
    // Another origin would have to allow the header.
    key: call.isKeyed && (isOwn || honoursKeys()) ? key : undefined,
    mayRetry: call.mayRetry && (!call.isKeyed || honoursKeys()),
    signal,
    timeoutMs,
  };
  if (call.changesState) await whenActivated();
  try {
    return await perform(sending);
  } catch (error) {
    const { kind, status } = error as CallError;
    if (status !== 403 || !sending.hasToken || kind === 'reset') throw error;
    const current = () => readToken()?.value;
    const token = current() || sending.usedToken;
    if (kind !== 'token' || !token) {
      import(/* @once Says what may be wrong with a refused token. */ './refused-token.ts').then(
        (file) => file.report(sending.details, token, error as CallError),
        () => {},
      );
      // Reloading a page that has no token would not help, so its error is no TokenError.
      throw kind === 'token'
        ? Object.assign(new StatusError(sending.details, `status ${status}`), { status })
        : error;
    }
    if (current() === sending.usedToken) await renewToken();
    if (current() === sending.usedToken) throw error;
    return perform(sending);
  }
}

/** A call in progress. */
interface Sending<Answer> {
  call: Call<unknown, Answer>;
  url: URL;
  isOwn: boolean;
  body: string | undefined;
  details: CallDetails;
  hasToken: boolean;
  usedToken?: string | undefined;
  key: string | undefined;
  mayRetry: boolean;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  tries?: number;
  isAnswered?: boolean;
  text?: string;
}

async function perform<Answer>(sending: Sending<Answer>): Promise<Answer> {
  const { call, url, isOwn, body, details, signal, timeoutMs } = sending;
  sending.tries = 0;
  sending.isAnswered = false;
  try {
    const answer = await ky(url, {
      method: call.method,
      body,
      headers: {
        accept: `application/json${call.jsonIn || call.orHtml ? ', text/html' : ''}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(sending.key && { 'idempotency-key': sending.key }),
      },
      // `same-origin` also refuses a redirect that would carry the token to another origin.
      mode: isOwn ? 'same-origin' : 'cors',
      credentials: isOwn ? 'same-origin' : 'omit',
      redirect: call.method === 'POST' ? 'manual' : 'follow',
      cache: call.cache,
      signal,
      timeout: timeoutMs,
      throwHttpErrors: false,
      retry: {
        limit: sending.mayRetry ? retries : 0,
        methods: ['get', 'post'],
        delay: () => retryDelayMs,
        shouldRetry: ({ error }) => !sending.isAnswered && !isLeaving() && isNetworkFailure(error.message),
      },
      fetch: (request) => fetchOnce(request as Request, sending),
    });
    return readAnswer(call, details, answer.status, sending.text!);
  } catch (error) {
    throw Object.assign(asCallError(error as Error, sending), { tries: sending.tries });
  }
}

/**
 * Sends one try, with the token that the page has now. The page's `fetch` gets a URL and plain options, not a Request: a
 * page that wraps `fetch` to add a header would replace all headers of a Request, the token included, and a polyfill does
 * not know the browser's Request.
 */
async function fetchOnce(request: Request, sending: Sending<unknown>): Promise<Response> {
  if (sending.tries!++ && isLeaving()) throw new Error('the page is being left');
  const token = sending.hasToken ? readToken() : undefined;
  sending.usedToken = token?.value;
  const { url, method, mode, credentials, redirect, cache, signal } = request;
  const response = await fetch(url, {
    method,
    body: sending.body ?? null,
    headers: { ...Object.fromEntries(request.headers), ...(token && { [token.header]: token.value }) },
    mode,
    credentials,
    redirect,
    cache,
    signal,
  });
  sending.isAnswered = true;
  noteDate(response.headers.get('date'), method === 'GET' && cache !== 'no-store');
  // Read here, so that the time limit of a try includes its answer's text.
  sending.text = await response.text();
  const landedOn = response.redirected ? new URL(response.url, location.href).pathname : undefined;
  Object.assign(sending.details, { landedOn, isAtSignIn: !!landedOn && isSignInPage(landedOn) });
  return response;
}

function asCallError(
  error: Error,
  { details, signal, timeoutMs, isAnswered, tries }: Sending<unknown>,
): CallError {
  if (error instanceof CallError) return error;
  if (signal?.aborted || isLeaving()) return new AbortedError(details, 'aborted', { cause: error });
  if (error.name === 'TimeoutError')
    return new TimeoutError(details, `no answer in ${timeoutMs} ms`, { cause: error });
  if (isAnswered) return new FormatError(details, 'the answer was cut off', { cause: error });
  return new NetworkError(details, `${error.message} (try ${tries})`, { cause: error });
}
