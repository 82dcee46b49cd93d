import { localChannels } from './local-channel.ts';
import { css, dialogMethods, matchMedia, StillObserver, scrollMethods, TimerChannel } from './stand-ins.ts';

type View = Window & typeof globalThis;
type Globals = Record<string, unknown>;

const completed = new WeakSet<Document>();

/**
 * Adds to a test's page the browser interfaces that the library needs and the DOM in use lacks: jsdom has no observers,
 * dialogs, `matchMedia` or `CSS`, and jest gives its page neither `fetch` nor `Request`. Existing globals stay, except
 * for Node's own `Event` classes, which no DOM dispatches. In a real browser it only stands in for the loader.
 * @throws Error if there is no page, or none with a URL
 */
export function completeDom(): void {
  const { document, process } = globalThis as { document?: Document; process?: NodeJS.Process };
  if (!document?.defaultView)
    throw new Error(
      'renderIsland needs a page: run the test with jsdom or happy-dom, as in `vitest --environment jsdom`, in jest with `testEnvironment: "jsdom"`, or in Node after `globalThis.document = new JSDOM("", { url: "http://localhost/" }).window.document`.',
    );
  const { defaultView: view, URL: url } = document as Document & { defaultView: View };
  if (!/^https?:/.test(url))
    throw new Error(
      `renderIsland needs a page with an http(s) URL, because the islands send their calls to its origin; the page’s was ${url}. Give it one: new JSDOM("", { url: "http://localhost/" }), GlobalRegistrator.register({ url: "http://localhost/" }).`,
    );
  if (completed.has(document)) return;
  completed.add(document);
  if (!process?.versions?.node) {
    shareTake(view);
    return;
  }
  showOnGlobal(view);
  // A runner may give its page a global object without Node's.
  const node = process.getBuiltinModule('node:vm').runInThisContext('globalThis') as typeof globalThis;
  for (const name of webInterfaces)
    for (const target of [globalThis, view]) give(target, name, (node as unknown as Globals)[name]);
  addStandIns(view);
  leaveDocumentsUnread(view);
  shareNatives(view, node);
}

/** Web interfaces of Node's that a page of jest or jsdom lacks. */
const webInterfaces = [
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
];

/** Makes the page's interfaces global: a setup may have copied only some of them. */
function showOnGlobal(view: View): void {
  const page = view as unknown as Globals;
  const own = Object.getOwnPropertyNames(view).filter((name) => /^[A-Za-z]/.test(name));
  for (const name of [...own, 'addEventListener', 'removeEventListener', 'dispatchEvent']) {
    const isEvent = /Event$/.test(name) && (globalThis as unknown as Globals)[name] !== page[name];
    if (name in globalThis && !isEvent) continue;
    const value = page[name];
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(view) : value,
    });
  }
}

function addStandIns(view: View): void {
  for (const target of [view, globalThis]) {
    give(target, 'IntersectionObserver', StillObserver);
    give(target, 'matchMedia', matchMedia);
    give(target, 'CSS', css);
    give(target, 'requestAnimationFrame', (handle: FrameRequestCallback) =>
      setTimeout(() => handle(performance.now())),
    );
    give(target, 'cancelAnimationFrame', clearTimeout);
  }
  const { HTMLDialogElement, Element, navigator } = view;
  for (const [name, method] of Object.entries(dialogMethods)) give(HTMLDialogElement.prototype, name, method);
  for (const [name, method] of Object.entries({ ...scrollMethods, scrollIntoView() {} }))
    give(Element.prototype, name, method);
  // jsdom has these functions, and reports each use as an error.
  if (navigator.userAgent.includes('jsdom'))
    for (const target of [view, globalThis]) Object.assign(target, scrollMethods);
}

/** Makes reading the page again find nothing, because there is no server behind it. Other requests are not changed. */
function leaveDocumentsUnread({ XMLHttpRequest: { prototype } }: View): void {
  const { send } = prototype;
  prototype.send = function (body) {
    if (this.responseType === 'document') queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
    else send.call(this, body);
  };
}

/**
 * Provides the globals that the library takes (src/page/natives.ts), so that a test need not replace them: the page's own
 * where Node has others of the same name, and channels that do not keep the process alive.
 */
function shareNatives(view: View, node: typeof globalThis): void {
  const natives = shareTake(view);
  const page = view as unknown as Globals;
  for (const name of ['AbortController', 'AbortSignal', 'FormData']) natives[name] ??= page[name];
  // happy-dom has a `Request` of its own.
  natives.Request ??= page.Request === node.Request ? requestOf(node) : (page.Request ?? requestOf(node));
  natives.MessageChannel ??= TimerChannel;
  natives.BroadcastChannel ??= localChannels();
  natives.performance ??= 'getEntriesByType' in view.performance ? view.performance : node.performance;
}

/**
 * Provides the function that the scripts of a page get from its loader: it finds the browser's own globals
 * (src/page/loaders-native-global.ts).
 * @returns the globals that have been found already, by name
 */
function shareTake(view: View): Globals {
  const key = Symbol.for('storefront-islands');
  const shared = globalThis as unknown as Record<symbol, { natives?: Globals; take?(name: string): unknown }>;
  shared[key] ??= {};
  (view as unknown as typeof shared)[key] = shared[key];
  shared[key].natives ??= {};
  const { natives } = shared[key];
  shared[key].take ??= (name) => {
    natives[name] ??= (view as unknown as Globals)[name];
    return natives[name];
  };
  return natives;
}

/** Node's `Request`, which accepts the signals of another DOM. */
function requestOf({ Request, AbortController }: typeof globalThis): typeof globalThis.Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
      const aborting = new AbortController();
      if (signal?.aborted) aborting.abort(signal.reason);
      signal?.addEventListener('abort', () => aborting.abort(signal.reason), { once: true });
      super(input, signal ? { ...init, signal: aborting.signal } : init);
    }
  };
}

function give(target: object, name: string, value: unknown): void {
  if (value !== undefined && (target as Globals)[name] === undefined)
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
}
