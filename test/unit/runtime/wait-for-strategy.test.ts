import { afterEach, expect, it, vi } from 'vitest';
import type { HostRecord, Registry } from '../../../src/runtime/registry.ts';
import { waitForStrategy } from '../../../src/runtime/wait-for-strategy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A host with this `data-island-load` begins to wait. */
function waitFor(asked: string) {
  const page = { setStatus: vi.fn(), begin: vi.fn() };
  const host = document.createElement('div');
  const record: HostRecord = { host, name: 'cart', status: 'pending', foundAt: 0, asked };
  waitForStrategy(page as unknown as Registry, record);
  return { page, record };
}

it('a host that waits for an idle browser says how long it can wait', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  waitFor('idle');
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
});

it('in a browser that does not say when it is idle, the host begins with the next task, without a delay', () => {
  const setTimeout = vi.fn();
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('setTimeout', setTimeout);
  const { page, record } = waitFor('idle');
  expect(setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function));
  expect(page.begin).not.toHaveBeenCalled();
  setTimeout.mock.calls[0]![0]();
  expect(page.begin).toHaveBeenCalledExactlyOnceWith(record);
});

it.each(['whenever', 'media', 'media()', 'media( )', 'media (hover)'])(
  '%s is no strategy: it is reported with those that are, and the host begins at once',
  (asked) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page, record } = waitFor(asked);
    expect(page.begin).toHaveBeenCalledWith(record);
    expect(error.mock.calls).toEqual([
      [
        `[storefront-islands] cart: data-island-load was "${asked}"; accepted are load, idle, visible, interaction, media(…).`,
      ],
    ]);
    error.mockRestore();
  },
);
