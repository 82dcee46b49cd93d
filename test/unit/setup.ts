import { configure } from 'storybook/test';
import { afterAll, beforeEach, vi } from 'vitest';

// As patient as everything else that waits here.
configure({ asyncUtilTimeout: 10_000 });

// Each test finds a page that is not being left, whatever the one before it has tried.
beforeEach(() => {
  dispatchEvent(new Event('pageshow'));
});

// Files share a window: each finds it as if nobody had been there.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
