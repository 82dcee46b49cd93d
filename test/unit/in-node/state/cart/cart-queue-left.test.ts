import { expect, test, vi } from 'vitest';
import type { CartChange } from '../../../../../src/domain/cart/cart-changes.ts';
import { keepChanges, takeChanges } from '../../../../../src/state/cart/kept-changes.ts';
import { turnPage } from '../../../http/browser-page.ts';
import { hold, lines, queue, saved, sent, setQuantity } from '../../../state/cart/cart-server.ts';

test('a restored page sends the changes that the page after it could not send before it was left', async () => {
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  const release = hold('/api/cart/update-item');
  const save: CartChange = { kind: 'save', id: '2' };
  setQuantity('1', 2);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  queue.change(save);
  turnPage('pagehide');
  expect(takeChanges().map(({ kind }) => kind)).toEqual(['quantity', 'save']);

  keepChanges(undefined, [save, { kind: 'quantity', id: '3', quantity: 5 }]);
  // While the page is left, they are not taken yet.
  queue.resume();
  turnPage('pageshow', true);
  release();
  await queue.settled();
  expect(saved.map(({ id }) => id)).toEqual(['2', '4']);
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 2],
    ['3', 5],
  ]);
  expect(takeChanges()).toEqual([]);
});
