import { afterAll, vi } from 'vitest';

/*
 * Files share a worker and its packages, but not the library's modules: each one loads them anew, so that it may replace
 * modules, and finds Node's own globals and no state of the page.
 */
const { fetch, Request, Response } = globalThis;
afterAll(async () => {
  vi.useRealTimers();
  // An import that ended later would be taken for the next file's replacement of the same module.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The storefront's server replaces these classes.
  Object.assign(globalThis, { fetch, Request, Response });
  Reflect.deleteProperty(globalThis, Symbol.for('storefront-islands'));
  vi.resetModules();
});
