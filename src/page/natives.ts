/* biome-ignore-all lint/suspicious/noShadowRestrictedNames: the same names are the point */
/*
 * The browser's own globals, even if the page has replaced them: MooTools has a `Request` of its own, zone.js a
 * `Promise`, and a page's `var URL` is a global like any other. The build gives these to every script in place of the
 * globals of the same names, its packages included.
 */

import { nativeGlobal } from './native-global.ts';

/** `Function.prototype.bind`, which MooTools and Prototype.js replace; MooTools takes a list of arguments instead. */
export const bind =
  // biome-ignore lint/complexity/noBannedTypes: any function, as for the method itself
    (bound: Function, self: unknown, ...given: unknown[]) =>
    (...more: unknown[]): unknown =>
      bound.call(self, ...given, ...more);

/**
 * The keys that a `for…in` loop is to visit: the object's own, without those that the page has added to
 * `Object.prototype`.
 */
export const keysOf = (object: unknown): string[] => Object.keys(Object(object));

// An async function returns the browser's own promise; one taken from the frame would never settle.
const Promise = /* @__PURE__ */ (async () => {})().constructor as PromiseConstructor;
const AbortController = /* @__PURE__ */ nativeGlobal('AbortController');
const AbortSignal = /* @__PURE__ */ nativeGlobal('AbortSignal');
const AggregateError = /* @__PURE__ */ nativeGlobal('AggregateError');
const Blob = /* @__PURE__ */ nativeGlobal('Blob');
const BroadcastChannel = /* @__PURE__ */ nativeGlobal('BroadcastChannel');
const CSS = /* @__PURE__ */ nativeGlobal('CSS');
const CustomEvent = /* @__PURE__ */ nativeGlobal('CustomEvent');
const ErrorEvent = /* @__PURE__ */ nativeGlobal('ErrorEvent');
const FormData = /* @__PURE__ */ nativeGlobal('FormData');
const Headers = /* @__PURE__ */ nativeGlobal('Headers');
const HTMLElement = /* @__PURE__ */ nativeGlobal('HTMLElement');
const IntersectionObserver = /* @__PURE__ */ nativeGlobal('IntersectionObserver');
const Map = /* @__PURE__ */ nativeGlobal('Map');
const MessageChannel = /* @__PURE__ */ nativeGlobal('MessageChannel');
const MutationObserver = /* @__PURE__ */ nativeGlobal('MutationObserver');
const Node = /* @__PURE__ */ nativeGlobal('Node');
const performance = /* @__PURE__ */ nativeGlobal('performance');
const queueMicrotask = /* @__PURE__ */ nativeGlobal('queueMicrotask');
const ReadableStream = /* @__PURE__ */ nativeGlobal('ReadableStream');
const Request = /* @__PURE__ */ nativeGlobal('Request');
const Response = /* @__PURE__ */ nativeGlobal('Response');
const Set = /* @__PURE__ */ nativeGlobal('Set');
const TextEncoder = /* @__PURE__ */ nativeGlobal('TextEncoder');
const TransformStream = /* @__PURE__ */ nativeGlobal('TransformStream');
const URL = /* @__PURE__ */ nativeGlobal('URL');
const URLSearchParams = /* @__PURE__ */ nativeGlobal('URLSearchParams');
const WeakMap = /* @__PURE__ */ nativeGlobal('WeakMap');
const WeakRef = /* @__PURE__ */ nativeGlobal('WeakRef');
const WeakSet = /* @__PURE__ */ nativeGlobal('WeakSet');

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
