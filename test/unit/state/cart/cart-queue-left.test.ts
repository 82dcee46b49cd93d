// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { keptChangesKey, takeChanges } from '../../../../src/state/cart/kept-changes.ts';
import { turnPage } from '../../http/browser-page.ts';
import { hold, lines, queue, saved, sent, setQuantity } from './cart-server.ts';

test('changes that the next page took over, and was left with, are made by the page that is restored', async () => {
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  const release = hold('/api/cart/update-item');
  setQuantity('1', 2);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  queue.change({ kind: 'save', id: '2' });
  turnPage('pagehide');
  const kept = sessionStorage.getItem(keptChangesKey)!;
  expect(takeChanges().map(({ kind }) => kind)).toEqual(['quantity', 'save']);
  turnPage('pageshow', true);
  release();
  await queue.settled();
  expect(saved.map(({ id }) => id)).toEqual(['4']);

  // The next page is hidden only after this one is shown.
  sessionStorage.setItem(keptChangesKey, kept);
  window.dispatchEvent(new window.StorageEvent('storage', { key: keptChangesKey, newValue: kept }));
  await vi.waitFor(() => expect(saved.map(({ id }) => id)).toEqual(['2', '4']));
  await queue.settled();
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 2],
    ['3', 1],
  ]);
  expect(takeChanges()).toEqual([]);
});
