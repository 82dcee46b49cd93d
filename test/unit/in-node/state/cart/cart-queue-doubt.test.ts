import { describe, expect, test } from 'vitest';
import { json } from '../../../http/test-server.ts';
import {
  changes,
  hold,
  instead,
  queue,
  remove,
  sent,
  server,
  setQuantity,
  shown,
  shownSaved,
  state,
} from '../../../state/cart/cart-server.ts';

/*
 * A line whose move has failed is shown at its new place until the cart is read. The shopper's changes to it there
 * wait for that read, because the server has the line elsewhere.
 */

const move = (id: string) => queue.change({ kind: 'move', id });
const save = (id: string) => queue.change({ kind: 'save', id });

/** Moves a saved line, which fails, and holds the read of the cart after it. */
async function failedMoveInDoubt(): Promise<() => void> {
  instead['/api/cart/move-to-cart'] = json({}, 500);
  const release = hold('/api/cart');
  move('4');
  await server.nextRequest();
  await server.nextRequest();
  return release;
}

describe('a line whose move to the cart failed, until the cart is read', () => {
  test('is not removed from the cart, where the server does not have it', async () => {
    const release = await failedMoveInDoubt();
    expect(shown()).toContain('4 × 1');
    remove('4');
    release();
    await queue.settled();
    expect(sent().filter((text) => text.includes('remove-item'))).toEqual([]);
    expect(shownSaved()).toEqual(['4']);
  });

  test('cannot be put back: it is still saved for later', async () => {
    const release = await failedMoveInDoubt();
    remove('4');
    expect(state().removed).toMatchObject([{ line: { id: '4' } }]);
    release();
    await queue.settled();
    expect(state().removed).toEqual([]);
  });

  test('waits for the read also if another line is changed in between', async () => {
    instead['/api/cart/move-to-cart'] = json({}, 500);
    const release = hold('/api/cart/update-item');
    move('4');
    setQuantity('1', 2);
    await server.nextRequest();
    await server.nextRequest();
    remove('4');
    release();
    await queue.settled();
    expect(sent()).toEqual([
      '/api/cart/move-to-cart {"id":"4"}',
      '/api/cart/update-item {"id":"1","quantity":2}',
      '/api/cart',
      '/api/cart',
    ]);
    expect([shown(), shownSaved()]).toEqual([['1 × 2', '2 × 1', '3 × 1'], ['4']]);
  });

  test('is changed there after all if the server had moved it', async () => {
    const release = hold('/api/cart');
    instead['/api/cart/move-to-cart'] = (response, request) => {
      changes[request.url]!(JSON.parse(request.body));
      json({}, 500)(response, request);
    };
    move('4');
    await server.nextRequest();
    await server.nextRequest();
    remove('4');
    release();
    await queue.settled();
    expect([shown(), shownSaved()]).toEqual([['1 × 1', '2 × 1', '3 × 1'], []]);
  });
});

test('a removal that failed and is undone while the cart is read leaves the line once', async () => {
  instead['/api/cart/remove-item'] = json({}, 500);
  const release = hold('/api/cart');
  remove('2');
  await server.nextRequest();
  await server.nextRequest();
  queue.restore(state().removed[0]!.line);
  release();
  await queue.settled();
  expect(sent().filter((text) => text.includes('add-items'))).toEqual([]);
  expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
  expect(state().problems).toEqual({});
});

test('a removed line that another tab has saved for later cannot be put back too', async () => {
  const release = hold('/api/cart/remove-item');
  const arrived = server.nextRequest();
  remove('2');
  await arrived;
  changes['/api/cart/save-for-later']!({ id: '2' });
  release();
  await queue.settled();
  expect(shownSaved()).toEqual(['2', '4']);
  expect(state().removed).toEqual([]);
});

test('a saved line whose saving failed is not moved back a second time', async () => {
  instead['/api/cart/save-for-later'] = json({}, 500);
  const release = hold('/api/cart');
  save('2');
  await server.nextRequest();
  await server.nextRequest();
  move('2');
  release();
  await queue.settled();
  expect(sent().filter((text) => text.includes('move-to-cart'))).toEqual([]);
  expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
});
