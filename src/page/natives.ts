/* biome-ignore-all lint/suspicious/noShadowRestrictedNames: the same names are the point */
/*
 * The browser's own globals, even if the page has replaced them: MooTools has a `Request` of its own, zone.js a
 * `Promise`, and a page's `var URL` is a global like any other. The build gives these to every script in place of the
 * globals of the same names, its packages included.
 */

type Page = typeof globalThis;
type Name = keyof Page;

const page = window as unknown as Page & {
  [registry: symbol]: { natives?: Partial<Record<Name | 'frame', unknown>> };
};

// Taken once for all scripts and versions on a page, so that later replacements make no difference either.
// biome-ignore lint/suspicious/noAssignInExpressions: every byte of islands.js counts
const taken = ((page[Symbol.for('storefront-islands')] ??= {}).natives ??= {});

/** The page's own global if it is the browser's, else the one of a blank frame. */
function take<Given extends Name>(name: Given): Page[Given] {
  // In a unit test's DOM nothing is native, so there is nothing else to take.
  // biome-ignore lint/suspicious/noAssignInExpressions: every byte of islands.js counts
  return (taken[name] ??=
    isNative(page[name]) || !isNative(EventTarget) ? page[name] : fromFrame(name)) as Page[Given];
}

function isNative(value: unknown): boolean {
  const text = typeof value === 'function' ? `${value}` : {}.toString.call(value);
  // `performance` is a Performance, `CSS` a CSS; a replacement made by a page is an Object, an Array, a String …
  return /\[native code]|^\[object [PC]/.test(text);
}

/**
 * The frame stays in the page: in a removed one no `abort` event, no message and no intersection ever arrives. It has
 * no source, so that the strictest security policy allows it.
 */
function fromFrame(name: Name): unknown {
  if (!taken.frame) {
    const frame = document.createElement('iframe');
    frame.style = 'display:none!important';
    document.documentElement.append(frame);
    taken.frame = frame.contentWindow;
  }
  // The page as receiver: the frame's getter of `performance` gives the page's own clock.
  return Reflect.get(taken.frame as Page, name, page);
}

/** `Function.prototype.bind`, which MooTools and Prototype.js replace; MooTools takes a list of arguments instead. */
export const bind =
  // biome-ignore lint/complexity/noBannedTypes: any function, as for the method itself
    (bound: Function, self: unknown, ...given: unknown[]) =>
    (...more: unknown[]): unknown =>
      bound.call(self, ...given, ...more);

// An async function returns the browser's own promise; one taken from the frame would never settle.
const Promise = /* @__PURE__ */ (async () => {})().constructor as PromiseConstructor;
const AbortController = /* @__PURE__ */ take('AbortController');
const AbortSignal = /* @__PURE__ */ take('AbortSignal');
const AggregateError = /* @__PURE__ */ take('AggregateError');
const Blob = /* @__PURE__ */ take('Blob');
const BroadcastChannel = /* @__PURE__ */ take('BroadcastChannel');
const CSS = /* @__PURE__ */ take('CSS');
const CustomEvent = /* @__PURE__ */ take('CustomEvent');
const ErrorEvent = /* @__PURE__ */ take('ErrorEvent');
const FormData = /* @__PURE__ */ take('FormData');
const Headers = /* @__PURE__ */ take('Headers');
const HTMLElement = /* @__PURE__ */ take('HTMLElement');
const IntersectionObserver = /* @__PURE__ */ take('IntersectionObserver');
const Map = /* @__PURE__ */ take('Map');
const MessageChannel = /* @__PURE__ */ take('MessageChannel');
const MutationObserver = /* @__PURE__ */ take('MutationObserver');
const Node = /* @__PURE__ */ take('Node');
const performance = /* @__PURE__ */ take('performance');
const ReadableStream = /* @__PURE__ */ take('ReadableStream');
const Request = /* @__PURE__ */ take('Request');
const Response = /* @__PURE__ */ take('Response');
const Set = /* @__PURE__ */ take('Set');
const TextEncoder = /* @__PURE__ */ take('TextEncoder');
const TransformStream = /* @__PURE__ */ take('TransformStream');
const URL = /* @__PURE__ */ take('URL');
const URLSearchParams = /* @__PURE__ */ take('URLSearchParams');
const WeakMap = /* @__PURE__ */ take('WeakMap');
const WeakRef = /* @__PURE__ */ take('WeakRef');
const WeakSet = /* @__PURE__ */ take('WeakSet');

export {
  AbortController,
  AbortSignal,
  AggregateError,
  Blob,
  BroadcastChannel,
  CSS,
  CustomEvent,
  ErrorEvent,
  FormData,
  Headers,
  HTMLElement,
  IntersectionObserver,
  Map,
  MessageChannel,
  MutationObserver,
  Node,
  Promise,
  performance,
  ReadableStream,
  Request,
  Response,
  Set,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WeakMap,
  WeakRef,
  WeakSet,
};
