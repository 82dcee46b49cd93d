import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addItemsExample } from '../../../src/contract/cart/cart.examples.ts';
import { checkoutExamples } from '../../../src/contract/checkout/checkout.examples.ts';
import type { TrackDetail } from '../../../src/page/track-events.ts';
import { addItemsAtom } from '../../../src/state/cart/add-items.ts';
import { sharedStore } from '../../../src/state/store.ts';
import { examples as checkouts } from '../../../widgets/checkout/checkout.examples.ts';
import { examples as grids } from '../../../widgets/product-grid/product-grid.examples.ts';
import productGrid from '../../../widgets/product-grid/product-grid.island.ts';
import { examples as viewed } from '../../../widgets/recently-viewed-products/recently-viewed-products.examples.ts';
import recentlyViewed from '../../../widgets/recently-viewed-products/recently-viewed-products.island.ts';
import { examples as pods } from '../../../widgets/recommendation-carousel/recommendation-carousel.examples.ts';
import { openTestPage, type RenderedIsland, renderIsland } from '../render-island.tsx';
import { drawer } from '../widgets/cart-drawer/drawer-page.ts';
import { checkoutPage } from '../widgets/checkout/checkout-page.ts';
import { shown } from '../widgets/recommendation-carousel/rendered-carousel.ts';

// Which orders a browser has reported outlasts a page.
beforeEach(() => localStorage.clear());

/** The events that the page's analytics receive until the end of the test. */
function heard(): TrackDetail[] {
  const details: TrackDetail[] = [];
  const handle = ({ detail }: CustomEvent<TrackDetail>) => details.push(detail);
  document.addEventListener('storefront:track', handle);
  onTestFinished(() => document.removeEventListener('storefront:track', handle));
  return details;
}

async function follow({ page, shopper }: RenderedIsland, nth: number): Promise<void> {
  const link = page.getAllByRole('link')[nth]!;
  link.addEventListener('click', (event) => event.preventDefault());
  await shopper.click(link);
}

const whole = checkoutExamples['all done'];

test('view_item_list: the products of a pod with their places and prices, once', async () => {
  const details = heard();
  await shown(pods.items);
  await vi.waitFor(() => expect(details).toHaveLength(1));
  const [detail] = details as Extract<TrackDetail, { name: 'view_item_list' }>[];
  expect(detail).toMatchObject({ name: 'view_item_list', item_list_id: 'people-also-viewed-pdp' });
  expect(detail!.items.map(({ index }) => index)).toEqual(detail!.items.map((_, nth) => nth + 1));
  for (const { item_id, item_name, price } of detail!.items)
    expect([item_id, item_name, price]).toEqual([expect.any(String), expect.any(String), expect.any(Number)]);
});

test('view_item_list: “Show more” reports only the products that it adds', async () => {
  const details = heard() as Extract<TrackDetail, { name: 'view_item_list' }>[];
  const { page, shopper } = await renderIsland(productGrid, grids['show more']);
  await shopper.click(page.getByRole('button', { name: 'Show more' }));
  await page.findByText('53 of 53');
  await vi.waitFor(() => expect(details.map(({ items }) => items.length)).toEqual([48, 5]));
  expect(details[1]!.items[0]!.index).toBe(49);
});

test('select_item: the followed product with its list and place', async () => {
  const island = await shown(pods.items);
  const details = heard();
  await follow(island, 1);
  expect(details).toMatchObject([
    { name: 'select_item', item_list_id: 'people-also-viewed-pdp', items: [{ index: 2 }] },
  ]);
});

test('select_item: the right button opens a menu, and follows nothing', async () => {
  const { page, shopper } = await shown(pods.items);
  const details = heard();
  const link = page.getAllByRole('link')[1]!;
  await shopper.pointer({ keys: '[MouseRight]', target: link });
  expect(details).toEqual([]);
  await shopper.pointer({ keys: '[MouseMiddle]', target: link });
  expect(details.map(({ name }) => name)).toEqual(['select_item']);
});

test('select_item: a tile of a listing', async () => {
  const island = await renderIsland(productGrid, grids['show more']);
  const details = heard();
  await follow(island, 2);
  expect(details).toMatchObject([{ name: 'select_item', items: [{ index: 3, price: expect.any(Number) }] }]);
});

test('select_item: a product viewed before, which has no plain price', async () => {
  const island = await renderIsland(recentlyViewed, Object.values(viewed)[0]!);
  await vi.waitFor(() => expect(island.page.getAllByRole('link').length).toBeGreaterThan(1));
  const details = heard();
  await follow(island, 0);
  expect(details).toMatchObject([
    {
      name: 'select_item',
      item_list_id: 'recently-viewed-products',
      items: [{ index: 1, price: undefined }],
    },
  ]);
});

test('add_to_cart: value and prices in the currency’s units', async () => {
  const details = heard();
  openTestPage({ context: { country: 'CA' }, answers: { addItems: addItemsExample.answer } });
  await sharedStore().set(addItemsAtom, { items: [{ Sku: '410553', Quantity: 2 }] });
  expect(details).toMatchObject([
    {
      name: 'add_to_cart',
      currency: 'CAD',
      value: 3598,
      items: [{ item_id: '410553', item_name: 'Marlow 3-Seat Sofa', price: 1799, quantity: 2 }],
    },
  ]);
});

test('add_to_cart: without the server’s items those that were asked for, and no value', async () => {
  const details = heard();
  openTestPage({ context: undefined, answers: { addItems: { isSuccess: true } } });
  await sharedStore().set(addItemsAtom, { items: [{ Sku: '410553', Quantity: 2 }] });
  expect(details).toMatchObject([
    {
      name: 'add_to_cart',
      currency: 'USD',
      value: undefined,
      items: [{ item_id: '410553', quantity: 2 }],
    },
  ]);
});

test('view_cart: the lines and the subtotal of the cart that is shown, once', async () => {
  const details = heard();
  await drawer();
  await vi.waitFor(() => expect(details).toHaveLength(1));
  expect(details).toMatchObject([{ name: 'view_cart', currency: 'USD', value: 3641.8 }]);
  expect((details as Extract<TrackDetail, { name: 'view_cart' }>[])[0]!.items).toHaveLength(2);
});

test('remove_from_cart: the removed line; put back it is added again', async () => {
  const { page, shopper } = await drawer();
  const details = heard();
  await shopper.click(page.getByRole('button', { name: /Remove Marlow/ }));
  await vi.waitFor(() => expect(details).toMatchObject([{ name: 'remove_from_cart' }]));
  await shopper.click(page.getByRole('button', { name: /Undo Marlow/ }));
  await vi.waitFor(() =>
    expect(details.map(({ name }) => name)).toEqual(['remove_from_cart', 'add_to_cart']),
  );
  const [removed, added] = details as Extract<TrackDetail, { name: 'add_to_cart' }>[];
  expect(removed!.items[0]!.item_id).toBe(added!.items[0]!.item_id);
  expect(removed!.value).toBeGreaterThan(0);
});

test('begin_checkout: the order, while nothing of it is done', async () => {
  const details = heard();
  const checkout = { ...whole, furthestStep: 1 };
  const { heading } = await checkoutPage('shipping', { ...checkouts.payment, props: { checkout } });
  await heading('Shipping');
  await vi.waitFor(() => expect(details).toHaveLength(1));
  expect(details).toMatchObject([
    { name: 'begin_checkout', currency: 'USD', value: whole.orderSummary.subtotal / 100 },
  ]);
});

test('begin_checkout: also at an address of a later step, without the server’s JSON', async () => {
  const details = heard();
  const checkout = { ...whole, furthestStep: 1 };
  const { heading } = await checkoutPage('payment', {
    ...checkouts.payment,
    props: {},
    answers: { ...checkouts.payment.answers, refreshCheckout: checkout },
  });
  await heading('Shipping');
  await vi.waitFor(() => expect(details).toMatchObject([{ name: 'begin_checkout' }]));
});

test('a checkout that goes on later begins only once', async () => {
  const details = heard();
  const { heading, close } = await checkoutPage('payment', {
    ...checkouts.payment,
    props: { checkout: whole },
  });
  await heading('Payment and Billing');
  // By the time a view unmounts its effects have run.
  await close();
  expect(details).toEqual([]);
});

test('add_shipping_info: the shopper goes on to the payment', async () => {
  const details = heard();
  const example = {
    ...checkouts['options with pickup'],
    props: { checkout: checkoutExamples['with pickup'] },
  };
  const { heading, page, press, shopper } = await checkoutPage('options', example);
  await heading('Shipping and Gift Options');
  await shopper.click(await page.findByRole('radio', { name: 'Call me to arrange the delivery' }));
  await press('Next: Payment');
  await heading('Payment and Billing');
  await vi.waitFor(() => expect(details).toMatchObject([{ name: 'add_shipping_info', currency: 'USD' }]));
  const [{ items }] = details as [Extract<TrackDetail, { name: 'add_shipping_info' }>];
  expect(items[0]).toMatchObject({ item_id: '410553', item_variant: 'Oatmeal' });
});

test('add_payment_info: the type of the paying card, and none of its digits', async () => {
  const details = heard();
  const payment = {
    ...whole.payment,
    appliedCards: [{ type: 'Visa', lastFour: '1111', appliedAmount: 179900 }],
  };
  const example = { ...checkouts.payment, props: { checkout: { ...whole, payment } } };
  const { heading, press } = await checkoutPage('payment', example);
  await press('Next: Review & Place Order');
  await heading('Review and Place Order');
  await vi.waitFor(() => expect(details).toMatchObject([{ name: 'add_payment_info', payment_type: 'Visa' }]));
  expect(JSON.stringify(details)).not.toContain('1111');
});

test('purchase: the order’s number, and its sums in the currency’s units, without the shopper', async () => {
  const details = heard();
  await checkoutPage('confirmation', checkouts.confirmation);
  await vi.waitFor(() => expect(details.map(({ name }) => name)).toContain('purchase'));
  const purchase = details.find(({ name }) => name === 'purchase') as Extract<
    TrackDetail,
    { name: 'purchase' }
  >;
  const { orderNumber, orderSummary } = checkoutExamples.placed;
  const { subtotal, taxTotal, shippingTotal } = orderSummary;
  expect(purchase).toMatchObject({
    transaction_id: orderNumber,
    currency: 'USD',
    value: subtotal / 100,
    tax: taxTotal / 100,
    shipping: shippingTotal / 100,
  });
  expect(JSON.stringify(purchase)).not.toMatch(/@|address|email/i);
});

test('purchase: reported as soon as the order is known to be placed, and not again by its confirmation, in a tab of its own', async () => {
  const details = heard();
  const { answer, press, assign } = await checkoutPage('review', checkouts.review);
  const { orderNumber } = checkoutExamples.placed;
  answer('placeOrder', { isSuccess: true, redirectUrl: '/checkout/confirmation', orderNumber });
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(details).toMatchObject([{ name: 'purchase', transaction_id: orderNumber, currency: 'USD' }]);
  const { heading, close } = await checkoutPage('confirmation', checkouts.confirmation);
  await heading('Thank you for your order');
  // By the time a view unmounts its effects have run; the first one tracks the order.
  await close();
  expect(details).toHaveLength(1);
});

test('purchase: an order whose answer was lost is reported once it has been read', async () => {
  const details = heard();
  const { answer, press, assign } = await checkoutPage('review', checkouts.review);
  answer('placeOrder', 504);
  answer('refreshCheckout', {
    ...checkoutExamples.placed,
    attempts: [{ attemptId: '{attemptId}', outcome: 'done', isOrder: true }],
  });
  await press('Place Order');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(details).toMatchObject([{ name: 'purchase', transaction_id: checkoutExamples.placed.orderNumber }]);
});
