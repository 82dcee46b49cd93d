import '../../../http/browser-page.ts';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepChanges, keptChangesKey } from '../../../../../src/state/cart/kept-changes.ts';
import { resumeChanges } from '../../../../../src/state/cart/resume-changes.ts';
import { turnPage } from '../../../http/browser-page.ts';

/* When a page takes over the changes of the cart that another page of its tab was left with. */

const keep = () => keepChanges(undefined, [{ kind: 'quantity', id: '1', quantity: 3 }]);
const notify = (key: string) => window.dispatchEvent(new window.StorageEvent('storage', { key }));
const resumed = vi.hoisted(() => vi.fn());
vi.mock(import('../../../../../src/state/cart/cart-queue.ts'), async (original) => ({
  ...(await original()),
  cartQueueOf: () => ({ resume: resumed }) as never,
}));
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  sessionStorage.clear();
  resumed.mockClear();
  end = () => {};
});
afterEach(() => end());

test('at once', async () => {
  keep();
  end = resumeChanges();
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1));
});

test('when it is restored', async () => {
  end = resumeChanges();
  keep();
  turnPage('pageshow', true);
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1));
});

test('when the other page stores them, if it is left only after this one is shown', async () => {
  end = resumeChanges();
  keep();
  notify(keptChangesKey);
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(1));
});

test('not for other entries of the storage, nor once it has ended', async () => {
  end = resumeChanges();
  keep();
  notify('shop-theme');
  end();
  notify(keptChangesKey);
  turnPage('pageshow', true);
  await import('../../../../../src/state/cart/cart-queue.ts');
  expect(resumed).not.toHaveBeenCalled();
});
