import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusedChange } from '../../../src/state/cart/cart-changes.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, change, setState, textOf, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice, installationRequired, specialCharacters } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const post = (path: string, fields: Record<string, string>) =>
  shopper.submit(`/checkout/cart/${path}`, fields);

/** Posts a form that has to succeed, and returns the resulting cart. */
async function posted(path: string, fields: Record<string, string>, next = '/checkout/cart') {
  const response = await post(path, fields);
  expect(response.status).toBe(303);
  expect(locationOf(response)).toBe(next);
  return wholeCart(shopper);
}

const summaryPath = '/checkout/cart?summary=changed#order-summary';
/** Posts a form of the order summary, which is open afterwards. */
const postedInSummary = (path: string, fields: Record<string, string>) => posted(path, fields, summaryPath);

describe('each form of the cart changes it and redirects there', () => {
  test('quantity, and remove', async () => {
    const { id: LineId } = await addLine(shopper, smallPrice);
    expect((await posted('update', { LineId, Quantity: '5' })).lineItems).toMatchObject([{ quantity: 5 }]);
    expect((await posted('remove', { LineId })).lineItems).toEqual([]);
  });

  test('save for later, move to cart, and remove a saved item', async () => {
    const { id: LineId } = await addLine(shopper, smallPrice);
    expect((await posted('save', { LineId })).savedForLater).toHaveLength(1);
    expect(textOf(await shopper.page('/checkout/cart'))).toContain('Saved for Later');
    expect((await posted('move', { LineId })).lineItems).toHaveLength(1);
    await posted('save', { LineId });
    expect(await posted('remove-saved', { LineId })).toMatchObject({ lineItems: [], savedForLater: [] });
  });

  test('ship method, and pickup', async () => {
    const { id: LineId } = await addLine(shopper, smallPrice);
    expect((await posted('shipping', { LineId, Delivery: '2' })).lineItems).toMatchObject([
      { shipMethod: 2 },
    ]);
    expect((await posted('shipping', { LineId, Delivery: 'pickup' })).lineItems).toMatchObject([
      { shippingDeliveryOptions: { selectedShipOption: 'pickup' } },
    ]);
    expect(await shopper.page('/checkout/cart')).toContain('<option value="pickup" selected>');
  });

  test('remove installation', async () => {
    const { id: LineId } = await addLine(shopper, installationRequired);
    expect(textOf(await shopper.page('/checkout/cart'))).toContain('Installation: $129.00 per item');
    expect((await posted('remove-installation', { LineId })).orderSummary.installationTotal).toBe(0);
  });

  test('donation, ZIP code, promo code', async () => {
    await addLine(shopper, smallPrice);
    expect((await postedInSummary('donation', { Amount: '500' })).orderSummary.donationTotal).toBe(500);
    expect((await postedInSummary('zip', { ZipCode: '60601' })).cartSummary?.taxZipCode).toBe('60601');
    expect((await postedInSummary('promo', { PromoCode: 'WELCOME10' })).cartSummary?.discountCode).toBe(
      'WELCOME10',
    );
    expect(textOf(await shopper.page('/checkout/cart'))).toContain('Discount (WELCOME10)');
    expect((await postedInSummary('remove-promo', {})).cartSummary?.discountCode).toBeNull();
  });

  test('of the order summary, which is closed at first and open afterwards', async () => {
    await addLine(shopper, smallPrice);
    const isOpen = async (path: string) =>
      /<details class="cart-order-details"( open)?>/.exec(await shopper.page(path))![1] !== undefined;
    expect(await isOpen('/checkout/cart')).toBe(false);
    expect(await isOpen(locationOf(await post('donation', { Amount: '500' }))!)).toBe(true);
  });

  test('reward certificates', async () => {
    shopper = await signedInShopper(storefront.url);
    await addLine(shopper, inStock);
    const CertificateNumber = '7000123';
    expect((await postedInSummary('certificate', { CertificateNumber })).orderSummary.rewardsTotal).toBe(
      2500,
    );
    expect(
      (await postedInSummary('remove-certificate', { CertificateNumber })).orderSummary.rewardsTotal,
    ).toBe(0);
    await postedInSummary('certificate', { CertificateNumber });
    expect((await postedInSummary('remove-certificates', {})).orderSummary.rewardsTotal).toBe(0);
  });

  test.each(['strict', 'hostile'])('and stays on %s pages', async (variant) => {
    await addLine(shopper, smallPrice);
    const response = await shopper.submit(`/${variant}/checkout/cart/zip`, { ZipCode: '60601' });
    expect(locationOf(response)).toBe(`/${variant}${summaryPath}`);
    expect(await shopper.page(`/${variant}/checkout/cart`)).toContain(
      `action="/${variant}/checkout/cart/update"`,
    );
  });
});

test('a total without shipping or tax says that it is estimated', async () => {
  await addLine(shopper, smallPrice);
  const labels = async () =>
    textOf(await shopper.page('/checkout/cart')).match(
      /Order Summary( \(estimated\))? \$|Total( \(estimated\))? \$/g,
    );
  expect(await labels()).toEqual(['Order Summary (estimated) $', 'Total (estimated) $']);
  await postedInSummary('zip', { ZipCode: '60601' });
  expect(await labels()).toEqual(['Order Summary $', 'Total $']);
});

describe('a refused form shows the cart with the message at its field, and what was typed', () => {
  /** The field with an id, and the message that it names. */
  const refusedField = (html: string, id: string) => ({
    typed: new RegExp(`id="${id}"[^>]*value="([^"]*)"`).exec(html)?.[1],
    isInvalid: new RegExp(`id="${id}"[^>]*aria-invalid="true" aria-describedby="${id}-note"`).test(html),
    message: new RegExp(`id="${id}-note" role="alert">([^<]*)<`).exec(html)?.[1],
  });

  test.each(['0', '100', 'a few', ''])('the quantity “%s”', async (quantity) => {
    const { id } = await addLine(shopper, smallPrice, { Quantity: 2 });
    const response = await post('update', { LineId: id, Quantity: quantity });
    expect(response.status).toBe(400);
    expect(refusedField(await response.text(), `quantity-${id}`)).toEqual({
      typed: quantity,
      isInvalid: true,
      message: expect.stringMatching(/99/),
    });
    expect((await wholeCart(shopper)).lineItems).toMatchObject([{ quantity: 2 }]);
  });

  test.each([
    ['an unknown ZIP code', 'zip', { ZipCode: '00000' }, '00000', /^We do not know/],
    ['a ZIP code that is none', 'zip', { ZipCode: '6x' }, '6x', /is not a ZIP code/],
    ['an unknown promo code', 'promo', { PromoCode: 'NOSUCH' }, 'NOSUCH', /is not valid/],
    ['an expired promo code', 'promo', { PromoCode: 'summer20' }, 'summer20', /has expired/],
    ['a promo code that needs more', 'promo', { PromoCode: 'SAVE25' }, 'SAVE25', /more and it applies/],
  ])('%s', async (_, path, fields, typed, message) => {
    await addLine(shopper, smallPrice);
    const response = await post(path, fields);
    expect(response.status).toBe(400);
    expect(refusedField(await response.text(), `cart-${path}`)).toEqual({
      typed,
      isInvalid: true,
      message: expect.stringMatching(message),
    });
  });

  test('a code with markup is text', async () => {
    await addLine(shopper, smallPrice);
    const html = await (await post('promo', { PromoCode: '"><script>x' })).text();
    expect(html).not.toContain('<script>x');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
  });

  test('an item that cannot be moved', async () => {
    await setState(shopper, 'nla');
    const { id } = (await wholeCart(shopper)).lineItems[0]!;
    await change(shopper, 'save-for-later', { id });
    const response = await post('move', { LineId: id });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`id="saved-${id}-note" role="alert"`);
  });

  test('a quantity of one line leaves the others’ fields alone', async () => {
    const { id } = await addLine(shopper, smallPrice);
    const other = await addLine(shopper, inStock, { Quantity: 7 });
    const html = await (await post('update', { LineId: id, Quantity: '0' })).text();
    expect(refusedField(html, `quantity-${other.id}`)).toMatchObject({ typed: '7', isInvalid: false });
  });
});

test('no form works without the token of this session', async () => {
  const paths =
    'update remove save move remove-saved shipping remove-installation donation zip promo remove-promo certificate remove-certificate remove-certificates checkout remove-unavailable states';
  for (const path of paths.split(' ')) {
    const response = await post(path, { __RequestVerificationToken: 'x' });
    expect([path, response.status]).toEqual([path, 403]);
  }
});

describe('the island’s host', () => {
  const propsOf = (html: string) =>
    JSON.parse(
      /<div data-island="cart"[^>]*><script type="application\/json" data-island-props>(.*?)<\/script>/.exec(
        html,
      )?.[1] ?? 'null',
    );

  test.each(['', '/strict', '/hostile'])('of %s pages has the cart’s answer', async (variant) => {
    await addLine(shopper, specialCharacters);
    await addLine(shopper, inStock);
    expect(propsOf(await shopper.page(`${variant}/checkout/cart`))).toEqual({
      cart: await wholeCart(shopper),
    });
  });

  test('has the props of an empty cart, too', async () => {
    expect(propsOf(await shopper.page('/checkout/cart'))).toEqual({ cart: await wholeCart(shopper) });
    expect(await shopper.page('/checkout/cart')).toContain('Your cart is empty.');
  });

  test('does not contain the heading or the carousel', async () => {
    await addLine(shopper, inStock);
    const html = await shopper.page('/checkout/cart');
    const host = html.slice(html.indexOf('data-island="cart"'), html.indexOf('</aside>'));
    expect(host).not.toContain('<h1');
    expect(host).not.toContain('recommendation-carousel');
  });
});

describe('what prevents checkout, as a page', () => {
  const way = async () => textOf(await shopper.page('/checkout/cart/checkout'));

  test.each([
    ['nla', 'Item(s) no longer available', 'Remove All', '/checkout/cart'],
    ['all-nla', 'Item(s) no longer available', 'Remove All', '/checkout/cart'],
    ['pfas', 'Item(s) cannot be shipped to or picked up in this state', 'Remove All', '/checkout/cart'],
    ['in-house-nla', 'Item(s) no longer available', 'Remove All', '/checkout/cart'],
    ['personalization', 'Please Edit Your Cart to Proceed', 'Remove All', '/checkout/cart'],
    ['installation', 'Please Edit Your Cart to Proceed', 'Continue', '/checkout/cart/checkout'],
  ])('%s: “%s”, and %s', async (state, title, action, next) => {
    await setState(shopper, state);
    expect(locationOf(await post('checkout', {}))).toBe('/checkout/cart/checkout');
    const html = await shopper.page('/checkout/cart/checkout');
    expect(textOf(html)).toContain(title);
    expect(textOf(html)).toContain(action);
    expect(textOf(html)).toContain('Back to Cart');
    const [, type = ''] = /name="Type" value="(\w+)"/.exec(html) ?? [];
    expect(locationOf(await post('remove-unavailable', { Type: type }))).toBe(next);
    expect(locationOf(await shopper.fetch('/checkout/cart/checkout'))).not.toBeNull();
  });

  test('certificates: Continue takes them off and goes on', async () => {
    await setState(shopper, 'certificates');
    expect(await way()).toContain('Cancel');
    expect(locationOf(await post('remove-certificates', { Next: 'checkout' }))).toBe(
      '/checkout/cart/checkout',
    );
    expect(locationOf(await shopper.fetch('/checkout/cart/checkout'))).toMatch(/^\/account\/login/);
  });

  test('big boxes: their sizes, and Continue', async () => {
    await setState(shopper, 'oversized');
    const text = await way();
    expect(text).toContain('Make sure these items will fit in your vehicle');
    expect(text).toMatch(/Box 1 of \d: \d+″ × \d+″ × \d+″, 2 of them/);
    expect(text).toContain('Continue');
  });

  test('a reissued card: the way to the payment page', async () => {
    await setState(shopper, 'reissued-card');
    const html = await shopper.page('/checkout/cart/checkout');
    expect(html).toContain('href="/checkout/paymentandbilling">Apply New Card</a>');
    expect(locationOf(await shopper.fetch('/checkout/paymentandbilling'))).toBe(
      '/checkout/shipping?notReached=payment',
    );
  });

  test('a popup: its content', async () => {
    await setState(shopper, 'popup');
    expect(await way()).toContain('Deliveries to your ZIP code take a week longer');
  });

  test('an empty cart is shown by the cart’s page', async () => {
    expect(locationOf(await post('checkout', {}))).toBe('/checkout/cart');
  });

  test('items that cannot be bought are shown to a guest who is at checkout already', async () => {
    await setState(shopper, 'nla');
    await shopper.submit('/checkout/guest', {});
    expect(locationOf(await shopper.fetch('/checkout/shipping'))).toBe('/checkout/cart/checkout');
  });

  test('Guest Checkout in the cart shows oversized items first', async () => {
    await setState(shopper, 'oversized');
    const [, redirectUrl = ''] =
      /name="redirectUrl" value="([^"]+)"/.exec(await shopper.page('/checkout/cart')) ?? [];
    expect(locationOf(await shopper.submit('/checkout/guest', { redirectUrl }))).toBe(
      '/checkout/cart/checkout',
    );
    expect(await shopper.page('/checkout/cart/checkout')).toContain('href="/checkout/shipping">Continue</a>');
  });
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
