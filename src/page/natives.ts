/* biome-ignore-all lint/suspicious/noShadowRestrictedNames: the same names are the point */
/*
 * The browser's own globals, even if the page has replaced them: MooTools has a `Request` of its own, zone.js a
 * `Promise`, and a page's `var URL` is a global like any other. The build gives these to every script in place of the
 * globals of the same names, its packages included.
 */

import { take } from './take.ts';

/** `Function.prototype.bind`, which MooTools and Prototype.js replace; MooTools takes a list of arguments instead. */
export const bind =
  // biome-ignore lint/complexity/noBannedTypes: any function, as for the method itself
    (bound: Function, self: unknown, ...given: unknown[]) =>
    (...more: unknown[]): unknown =>
      bound.call(self, ...given, ...more);

/** The keys that a `for…in` loop is to visit: an object's own, whatever the page has added to `Object.prototype`. */
export const keysOf = (object: unknown): string[] => Object.keys(Object(object));

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
const queueMicrotask = /* @__PURE__ */ take('queueMicrotask');
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
  queueMicrotask,
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
