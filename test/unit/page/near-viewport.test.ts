import { expect, onTestFinished, test, vi } from 'vitest';
import { nearViewport } from '../../../src/page/near-viewport.ts';

let report: (isIntersecting: boolean) => void = () => {};

function placed(top: number) {
  const element = document.body.appendChild(document.createElement('div'));
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(callback: IntersectionObserverCallback) {
        report = (isIntersecting) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
      observe() {}
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
