import { expect, test, vi } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { openPage } from '../../../src/testing/open-page.ts';

test('each page ends with its islands, also if another was opened while it was there', async () => {
  const { fetch } = globalThis;
  const first = openPage(calls);
  const unmount = vi.fn();
  const host = document.createElement('div');
  first.registry.hosts.set(host, { host, name: 'checkout', status: 'mounted', foundAt: 0, unmount });
  const second = openPage(calls);
  await second.close();
  expect(unmount).not.toHaveBeenCalled();
  await first.close();
  expect(unmount).toHaveBeenCalledOnce();
  expect(globalThis.fetch).toBe(fetch);
});
