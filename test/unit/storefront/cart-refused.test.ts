import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { refusedChange } from '../../../src/state/cart/cart-changes.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { addLine, change, setState, textOf, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

/** Submits a form of the cart that is refused; returns the island's `refused` prop. */
async function refused(path: string, fields: Record<string, string>) {
  const html = await (await shopper.submit(`/checkout/cart/${path}`, fields)).text();
  const props = /data-island-props>(\{"cart".*?)<\/script>/.exec(html)![1]!;
  return v.parse(refusedChange, JSON.parse(props).refused);
}

test.each([
  ['zip', { ZipCode: '00000' }, { kind: 'zip', zipCode: '00000' }, /^We do not know/],
  ['promo', { PromoCode: 'NOSUCH' }, { kind: 'promo', promoCode: 'NOSUCH' }, /is not valid/],
  ['donation', { Amount: '200000' }, { kind: 'donation', amount: 200_000 }, /up to \$1,000/],
  [
    'certificate',
    { CertificateNumber: '7000123' },
    { kind: 'certificate', certificateNumber: '7000123', isApplied: true },
    /^We could not find/,
  ],
])('the island is notified of a refused %s, with the reason', async (path, fields, asked, message) => {
  await addLine(shopper, knownProducts.smallPrice);
  expect(await refused(path, fields as Record<string, string>)).toEqual({
    change: asked,
    message: expect.stringMatching(message),
  });
});

test.each([
  ['400', 400],
  ['a few', 0],
])('the island is notified of the refused quantity “%s”', async (typed, quantity) => {
  const { id } = await addLine(shopper, knownProducts.smallPrice);
  const { change: asked } = await refused('update', { LineId: id, Quantity: typed });
  expect(asked).toEqual({ kind: 'quantity', id, quantity });
});

test('the island is notified of a saved item that cannot be moved', async () => {
  await setState(shopper, 'nla');
  const { id } = (await wholeCart(shopper)).lineItems[0]!;
  await change(shopper, 'save-for-later', { id });
  expect((await refused('move', { LineId: id })).change).toEqual({ kind: 'move', id });
});

test('a certificate that the shopper no longer holds has its reason on the page', async () => {
  await addLine(shopper, knownProducts.smallPrice);
  const response = await shopper.submit('/checkout/cart/certificate', { CertificateNumber: '7000123' });
  expect(await response.text()).toMatch(/role="alert">We could not find the reward certificate 7000123/);
});

test.each([
  ['invalid-basket', 200, 'Please call us'],
  ['browse-exception', 200, 'We cannot check the prices'],
  ['checkout-500', 500, 'Something went wrong'],
  ['checkout-503', 503, 'trouble reaching the store'],
  ['checkout-504', 504, 'trouble reaching the store'],
])('%s: the cart error as a page, with the way back', async (state, status, text) => {
  await setState(shopper, state);
  const response = await shopper.fetch('/checkout/cart/checkout');
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(textOf(html)).toContain(text);
  expect(html).toContain('href="/checkout/cart">Back to Cart</a>');
});
