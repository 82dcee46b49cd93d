/** The replacement of `fetch` in a test's page. */
type Fetch = typeof globalThis.fetch;

/** A page's replacement of `fetch`, until it ends. */
export interface PageFetch {
  /** The `fetch` from before, if the test has set it: MSW's, or a stub. It may have an answer where the page has none. */
  handler: Fetch | undefined;
  end(): void;
}

/** Replaces the global `fetch`, even if a test's tool has made it read-only, as MSW does in happy-dom. */
export function replaceFetch(fetch: Fetch): PageFetch {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  const handler = globalThis.fetch as Fetch | undefined;
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    enumerable: true,
    writable: true,
    value: fetch,
  });
  return {
    handler: handler && !isOwn(handler) ? handler : undefined,
    end() {
      // A tool that has replaced it since, or has restored the original, keeps its own.
      if (globalThis.fetch !== fetch) return;
      if (before) Object.defineProperty(globalThis, 'fetch', before);
      else Reflect.deleteProperty(globalThis, 'fetch');
    },
  };
}

/** Whether a `fetch` would send requests to the network: that of a browser, of Node or of happy-dom, or a polyfill. */
function isOwn(fetch: Fetch): boolean {
  const text = Function.prototype.toString.call(fetch);
  return 'polyfill' in fetch || /\[native code\]|internal\/deps\/undici|lazyUndici\(\)/.test(text);
}

/**
 * Passes a request to a handler. The handler gets plain values, because a `Request` of the DOM's own is not one of
 * Node's, nor is its signal.
 */
export async function ask(
  handler: Fetch,
  { method, url, headers }: Request,
  body: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([handler(url, { method, headers: Object.fromEntries(headers), body }), aborted]);
}
