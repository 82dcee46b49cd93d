import { Window } from 'happy-dom';
import { afterAll } from 'vitest';

/*
 * A page with Node's own fetch: happy-dom's document and location, real HTTP. Import this module first, for its side
 * effects, so that the globals exist before the source reads them.
 */
const window = new Window({ url: 'http://localhost/' });

const globals: Record<string, () => unknown> = {
  window: () => window,
  document: () => window.document,
  location: () => window.location,
  history: () => window.history,
  CSS: () => window.CSS,
  Event: () => window.Event,
  CustomEvent: () => window.CustomEvent,
  addEventListener: () => window.addEventListener.bind(window),
  removeEventListener: () => window.removeEventListener.bind(window),
  scrollY: () => window.scrollY,
  requestAnimationFrame: () => (paint: () => void) => setImmediate(paint),
};
const before = Object.keys(globals).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
for (const [name, get] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { get, configurable: true });

/** The options of every call of fetch since the page was opened, in order. */
export const tries: RequestInit[] = [];

const nodeFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  tries.push(init!);
  try {
    return await nodeFetch(input, init);
  } catch (error) {
    // Node's message differs; the code checks the browser's (decision 9).
    if (error instanceof TypeError && error.message === 'fetch failed')
      throw new TypeError('Failed to fetch');
    throw error;
  }
};

// Files share a worker, and another one has no page.
afterAll(() => {
  globalThis.fetch = nodeFetch;
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

/** Opens a new page: its URL, its context, its anti-forgery token. */
export function openPage({
  url,
  context = {},
  token,
}: {
  url: string;
  context?: Record<string, unknown>;
  token?: string;
}): void {
  tries.length = 0;
  window.happyDOM.setURL(url);
  const { document } = window;
  document.body.replaceChildren();
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'storefront-context';
  script.textContent = JSON.stringify(context);
  document.body.append(script);
  if (token !== undefined) setToken(token);
}

/** Replaces the page's anti-forgery token, as another script of the page might. */
export function setToken(value: string): void {
  const { document } = window;
  const field = document.querySelector('input') ?? document.createElement('input');
  field.type = 'hidden';
  field.name = '__RequestVerificationToken';
  field.value = value;
  document.body.append(field);
}

/** Notes what listens to the window from now on. @returns removes it, as a page that is gone takes its listeners along */
export function noteListeners(): () => void {
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const [type, listener] of added) window.removeEventListener(type, listener);
  };
}

/** Fires `pagehide` or `pageshow`. */
export function turnPage(type: 'pagehide' | 'pageshow', persisted = false): void {
  window.dispatchEvent(Object.assign(new window.Event(type), { persisted }));
}

/** Makes the page a prerendered one; returns a function that activates it. */
export function prerender(): () => void {
  Object.defineProperty(window.document, 'prerendering', { configurable: true, value: true });
  return () => {
    Object.defineProperty(window.document, 'prerendering', { configurable: true, value: false });
    window.document.dispatchEvent(new window.Event('prerenderingchange'));
  };
}

/** Records the details of a page event from now on. */
export function heard(name: string): unknown[] {
  const details: unknown[] = [];
  window.document.addEventListener(name, (event) => details.push((event as unknown as CustomEvent).detail));
  return details;
}
