import { expect, onTestFinished, test, vi } from 'vitest';
import { nearViewport } from '../../../src/page/near-viewport.ts';

let report: (isIntersecting: boolean) => void = () => {};

let options: IntersectionObserverInit | undefined;
let observed: Element | undefined;

function placed(top: number, left = 0) {
  const element = document.body.appendChild(document.createElement('div'));
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 100);
  element.getClientRects = () => [element.getBoundingClientRect()] as unknown as DOMRectList;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
        options = given;
        report = (isIntersecting) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
      observe(element: Element) {
        observed = element;
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { element, disconnect };
}

test('an element within 800 px of the viewport is near at once', async () => {
  const { element } = placed(innerHeight + 799);
  await nearViewport(element, new AbortController().signal);
});

test.each([
  [innerWidth + 199, true],
  [innerWidth + 200, false],
  [-299, true],
  [-300, false],
])('beside the viewport it is near within 200 px: at %d, %s', async (left, isNear) => {
  const { element } = placed(0, left);
  let wasNear = false;
  const ends = new AbortController();
  const near = nearViewport(element, ends.signal).then(() => {
    wasNear = !ends.signal.aborted;
  });
  await Promise.resolve();
  expect(wasNear).toBe(isNear);
  if (!isNear) expect(options?.rootMargin).toBe('800px 200px');
  ends.abort();
  await near;
});

test('one that is hidden is where its place on the page is, and not near because it has no size', async () => {
  const { element } = placed(innerHeight + 800);
  const hidden = element.appendChild(document.createElement('div'));
  hidden.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  hidden.getClientRects = () => [] as unknown as DOMRectList;
  let isNear = false;
  const near = nearViewport(hidden, new AbortController().signal).then(() => {
    isNear = true;
  });
  await Promise.resolve();
  expect([isNear, observed]).toEqual([false, element]);
  report(true);
  await near;
});

test('one that is further away is near once the browser says so', async () => {
  const { element, disconnect } = placed(innerHeight + 800);
  let isNear = false;
  const near = nearViewport(element, new AbortController().signal).then(() => {
    isNear = true;
  });
  report(false);
  await Promise.resolve();
  expect(isNear).toBe(false);
  report(true);
  await near;
  expect(disconnect).toHaveBeenCalledOnce();
});

test('nothing is watched once the signal has aborted', async () => {
  const { element, disconnect } = placed(innerHeight + 800);
  const ends = new AbortController();
  const near = nearViewport(element, ends.signal);
  ends.abort();
  await near;
  expect(disconnect).toHaveBeenCalledOnce();
});
