import { beforeEach, describe, expect, test } from 'vitest';
import { cartAtom, refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { json } from '../../../http/test-server.ts';
import {
  hold,
  instead,
  lines,
  queue,
  remove,
  sent,
  server,
  setQuantity,
  shown,
  state,
  store,
} from '../../../state/cart/cart-server.ts';

describe('a cart that cannot be read after a change', () => {
  beforeEach(async () => {
    instead['/api/cart'] = json({}, 503);
    remove('2');
    await queue.settled();
  });

  test('is shown with the change, as one that may be stale', () => {
    expect(shown()).toEqual(['1 × 1', '3 × 1']);
    expect(state().isStale).toBe(true);
  });

  test('is the server’s again after the next read', async () => {
    delete instead['/api/cart'];
    lines.push({ id: '7', sku: '7', name: 'Piece 7', quantity: 1, price: 1000 });
    await queue.reload();
    expect(shown()).toEqual(['1 × 1', '3 × 1', '7 × 1']);
    expect(state()).toMatchObject({ isStale: false, changes: [] });
  });

  test('is read again when a caller waits for the changes', async () => {
    expect(await queue.settled()).toBe(false);
    delete instead['/api/cart'];
    expect(await queue.settled()).toBe(true);
  });

  test('is the server’s again after a read that another caller began', async () => {
    delete instead['/api/cart'];
    await store.set(refreshCartAtom);
    expect(state()).toMatchObject({ isStale: false, changes: [] });
  });
});

describe('a removed line', () => {
  test('is remembered with its position', () => {
    remove('2');
    expect(state().removed).toMatchObject([{ line: { id: '2', name: 'Piece 2' }, before: '3' }]);
  });

  test('is put back as it was', async () => {
    setQuantity('2', 4);
    remove('2');
    await queue.settled();
    queue.restore(state().removed[0]!.line);
    await queue.settled();
    expect(sent()).toContain('/api/cart/add-items {"items":[{"Sku":"410552","Quantity":4}]}');
    expect(state().removed).toEqual([]);
    expect(store.get(cartAtom)).toMatchObject({ count: 6 });
  });

  test('whose removal has not been sent is restored without a request', async () => {
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('1', 2);
    await arrived;
    remove('2');
    queue.restore(state().removed[0]!.line);
    expect(shown()).toEqual(['1 × 2', '2 × 1', '3 × 1']);
    release();
    await queue.settled();
    expect(sent().filter((text) => /remove|add/.test(text))).toEqual([]);
  });

  test('whose removal fails while it is being put back is there once', async () => {
    const release = hold('/api/cart/remove-item', json({}, 500));
    const arrived = server.nextRequest();
    remove('2');
    await arrived;
    queue.restore(state().removed[0]!.line);
    release();
    await queue.settled();
    expect(sent().filter((text) => text.includes('add-items'))).toEqual([]);
    expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
  });

  test('that another tab has removed first is no error', async () => {
    lines.splice(1, 1);
    remove('2');
    expect(await queue.settled()).toBe(true);
    expect(shown()).toEqual(['1 × 1', '3 × 1']);
  });
});
