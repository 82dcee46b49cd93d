import { describe, expect, test } from 'vitest';
import { prepareAnnouncements } from '../../../../../src/page/announce.ts';
import { cartAtom, refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import { heard } from '../../../http/browser-page.ts';
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
  state,
  store,
} from '../../../state/cart/cart-server.ts';

describe('a change', () => {
  test('shows at once, with its count and subtotal', () => {
    setQuantity('2', 4);
    expect(shown()).toEqual(['1 × 1', '2 × 4', '3 × 1']);
    expect(store.get(cartAtom)).toMatchObject({ count: 6, subtotal: 6000 });
  });

  test('is sent, and the cart read once', async () => {
    setQuantity('2', 4);
    await queue.settled();
    expect(sent()).toEqual(['/api/cart/update-item {"id":"2","quantity":4}', '/api/cart']);
    expect(shown()).toEqual(['1 × 1', '2 × 4', '3 × 1']);
  });

  test('notifies the page of the line', async () => {
    const updated = heard('storefront:item-updated');
    remove('2');
    await queue.settled();
    expect(updated).toEqual([{ id: '2', sku: '410552', quantity: 0 }]);
  });

  test('that is in flight is not sent twice', async () => {
    const release = hold('/api/cart/remove-item');
    const arrived = server.nextRequest();
    remove('2');
    await arrived;
    for (let press = 0; press < 100; press++) remove('2');
    release();
    await queue.settled();
    expect(sent()).toEqual(['/api/cart/remove-item {"id":"2"}', '/api/cart']);
  });

  test('that is made while another is in flight is sent after it', async () => {
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('1', 2);
    await arrived;
    remove('3');
    setQuantity('2', 5);
    expect(shown()).toEqual(['1 × 2', '2 × 5']);
    release();
    await queue.settled();
    expect(sent()).toEqual([
      '/api/cart/update-item {"id":"1","quantity":2}',
      '/api/cart/remove-item {"id":"3"}',
      '/api/cart/update-item {"id":"2","quantity":5}',
      '/api/cart',
    ]);
    expect(shown()).toEqual(['1 × 2', '2 × 5']);
  });

  test('of a quantity that is made while another is in flight replaces the waiting one', async () => {
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('1', 2);
    await arrived;
    for (const quantity of [3, 4, 5, 6]) setQuantity('1', quantity);
    release();
    await queue.settled();
    expect(sent().filter((text) => text.includes('update'))).toEqual([
      '/api/cart/update-item {"id":"1","quantity":2}',
      '/api/cart/update-item {"id":"1","quantity":6}',
    ]);
    expect(shown()).toEqual(['1 × 6', '2 × 1', '3 × 1']);
  });

  test('stays shown while an older cart arrives', async () => {
    const release = hold('/api/cart/remove-item');
    const arrived = server.nextRequest();
    remove('2');
    await arrived;
    await store.set(refreshCartAtom, { hasChanged: true, isElsewhere: true });
    expect(shown()).toEqual(['1 × 1', '3 × 1']);
    release();
  });
});

test('changes of one line are announced once: the item, its new quantity and the subtotal', async () => {
  prepareAnnouncements();
  const release = hold('/api/cart/update-item');
  const arrived = server.nextRequest();
  setQuantity('2', 2);
  await arrived;
  setQuantity('2', 4);
  release();
  await queue.settled();
  expect(document.querySelector('[data-si-live]')?.textContent).toBe(
    'Piece 2: quantity 4. Your cart: 6 items, subtotal $60.00.',
  );
});

describe('a failed change', () => {
  test('is undone, with a message that names the line and the reason', async () => {
    instead['/api/cart/update-item'] = json({ isSuccess: false, message: 'Only 3 are left.' });
    setQuantity('2', 4);
    expect(await queue.settled()).toBe(false);
    expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
    expect(state().problems['quantity 2']).toMatchObject({
      message: 'Only 3 are left.',
      named: 'Piece 2: Only 3 are left.',
    });
  });

  test('undoes neither the changes before it nor those after it', async () => {
    instead['/api/cart/remove-item'] = json({}, 500);
    setQuantity('1', 2);
    remove('2');
    setQuantity('3', 3);
    await queue.settled();
    expect(shown()).toEqual(['1 × 2', '2 × 1', '3 × 3']);
    expect(Object.keys(state().problems)).toEqual(['place 2']);
  });

  test('that the server has made although its answer was lost shows, without a message', async () => {
    instead['/api/cart/update-item'] = (response, request) => {
      changes[request.url]!(JSON.parse(request.body));
      return json({}, 500)(response, request);
    };
    setQuantity('2', 4);
    expect(await queue.settled()).toBe(true);
    expect(shown()).toEqual(['1 × 1', '2 × 4', '3 × 1']);
    expect(state().problems).toEqual({});
  });

  test('loses its message when the shopper changes the same thing again', async () => {
    instead['/api/cart/update-item'] = json({}, 500);
    setQuantity('2', 4);
    await queue.settled();
    delete instead['/api/cart/update-item'];
    setQuantity('2', 3);
    expect(state().problems).toEqual({});
    expect(await queue.settled()).toBe(true);
  });

  test('is reported once to a caller that waits for the changes', async () => {
    instead['/api/cart/update-item'] = json({}, 500);
    setQuantity('2', 4);
    expect([await queue.settled(), await queue.settled()]).toEqual([false, true]);
  });

  test('of a removal leaves the line in its place', async () => {
    instead['/api/cart/remove-item'] = json({}, 500);
    remove('2');
    await queue.settled();
    expect(state().removed).toEqual([]);
    expect(shown()).toEqual(['1 × 1', '2 × 1', '3 × 1']);
  });
});
