import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../../../../src/contract/cart/cart.ts';
import { prepareAnnouncements } from '../../../../../src/page/announce.ts';
import type { TrackedItem } from '../../../../../src/page/track-events.ts';
import { refreshCartAtom, shownCartAtom } from '../../../../../src/state/cart/cart.ts';
import { type CartChange, changeKinds } from '../../../../../src/state/cart/change-kinds.ts';
import { heard } from '../../../http/browser-page.ts';
import { lines, order, queue, remove, sent, server, store } from '../../../state/cart/cart-server.ts';

/* What each kind of change does, seen from outside: one row for each. */

/** The second line, from whose place all changes of lines are made. */
const sku = '410552';
const item = { Sku: sku, Quantity: 1 };

beforeEach(async () => {
  Object.assign(lines[1]!, {
    shipMethod: 1,
    shippingDeliveryOptions: { isShipOptionVisible: true, selectedShipOption: 'ship' },
    isInstallationServiceRequired: true,
  });
  order.rewardCertificates = [
    {
      certificateNumber: '7000123',
      amount: 2500,
      isApplied: false,
      accountNumber: '99120045',
      cardToken: 'tok_1',
    },
    { certificateNumber: '7000124', amount: 5000, isApplied: true },
  ];
  await store.set(refreshCartAtom, { hasChanged: true });
  server.requests.length = 0;
  prepareAnnouncements();
});

/** What a shopper sees of the cart. */
function summary({ lineItems, savedForLater, orderSummary, rewardCertificates }: Cart) {
  const line = lineItems.find((one) => one.sku === sku);
  return {
    lines: lineItems.map(({ sku, quantity }) => `${sku} × ${quantity}`),
    saved: savedForLater.map((one) => one.sku),
    delivery: `${line?.shippingDeliveryOptions?.selectedShipOption} ${line?.shipMethod}`,
    hasInstallation: !!line?.isInstallationServiceRequired,
    personalization: line?.personalization ?? [],
    subtotal: orderSummary.subtotal,
    donation: orderSummary.donationTotal,
    certificates: rewardCertificates.flatMap((one) => (one.isApplied ? [one.certificateNumber] : [])),
  };
}

interface Row {
  change: CartChange;
  /** The call. */
  sends: string;
  /** What is different at once. */
  shows?: Partial<ReturnType<typeof summary>>;
  says: string;
  /** The sku and the quantity of each line that the page is notified of. */
  updates: [string, number][];
  tracks?: [string, string, number][];
}

const none = { delivery: 'undefined undefined', hasInstallation: false };
const rows: Row[] = [
  {
    change: { kind: 'quantity', id: '2', quantity: 4 },
    sends: '/api/cart/update-item {"id":"2","quantity":4}',
    shows: { lines: ['410551 × 1', '410552 × 4', '410553 × 1'], subtotal: 6000 },
    says: 'Piece 2: quantity 4.',
    updates: [[sku, 4]],
    tracks: [['add_to_cart', sku, 3]],
  },
  {
    change: { kind: 'ship', id: '2', shipMethod: 3 },
    sends: '/api/cart/update-ship-method {"id":"2","shipMethod":3}',
    shows: { delivery: 'ship 3' },
    says: 'The delivery of Piece 2 was changed.',
    updates: [[sku, 1]],
  },
  {
    change: { kind: 'ship', id: '2', isPickupSelected: true },
    sends: '/api/cart/update-ship-method {"id":"2","isPickupSelected":true}',
    shows: { delivery: 'pickup 1' },
    says: 'The delivery of Piece 2 was changed.',
    updates: [[sku, 1]],
  },
  {
    change: { kind: 'installation', id: '2' },
    sends: '/api/cart/remove-installation-service {"id":"2"}',
    shows: { hasInstallation: false },
    says: 'The installation of Piece 2 was removed.',
    updates: [[sku, 1]],
  },
  {
    change: { kind: 'personalization', id: '2', personalizationText: 'ADA', texts: ['ADA'] },
    sends: '/api/cart/update-item {"id":"2","personalizationText":"ADA"}',
    shows: { personalization: ['ADA'] },
    says: 'The personalization of Piece 2 was changed.',
    updates: [[sku, 1]],
  },
  {
    change: { kind: 'remove', id: '2' },
    sends: '/api/cart/remove-item {"id":"2"}',
    shows: { lines: ['410551 × 1', '410553 × 1'], subtotal: 2000, ...none },
    says: 'Piece 2 was removed.',
    updates: [[sku, 0]],
    tracks: [['remove_from_cart', sku, 1]],
  },
  {
    change: { kind: 'save', id: '2' },
    sends: '/api/cart/save-for-later {"id":"2"}',
    shows: { lines: ['410551 × 1', '410553 × 1'], saved: [sku, '410554'], subtotal: 2000, ...none },
    says: 'Piece 2 was saved for later.',
    updates: [[sku, 0]],
    tracks: [
      ['remove_from_cart', sku, 1],
      ['add_to_wishlist', sku, 1],
    ],
  },
  {
    change: { kind: 'move', id: '4' },
    sends: '/api/cart/move-to-cart {"id":"4"}',
    shows: {
      lines: ['410551 × 1', '410552 × 1', '410553 × 1', '410554 × 1'],
      saved: [],
      subtotal: 4000,
    },
    says: 'Piece 4 was moved to your cart, quantity 1.',
    updates: [['410554', 1]],
    tracks: [['add_to_cart', '410554', 1]],
  },
  {
    change: { kind: 'unsave', id: '4' },
    sends: '/api/cart/remove-from-saved {"id":"4"}',
    shows: { saved: [] },
    says: 'Piece 4 was removed.',
    updates: [['410554', 0]],
  },
  {
    change: { kind: 'restore', id: '2', item },
    sends: '/api/cart/add-items {"items":[{"Sku":"410552","Quantity":1}]}',
    says: 'Piece 2 is in your cart again.',
    updates: [[sku, 1]],
    tracks: [['add_to_cart', sku, 1]],
  },
  {
    change: { kind: 'donation', amount: 500 },
    sends: '/api/cart/add-donation {"amount":500}',
    shows: { donation: 500 },
    says: 'Donation: $5.00.',
    updates: [],
  },
  {
    change: { kind: 'donation', amount: 0 },
    sends: '/api/cart/add-donation {"amount":0}',
    shows: { donation: 0 },
    says: 'Donation: None.',
    updates: [],
  },
  {
    change: { kind: 'zip', zipCode: '10001' },
    sends: '/api/cart/apply-zip {"zipCode":"10001"}',
    says: 'Shipping and tax are estimated for 10001.',
    updates: [],
  },
  {
    change: { kind: 'promo', promoCode: 'WELCOME10' },
    sends: '/api/cart/apply-promo {"promoCode":"WELCOME10"}',
    says: 'Promo code WELCOME10 is applied.',
    updates: [
      ['410551', 1],
      ['410552', 1],
      ['410553', 1],
    ],
  },
  {
    change: { kind: 'promo', promoCode: '' },
    sends: '/api/cart/remove-promo {}',
    says: 'Promo code was removed.',
    updates: [
      ['410551', 1],
      ['410552', 1],
      ['410553', 1],
    ],
  },
  {
    change: { kind: 'certificate', certificateNumber: '7000123', isApplied: true },
    sends:
      '/ReactCheckout/ApplyCartRewardCertificate {"certificateNumber":"7000123","accountNumber":"99120045","cardToken":"tok_1"}',
    shows: { certificates: ['7000123', '7000124'] },
    says: '$25.00 reward certificate was applied.',
    updates: [],
  },
  {
    change: { kind: 'certificate', certificateNumber: '7000124', isApplied: false },
    sends: '/ReactCheckout/RemoveRewardCertificate {"certificateNumber":"7000124"}',
    shows: { certificates: [] },
    says: '$50.00 reward certificate was removed.',
    updates: [],
  },
];

const shownNow = () => summary(store.get(shownCartAtom).cart!);
const said = () => document.querySelector('[data-si-live]')?.textContent;

/** A line can be put back once it has been removed. */
async function prepare({ kind }: CartChange): Promise<void> {
  if (kind !== 'restore') return;
  remove('2');
  await queue.settled();
  server.requests.length = 0;
}

test('every kind has a row', () => {
  expect(new Set(rows.map(({ change }) => change.kind))).toEqual(new Set(Object.keys(changeKinds)));
});

describe.each(rows)('$change', ({ change, sends, shows = {}, says, updates, tracks = [] }) => {
  test('is sent by its call', async () => {
    await prepare(change);
    queue.change(change);
    await queue.settled();
    expect(sent()).toEqual([sends, '/api/cart']);
  });

  test('shows at once', async () => {
    await prepare(change);
    const before = shownNow();
    queue.change(change);
    expect(shownNow()).toEqual({ ...before, ...shows });
  });

  test('is announced', async () => {
    await prepare(change);
    queue.change(change);
    await queue.settled();
    await vi.waitFor(() => expect(said()).toContain(says));
  });

  test('notifies the page', async () => {
    await prepare(change);
    const updated = heard('storefront:item-updated') as { sku: string; quantity: number }[];
    const tracked = heard('storefront:track') as { name: string; items: TrackedItem[] }[];
    queue.change(change);
    await queue.settled();
    expect(updated.map(({ sku, quantity }) => [sku, quantity])).toEqual(updates);
    expect(tracked.map(({ name, items: [one] }) => [name, one!.item_id, one!.quantity])).toEqual(tracks);
  });
});

describe('a certificate that is applied again because the cart has changed', () => {
  const again = () =>
    queue.change({ kind: 'certificate', certificateNumber: '7000124', isApplied: true, isAgain: true });

  test('is not announced', async () => {
    again();
    await queue.settled();
    queue.change({ kind: 'quantity', id: '1', quantity: 2 });
    await queue.settled();
    await vi.waitFor(() => expect(said()).toContain('quantity 2.'));
    expect(said()).not.toContain('certificate');
  });
});

describe.each([
  ['the page’s flag', { features: { paymentProvider_EnableAdyen: true } }, {}],
  ['the cart’s flag', {}, { paymentProvider_EnableAdyen: true }],
])('with %s certificates go through the payment provider (decision 55)', (_, context, cart) => {
  test.each([
    ['7000123', true, '/api/checkout/payment-provider/apply-cart-reward-certificate'],
    ['7000124', false, '/api/checkout/payment-provider/remove-reward-certificate'],
  ])('%s, isApplied %s', async (certificateNumber, isApplied, path) => {
    setContext(context);
    Object.assign(order, cart);
    await store.set(refreshCartAtom, { hasChanged: true });
    server.requests.length = 0;
    queue.change({ kind: 'certificate', certificateNumber, isApplied });
    await queue.settled();
    expect(sent()[0]).toMatch(path);
  });
});

test('the page’s flag that is off wins over the cart’s', async () => {
  setContext({ features: { paymentProvider_EnableAdyen: false } });
  order.paymentProvider_EnableAdyen = true;
  await store.set(refreshCartAtom, { hasChanged: true });
  server.requests.length = 0;
  queue.change({ kind: 'certificate', certificateNumber: '7000123', isApplied: true });
  await queue.settled();
  expect(sent()[0]).toMatch('/ReactCheckout/ApplyCartRewardCertificate');
});

function setContext(context: object): void {
  document.getElementById('storefront-context')!.textContent = JSON.stringify(context);
}
