import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Natives = typeof import('../../../../src/page/natives.ts');
type Given = Record<string, unknown>;

const registry = Symbol.for('storefront-islands');

/** A browser's clock: happy-dom's has another class. */
const clock = Object.assign(Object.create({ [Symbol.toStringTag]: 'Performance' }), { now: () => 7 });

beforeEach(() => {
  vi.resetModules();
  delete (window as unknown as Record<symbol, unknown>)[registry];
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete (window as unknown as Record<symbol, unknown>)[registry];
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

/** The module on a page with these globals; a blank frame's window has `inFrame`. */
async function nativesWith(given: Given, inFrame: Given = {}): Promise<Natives> {
  for (const [name, value] of Object.entries({ ...nativeOnes(), ...given })) vi.stubGlobal(name, value);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inFrame as unknown as Window);
  return import('../../../../src/page/natives.ts');
}

/** In happy-dom and Node these are written in JavaScript; a bound function looks native, as they do in a browser. */
function nativeOnes(): Given {
  const names =
    'AbortController AbortSignal Blob BroadcastChannel CSS CustomEvent ErrorEvent EventTarget FormData Headers HTMLElement';
  const more = 'IntersectionObserver MutationObserver Node MessageChannel ReadableStream Request Response';
  const rest = 'TextEncoder TransformStream URL URLSearchParams queueMicrotask';
  const scripted = `${names} ${more} ${rest}`.split(' ');
  const nativeOne = (name: string) => {
    const own = (window as unknown as Given)[name];
    return typeof own === 'function' ? own.bind(null) : Object;
  };
  return { ...Object.fromEntries(scripted.map((name) => [name, nativeOne(name)])), performance: clock };
}

const frames = () => document.querySelectorAll('iframe').length;

it('a page with its own globals untouched gets no frame', async () => {
  const natives = await nativesWith({});
  expect(natives.Map).toBe(Map);
  expect(natives.performance).toBe(clock);
  expect(frames()).toBe(0);
});

it('a replaced class is taken from one blank frame, which is out of sight', async () => {
  const natives = await nativesWith(
    { Request: class {}, Headers: 'of a table' },
    { Request: Set, Headers: Map },
  );
  expect(natives.Request).toBe(Set);
  expect(natives.Headers).toBe(Map);
  expect(frames()).toBe(1);
  const frame = document.querySelector('iframe')!;
  expect(frame.style.display).toBe('none');
  expect(frame.hasAttribute('src')).toBe(false);
});

it('a replaced performance is read from the page itself, by the frame’s getter', async () => {
  const inFrame = Object.defineProperty({} as Given, 'performance', {
    get(this: unknown) {
      return this === window ? clock : undefined;
    },
  });
  const natives = await nativesWith({ performance: { now: () => 1 } }, inFrame);
  expect(natives.performance).toBe(clock);
});

it('what the page replaces later makes no difference to a second copy', async () => {
  const first = await nativesWith({});
  vi.resetModules();
  const second = await nativesWith({ Headers: class {} });
  expect(second.Headers).toBe(first.Headers);
  expect(frames()).toBe(0);
});

it('Promise is the browser’s own, whatever window.Promise is', async () => {
  const natives = await nativesWith({ Promise: class extends Promise<unknown> {} });
  expect(Object.getPrototypeOf((async () => {})())).toBe(natives.Promise.prototype);
});

it('bind keeps its given arguments before the caller’s, without Function#bind', async () => {
  const { bind } = await nativesWith({});
  const own = vi.spyOn(Function.prototype, 'bind').mockImplementation(() => () => 'another');
  const join = function (this: string, ...given: string[]) {
    return [this, ...given].join();
  };
  const bound = bind(join, 'a', 'b');
  expect([bound('c'), bound()]).toEqual(['a,b,c', 'a,b']);
  own.mockRestore();
});
