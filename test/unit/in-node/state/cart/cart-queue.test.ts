import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareAnnouncements } from '../../../../../src/page/announce.ts';
import { provideOverlays } from '../../../../../src/page/overlays.ts';
import type { TrackedItem } from '../../../../../src/page/track-events.ts';
import { cartAtom, refreshCartAtom } from '../../../../../src/state/cart/cart.ts';
import type { CartChange } from '../../../../../src/state/cart/change-kinds.ts';
import { keepChanges, takeChanges } from '../../../../../src/state/cart/kept-changes.ts';
import { heard, openPage, turnPage } from '../../../http/browser-page.ts';
import { json } from '../../../http/test-server.ts';
import {
  changes,
  hold,
  instead,
  lines,
  queue,
  remove,
  saved,
  sent,
  server,
  setQuantity,
  shown,
  shownSaved,
  state,
  store,
} from '../../../state/cart/cart-server.ts';

const move = (id: string) => queue.change({ kind: 'move', id });
const save = (id: string) => queue.change({ kind: 'save', id });

/** The page's events for analytics: names, products and quantities. */
function trackedEvents(): () => unknown[] {
  const details = heard('storefront:track') as { name: string; items: TrackedItem[] }[];
  return () => details.map(({ name, items: [item] }) => [name, item!.item_id, item!.quantity]);
}

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
    expect(updated).toMatchObject([{ id: '2', sku: '410552', quantity: 0 }]);
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

test('changes of one line are announced once: the item, its new quantity and the total', async () => {
  prepareAnnouncements();
  const release = hold('/api/cart/update-item');
  const arrived = server.nextRequest();
  setQuantity('2', 2);
  await arrived;
  setQuantity('2', 4);
  release();
  await queue.settled();
  await vi.waitFor(() =>
    expect(document.querySelector('[data-si-live]')?.textContent).toBe(
      'Piece 2: quantity 4. Your cart: 6 items. Total $60.00.',
    ),
  );
});

describe('analytics', () => {
  test('gets the difference of a quantity, up and down', async () => {
    const tracked = trackedEvents();
    setQuantity('2', 5);
    await queue.settled();
    setQuantity('2', 2);
    await queue.settled();
    expect(tracked()).toEqual([
      ['add_to_cart', '410552', 4],
      ['remove_from_cart', '410552', 3],
    ]);
  });

  test('gets one difference of two changes of one quantity before the cart is read', async () => {
    const tracked = trackedEvents();
    const release = hold('/api/cart/update-item');
    const arrived = server.nextRequest();
    setQuantity('2', 5);
    await arrived;
    setQuantity('2', 2);
    release();
    await queue.settled();
    expect(tracked()).toEqual([['add_to_cart', '410552', 1]]);
  });

  test('gets nothing of a quantity that the server refuses', async () => {
    const tracked = trackedEvents();
    instead['/api/cart/update-item'] = json({ isSuccess: false, message: 'Only 3 are left.' });
    setQuantity('2', 4);
    await queue.settled();
    expect(tracked()).toEqual([]);
  });
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

/*
 * A line whose move has failed is shown at its new place until the cart is read. The shopper's changes to it there
 * wait for that read, because the server has the line elsewhere.
 */

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
    for (let nth = 0; nth < 3; nth += 1) await server.nextRequest();
    remove('4');
    release();
    await queue.settled();
    expect(sent()).toEqual([
      '/api/cart/move-to-cart {"id":"4"}',
      '/api/cart',
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

test('a change that the end of the session has stopped is made by the next page, once the shopper signs in', async () => {
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  openPage({ url: server.origin, token: 'fresh', context: { account: { isSignedIn: true } } });
  const asked: { onSignIn?: () => unknown }[] = [];
  provideOverlays(async (_name, props = {}) => {
    asked.push(props);
  });
  instead['/api/cart/update-item'] = (response) => response.writeHead(401).end();
  setQuantity('1', 2);
  await queue.settled();
  turnPage('pagehide');
  expect(takeChanges()).toEqual([]);
  asked[0]!.onSignIn!();
  turnPage('pagehide');
  expect(takeChanges()).toEqual([{ kind: 'quantity', id: '1', quantity: 2 }]);
});
