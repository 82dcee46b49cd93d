import { configure } from 'storybook/test';
import { afterAll, beforeEach, vi } from 'vitest';

/*
 * A state is waited for longer than a second: a machine that does much at once is no fault of a widget's. What never comes
 * still fails.
 */
configure({ asyncUtilTimeout: 10_000 });
const waitFor = vi.waitFor.bind(vi);
if (!Object.hasOwn(vi, 'isPatient'))
  Object.assign(vi, {
    isPatient: true,
    waitFor: ((callback, options) =>
      waitFor(callback, {
        timeout: 10_000,
        ...(typeof options === 'number' ? { timeout: options } : options),
      })) as typeof vi.waitFor,
  });

/*
 * A worker keeps its modules, and one window, for all of its files. Each test finds a page that is not being left, and
 * each file one that nothing was written into. Files that try the server have no page, or one of their own.
 */
beforeEach(() => {
  globalThis.window?.dispatchEvent(new window.Event('pageshow'));
});
if ('happyDOM' in globalThis) {
  afterAll(() => {
    for (const element of [document.documentElement, document.head, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
// The storefront's server brings a Request and a Response of its own, which ky cannot do with.
const { Request, Response } = globalThis;
afterAll(() => {
  Object.assign(globalThis, { Request, Response });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
