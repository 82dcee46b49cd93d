import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { provideOverlays } from '../../../../src/page/overlays.ts';
import { sharedStore } from '../../../../src/page/shared-store.ts';
import { keptChangesKey, refreshCartAtom } from '../../../../src/state/cart/cart.ts';
import { cartQueueOf } from '../../../../src/state/cart/cart-queue.ts';
import { openTestPage } from '../../render-island.tsx';
import { shopCart } from '../../widgets/cart/shop-cart.ts';

interface Popup {
  name: string;
  props: { onSignIn?: () => unknown; onCancel?: () => unknown };
}

let opened: Popup[] = [];

beforeEach(() => {
  opened = [];
  sessionStorage.clear();
});

function openPage(answers: Record<string, unknown>) {
  const page = openTestPage({
    context: { account: { isSignedIn: true, email: 'ada@example.com' } },
    answers: { ...shopCart().answers(() => []), ...answers },
  });
  provideOverlays(async (name, props = {}) => {
    opened.push({ name, props });
  });
  return page;
}

const names = () => opened.map(({ name }) => name);

/** Changes a quantity after the session has ended: the change is refused, and the page is about to navigate to sign-in. */
async function stoppedChange() {
  openPage({ updateItem: 401 });
  const queue = cartQueueOf(sharedStore());
  queue.change({ kind: 'quantity', id: 'line-1', quantity: 3 });
  await vi.waitFor(() => expect(names()).toEqual(['sign-in-popup']));
  await queue.settled();
  opened[0]!.props.onSignIn!();
  // A test's page is never really left: its queue still listens in the next test.
  onTestFinished(() => void opened[0]!.props.onCancel!());
}

test('a change is kept for the page after the sign-in', async () => {
  await stoppedChange();
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(keptChangesKey)!)).toMatchObject({
    changes: [{ kind: 'quantity', id: 'line-1', quantity: 3 }],
    carried: 1,
  });
});

test('a change is not kept once the shopper has cancelled the sign-in', async () => {
  await stoppedChange();
  opened[0]!.props.onCancel!();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(keptChangesKey)).toBeNull();
});

test.each([
  ['a page that loads', {}],
  ['a change elsewhere', { hasChanged: true, isElsewhere: true }],
])('a read of the cart for %s asks for no sign-in', async (_, how) => {
  const { errors } = openPage({ getCart: 401 });
  expect(await sharedStore().set(refreshCartAtom, how)).toBe(false);
  expect(names()).toEqual([]);
  expect(errors).toHaveLength(1);
});

test.each([
  ['after a change of the shopper’s', { hasChanged: true }],
  ['that the shopper has asked for', { isAsked: true }],
])('a read of the cart %s asks for the sign-in', async (_, how) => {
  openPage({ getCart: 401 });
  expect(await sharedStore().set(refreshCartAtom, how)).toBe(false);
  expect(names()).toEqual(['sign-in-popup']);
});
