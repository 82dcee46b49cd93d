import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { setState } from './cart-shopper.ts';
import { whole } from './checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile({ catalogSize: 40 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: inStock, Quantity: '2' });
});

describe.each(['', '/strict', '/hostile'])('on %s pages', (variant) => {
  const shipping = `${variant}/checkout/shipping`;

  test('the cart leads to the slide-out, without script to the sign-in, and has a form for guests', async () => {
    const html = await shopper.page(`${variant}/checkout/cart`);
    const returnUrl = `${variant}/checkout/cart/checkout`;
    const login = `${variant}/account/login?${new URLSearchParams({ returnUrl })}`;
    expect(html).toContain(`href="${login}" data-island-open="checkout-now" data-return-url="${shipping}"`);
    expect(html).toContain(`data-guest-url="${variant}/checkout/guest"`);
    expect(html).toContain(`<form method="post" action="${variant}/checkout/guest">`);
  });

  test('a guest checks out, and sees the order and the customer', async () => {
    const response = await shopper.submit(`${variant}/checkout/guest`, {});
    expect(response.status).toBe(303);
    expect(locationOf(response)).toBe(shipping);
    const page = await shopper.fetch(shipping);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('You are checking out as a guest.');
    expect(html).toContain('Marlow 3-Seat Sofa');
    expect(html).toContain('<dd class="cart-subtotal">$3,598.00</dd>');
    expect(html).toContain(`href="${variant}/checkout/cart">Back to Cart</a>`);
  });
});

test('a signed-in shopper goes straight to the order', async () => {
  const signedIn = await signedInShopper(storefront.url);
  await signedIn.submit('/cart/add', { Sku: smallPrice });
  const cart = await signedIn.page('/checkout/cart');
  expect(cart).not.toContain('checkout-now');
  expect(locationOf(await signedIn.submit('/checkout/cart/checkout', {}))).toBe('/checkout/shipping');
  expect(await signedIn.page('/checkout/shipping')).toContain(`You are checking out as ${ada.email}.`);
});

test('an international cart goes straight to the order', async () => {
  await setState(shopper, 'international');
  expect(await shopper.page('/checkout/cart')).not.toContain('checkout-now');
  expect(locationOf(await shopper.submit('/checkout/cart/checkout', {}))).toBe('/checkout/shipping');
  expect(await shopper.page('/checkout/shipping')).toContain('You are checking out as a guest.');
});

/** The cart, which says why a step has led there. */
const cartInstead = '/checkout/cart?notReached=shipping';
const signInFirst = 'Please sign in or choose Guest Checkout first.';

test('in Canada, too, a visitor has to choose Guest Checkout first', async () => {
  expect(await shopper.page('/checkout/cart?country=CA')).toContain('checkout-now');
  expect(locationOf(await shopper.fetch('/checkout/shipping'))).toBe(cartInstead);
  await shopper.submit('/checkout/guest', {});
  expect(await shopper.page('/checkout/shipping')).toContain('<dd class="cart-subtotal">CAD 4,894.00</dd>');
});

test('a visitor who has not chosen to be a guest is redirected to the cart, which says why', async () => {
  expect(locationOf(await shopper.fetch('/checkout/shipping'))).toBe(cartInstead);
  expect(await shopper.page(cartInstead)).toContain(signInFirst);
  expect(await shopper.page('/checkout/cart')).not.toContain(signInFirst);
  await shopper.submit('/checkout/guest', {});
  expect(await shopper.page(cartInstead)).not.toContain(signInFirst);
});

test('a visitor who posts a form of checkout, or opens the recipients, is redirected to the cart, too', async () => {
  expect(locationOf(await shopper.submit('/checkout/next', { step: 'shipping' }))).toBe(cartInstead);
  expect(locationOf(await shopper.submit('/checkout/shipping', { address1: '1 Main St' }))).toBe(cartInstead);
  expect(locationOf(await shopper.fetch('/checkout/shipping/recipients'))).toBe(cartInstead);
});

test('a sign-in keeps the basket', async () => {
  await shopper.submit('/checkout/guest', {});
  const { basketId } = await whole(shopper);
  await shopper.submit('/account/login', ada);
  expect((await whole(shopper)).basketId).toBe(basketId);
});

test('a guest’s choice ends with a sign-in and a sign-out', async () => {
  await shopper.submit('/checkout/guest', {});
  await shopper.submit('/account/login', ada);
  await shopper.submit('/account/sign-out', {});
  expect(locationOf(await shopper.fetch('/checkout/shipping'))).toBe(cartInstead);
});

test('an empty cart cannot be checked out', async () => {
  const empty = new Shopper(storefront.url);
  await empty.submit('/checkout/guest', {});
  expect(locationOf(await empty.fetch('/checkout/shipping'))).toBe('/checkout/cart');
  expect(await empty.page(cartInstead)).not.toContain(signInFirst);
});

test('a guest’s form redirects to paths of the shop only', async () => {
  const to = async (redirectUrl: string) =>
    locationOf(await shopper.submit('/checkout/guest', { redirectUrl }));
  expect(await to('/strict/checkout/shipping')).toBe('/strict/checkout/shipping');
  expect(await to('https://evil.example/')).toBe('/checkout/shipping');
  expect(await to('//evil.example')).toBe('/checkout/shipping');
});

test('a guest’s form needs the token of this session', async () => {
  const response = await shopper.submit('/checkout/guest', { __RequestVerificationToken: 'x' });
  expect(response.status).toBe(403);
  expect(locationOf(await shopper.fetch('/checkout/shipping'))).toBe(cartInstead);
});
