import type { Call } from '../contract/call.ts';
import { callTimeoutMs } from '../domain/retry.ts';
import { pageContext } from '../page/context.ts';
import { encodeJson } from '../page/encode-json.ts';
import { isLeaving, safeUrl } from '../page/navigation.ts';
import { shownUrl } from '../page/shown-url.ts';
import { withQuery } from './address.ts';
import { AbortedError } from './errors/aborted-error.ts';
import type { CallDetails } from './errors/call-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { OriginError } from './errors/origin-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Sends a declared read by JSONP, for a service that offers nothing else (decision 13): a script of that service passes
 * the answer to the page's `callback`, and the answer is then checked like any other.
 * @param given the script's URL, on an origin that `scriptOrigins` lists without hashes, because the hash of an answer
 * cannot be known
 * @throws CallError, always.
 */
export async function sendByJsonp<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  given: string | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const url = scriptUrl(call, payload, given);
  const { action, method, failure } = call;
  const details: CallDetails = { action, method, api: url.origin + url.pathname, failure };
  return readAnswer(call, details, 200, encodeJson(await runScript(url, details, signal)));
}

function scriptUrl(call: Call, payload: unknown, given: string | undefined): URL {
  const { scriptOrigins } = pageContext();
  const url = safeUrl(given, Object.keys(scriptOrigins));
  // Even the page's own origin has to be listed.
  if (url && scriptOrigins[url.origin]?.length === 0) return withQuery(url, payload);
  const { action, method, failure } = call;
  throw new OriginError(
    { action, method, api: call.path, failure },
    `endpoints.crossSellJsonp accepts an http(s) URL on an origin that scriptOrigins in #storefront-context lists without hashes; ${shownUrl(given)} was given, nothing was sent`,
  );
}

/** Runs the script and resolves to the value that it passes to the callback; then removes both from the page. */
function runScript(url: URL, details: CallDetails, signal: AbortSignal): Promise<unknown> {
  const page = window as unknown as Record<string, unknown>;
  const name = `storefrontIslands${Math.random().toString(36).slice(2)}`;
  url.searchParams.set('callback', name);
  const script = document.createElement('script');

  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new TimeoutError(details, `no answer in ${callTimeoutMs} ms`)),
      callTimeoutMs,
    );
    const handleAbort = () => fail(new AbortedError(details, 'aborted'));
    // If the script is late, its callback does nothing; the callback is removed once the script has run.
    const forget = () => delete page[name];

    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', handleAbort);
      page[name] = () => {};
      // Not remove(), which Prototype.js replaces.
      script.replaceWith();
    }

    page[name] = (answer: unknown) => {
      end();
      resolve(answer);
    };
    script.onload = () => {
      fail(new NetworkError(details, 'the script did not call back'));
      forget();
    };
    script.onerror = () => {
      fail(
        isLeaving()
          ? new AbortedError(details, 'aborted')
          : new NetworkError(details, 'the script did not load'),
      );
      forget();
    };
    signal.addEventListener('abort', handleAbort);
    if (signal.aborted) {
      handleAbort();
      forget();
      return;
    }
    try {
      script.src = url.href;
      document.head.append(script);
    } catch (cause) {
      // The page's Trusted Types forbid a script by its URL.
      fail(new NetworkError(details, 'the page allows no such script', { cause }));
      forget();
    }
  });
}
