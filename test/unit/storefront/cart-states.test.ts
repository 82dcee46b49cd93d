import { beforeEach, describe, expect, test } from 'vitest';
import { cartStates } from '../../storefront/cart/states.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { locationOf } from './account-shopper.ts';
import { addLine, change, setState, textOf, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

test.each(['', '/strict', '/hostile'])(
  'the page of %s pages has a button for every state',
  async (variant) => {
    const response = await shopper.fetch(`${variant}/checkout/cart/states`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    for (const { name } of cartStates) expect(html).toContain(`name="state" value="${name}"`);
    expect(html).toContain(`action="${variant}/checkout/cart/states"`);
  },
);

test('the page lists the promo codes', async () => {
  const text = textOf(await shopper.page('/checkout/cart/states'));
  for (const code of ['WELCOME10', 'SAVE25', 'FREESHIP', 'SUMMER20']) expect(text).toContain(code);
});

test('the cart links to the page', async () => {
  expect(await shopper.page('/checkout/cart')).toContain('href="/checkout/cart/states"');
});

test.each(['', '/strict', '/hostile'])('on %s pages a state leads to the cart', async (variant) => {
  const response = await shopper.submit(`${variant}/checkout/cart/states`, { state: 'plain' });
  expect(locationOf(response)).toBe(`${variant}/checkout/cart`);
});

describe.each(['core', 'modern'])('in the brand %s', (brand) => {
  beforeEach(() => shopper.page(`/?brand=${brand}`));

  test.each([
    ['plain', { isSuccess: true, errorType: 0 }],
    ['empty', { errorType: 8 }],
    ['nla', { errorType: 3 }],
    ['all-nla', { errorType: 7 }],
    ['pfas', { errorType: 9 }],
    ['in-house-nla', { errorType: 6 }],
    ['personalization', { errorType: 5 }],
    ['installation', { errorType: 4 }],
    ['oversized', { isSuccess: true, oversizedItems: [{}] }],
    ['certificates', { hasCertificatesInterrupter: true }],
    ['reissued-card', { hasOldCbccCardUsedError: true }],
    ['invalid-basket', { isSuccess: false, errorType: 1, message: expect.stringContaining('call us') }],
    ['browse-exception', { isSuccess: false, errorType: 2, message: expect.stringContaining('prices') }],
    ['checkout-500', { status: 500 }],
    ['checkout-503', { status: 503 }],
    ['checkout-504', { status: 504 }],
    ['popup', { popupUrl: '/checkout/popups?name=delivery-delay' }],
  ])('in the state %s checkout answers accordingly', async (state, answer) => {
    await setState(shopper, state);
    expect(await change(shopper, 'checkout', {})).toMatchObject(answer);
  });

  test.each([
    ['nla', 'Not available'],
    ['personalization', 'Personalization not available'],
    ['installation', 'Installation not available'],
  ])('in the state %s an item’s message says what is missing', async (state, availabilityMessage) => {
    await setState(shopper, state);
    const { unavailableItems } = await change(shopper, 'checkout', {});
    expect(unavailableItems[0]).toMatchObject({ availabilityMessage });
  });

  test('the first call for delivery dates says that the session was reset', async () => {
    await setState(shopper, 'edd-reset');
    expect(await change(shopper, 'estimated-delivery-date', { zipCode: '60601' })).toMatchObject({
      IsReset: true,
    });
    const { lineItems } = await change(shopper, 'estimated-delivery-date', { zipCode: '60601' });
    expect(lineItems).toHaveLength(2);
  });

  test('WELCOME10 is applied', async () => {
    await setState(shopper, 'promo');
    expect((await wholeCart(shopper)).orderSummary.discountTotal).toBeGreaterThan(0);
  });

  test('the cart has an item with installation', async () => {
    await setState(shopper, 'installed');
    expect((await wholeCart(shopper)).lineItems[0]).toMatchObject({
      quantity: 2,
      isInstallationServiceRequired: true,
    });
  });

  test('items are saved for later', async () => {
    await setState(shopper, 'saved');
    const { lineItems, savedForLater } = await wholeCart(shopper);
    expect(savedForLater).toHaveLength(2);
    expect(lineItems.map(({ sku }) => sku)).toEqual([savedForLater[0]!.sku]);
  });

  test('there are 200 lines', async () => {
    await setState(shopper, 'many');
    expect((await wholeCart(shopper)).lineItems).toHaveLength(200);
  });
});

test.each(cartStates.filter(({ isDomestic }) => !isDomestic).map(({ name }) => name))(
  'the state %s can be set in Canada',
  async (state) => {
    await shopper.page('/?country=CA');
    await setState(shopper, state);
    expect((await wholeCart(shopper)).isInternational).toBe(false);
  },
);

test('the reward certificates are more than the order in Canada', async () => {
  await shopper.page('/?country=CA');
  await setState(shopper, 'rewards-exceed');
  expect((await wholeCart(shopper)).orderSummary.rewardsExceedOrderTotalMessage).toContain(
    'are more than this order',
  );
});

test('the restricted items of Canada are in the way, too', async () => {
  await shopper.page('/?country=CA');
  await setState(shopper, 'pfas');
  expect(await change(shopper, 'checkout', {})).toMatchObject({ errorType: 9 });
});

test('a state of the United States is refused in Canada, with the cart as it was', async () => {
  await addLine(shopper, knownProducts.inStock);
  await shopper.page('/?country=CA');
  const response = await shopper.submit('/checkout/cart/states', { state: 'oversized' });
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain('is not possible');
  expect((await wholeCart(shopper)).lineItems).toHaveLength(1);
});

test('a state replaces the one before', async () => {
  await setState(shopper, 'promo');
  await setState(shopper, 'nla');
  await setState(shopper, 'plain');
  expect(await change(shopper, 'checkout', {})).toMatchObject({ isSuccess: true });
  expect((await wholeCart(shopper)).cartSummary).toMatchObject({ discountCode: null, taxZipCode: null });
});

test('a state that is none is a 400', async () => {
  const response = await shopper.submit('/checkout/cart/states', { state: 'none' });
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain('state: "none" was given; accepted: one of plain, empty');
});
