import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutCart } from '../../../src/contract/cart/cart-checkout.ts';
import { cartStates } from '../../storefront/cart/states.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, change, setState, textOf, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const checkout = async (by = shopper) => v.parse(checkoutCart.answer, await change(by, 'checkout', {}));
const skus = async () => (await wholeCart(shopper)).lineItems.map(({ sku }) => sku);

test('a cart with nothing in the way goes on', async () => {
  await addLine(shopper, inStock);
  expect(await checkout()).toMatchObject({
    isSuccess: true,
    redirectUrl: '/checkout/shipping',
    isLoggedIn: false,
    errorType: 'none',
    unavailableItems: [],
    oversizedItems: [],
  });
});

test('the answer for a signed-in shopper has isLoggedIn', async () => {
  const signedIn = await signedInShopper(storefront.url);
  await addLine(signedIn, inStock);
  expect(await checkout(signedIn)).toMatchObject({ isSuccess: true, isLoggedIn: true });
});

test.each(['strict', 'hostile'])('from a %s page it goes on in the same variant', async (variant) => {
  await addLine(shopper, inStock);
  const response = await shopper.fetch('/api/cart/checkout', {
    method: 'POST',
    headers: {
      RequestVerificationToken: await shopper.token(),
      Referer: `${storefront.url}/${variant}/checkout/cart`,
    },
    body: '{}',
  });
  expect((await response.json()).redirectUrl).toBe(`/${variant}/checkout/shipping`);
});

test('a page of another origin does not choose the variant', async () => {
  await addLine(shopper, inStock);
  const response = await shopper.fetch('/api/cart/checkout', {
    method: 'POST',
    headers: {
      RequestVerificationToken: await shopper.token(),
      Referer: 'https://example.com/strict/checkout/cart',
    },
    body: '{}',
  });
  expect((await response.json()).redirectUrl).toBe('/checkout/shipping');
});

test('an empty cart answers emptyBasket with a message', async () => {
  expect(await change(shopper, 'checkout', {})).toMatchObject({
    isSuccess: false,
    errorType: 8,
    redirectUrl: null,
    message: 'Your cart is empty.',
  });
});

describe.each([
  ['nla', 'nlaItems', 2, 'RemoveNlaItems', 1],
  ['all-nla', 'allNlaItems', 2, 'RemoveAllNlaItems', 0],
  ['pfas', 'pfasItems', 1, 'RemovePfasItems', 1],
  ['in-house-nla', 'inHousePersonalizationNlaItems', 1, 'RemoveInHousePersonalizedNlaItems', 1],
  ['personalization', 'personalizationServiceUnavailable', 1, 'RemovePersonalizedItems', 1],
  ['installation', 'installationServiceUnavailable', 1, 'RemoveInstallationService', 2],
] as const)('the state %s', (state, errorType, unavailable, path, left) => {
  beforeEach(() => setState(shopper, state));

  test(`answers ${errorType} with its items`, async () => {
    const answer = await checkout();
    const first = (await wholeCart(shopper)).lineItems[0]!;
    expect(answer).toMatchObject({ isSuccess: false, redirectUrl: undefined, errorType });
    expect(answer.message).toEqual(expect.any(String));
    expect(answer.unavailableItems).toHaveLength(unavailable);
    expect(answer.unavailableItems[0]).toMatchObject({
      sku: first.sku,
      title: first.name,
      currentPrice: first.price,
      quantity: first.quantity,
    });
  });

  test(`${path} removes them, and checkout goes on`, async () => {
    expect(await change(shopper, `/ReactCheckout/${path}`, {})).toMatchObject({ isSuccess: true });
    expect((await wholeCart(shopper)).lineItems).toHaveLength(left);
    expect(await checkout()).toMatchObject({ errorType: left === 0 ? 'emptyBasket' : 'none' });
  });

  test(`${path} a second time is no error, and removes nothing else`, async () => {
    await change(shopper, `/ReactCheckout/${path}`, {});
    const before = await wholeCart(shopper);
    expect(await change(shopper, `/ReactCheckout/${path}`, {})).toMatchObject({ isSuccess: true });
    expect(await wholeCart(shopper)).toEqual(before);
  });
});

test('an unavailable item that is no custom order is not marked as one', async () => {
  await setState(shopper, 'all-nla');
  expect((await checkout()).unavailableItems.map(({ isCustomNla }) => isCustomNla)).toEqual([false, false]);
});

test('a personalization that is gone does not concern a line without one, which is summed and can be bought', async () => {
  await setState(shopper, 'in-house-nla');
  const [{ sku = '' } = {}] = (await wholeCart(shopper)).lineItems;
  const plain = await addLine(shopper, sku, { IsPersonalized: false });
  expect(plain).toMatchObject({ personalization: [], isUnavailable: false });
  const { lineItems, orderSummary } = await wholeCart(shopper);
  const bought = lineItems.filter(({ isUnavailable }) => !isUnavailable);
  expect(bought).toHaveLength(2);
  expect(orderSummary.subtotal).toBe(
    bought.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0),
  );
});

test('without its installation an item stays in the cart', async () => {
  await setState(shopper, 'installation');
  const before = await skus();
  await change(shopper, '/ReactCheckout/RemoveInstallationService', {});
  expect(await skus()).toEqual(before);
  expect((await wholeCart(shopper)).lineItems[0]).toMatchObject({ isInstallationServiceRequired: false });
});

test('RemoveAllNlaItems keeps an item that was added since', async () => {
  await setState(shopper, 'all-nla');
  await addLine(shopper, inStock);
  await change(shopper, '/ReactCheckout/RemoveAllNlaItems', {});
  expect(await skus()).toEqual([inStock]);
});

test('restricted items can be bought in another state', async () => {
  await setState(shopper, 'pfas');
  await change(shopper, 'apply-zip', { zipCode: '60601' });
  expect(await checkout()).toMatchObject({ isSuccess: true });
});

test('an item that is no longer available cannot be added again', async () => {
  await setState(shopper, 'nla');
  const [sku] = await skus();
  const answer = await change(shopper, 'add-items', { items: [{ Sku: sku, Quantity: 1 }] });
  expect(answer).toMatchObject({ status: 400, message: expect.stringMatching(/out of stock/) });
});

test('a state is one session’s only', async () => {
  await setState(shopper, 'nla');
  const [sku = ''] = await skus();
  const other = new Shopper(storefront.url);
  await addLine(other, sku);
  expect(await checkout(other)).toMatchObject({ isSuccess: true });
});

test('a reissued card is in the way until another pays', async () => {
  await setState(shopper, 'reissued-card');
  expect(await checkout()).toMatchObject({
    isSuccess: false,
    hasOldCbccCardUsedError: true,
    message: 'Card has been reissued. Please use new card.',
  });
  await shopper.submit('/checkout/payment/card', {
    cardNumber: '4111 1111 1111 1111',
    cardExpiry: '12/40',
    cardCode: '123',
    attemptId: crypto.randomUUID(),
    amountDue: String((await wholeCart(shopper)).orderSummary.subtotal),
  });
  expect(await checkout()).toMatchObject({ isSuccess: true, hasOldCbccCardUsedError: false });
});

test('reward certificates are in the way until they are taken off', async () => {
  await setState(shopper, 'certificates');
  expect(await checkout()).toMatchObject({ isSuccess: false, hasCertificatesInterrupter: true });
  await change(shopper, '/ReactCheckout/RemoveCertificates', {});
  expect(await checkout()).toMatchObject({ isSuccess: true, hasCertificatesInterrupter: false });
});

test('big boxes to pick up are shown, and checkout goes on', async () => {
  await setState(shopper, 'oversized');
  const answer = await checkout();
  expect(answer).toMatchObject({ isSuccess: true, redirectUrl: '/checkout/shipping', errorType: 'none' });
  const [first] = (await wholeCart(shopper)).lineItems;
  expect(answer.oversizedItems).toHaveLength(1);
  expect(answer.oversizedItems[0]!.title).toBe(first!.name);
  expect(answer.oversizedItems[0]!.boxes[0]).toMatchObject({ boxNumber: 1, quantity: 2 });
});

test('boxes that are shipped are not shown', async () => {
  await setState(shopper, 'oversized');
  const { id } = (await wholeCart(shopper)).lineItems[0]!;
  await change(shopper, 'update-ship-method', { id, isPickupSelected: false });
  expect((await checkout()).oversizedItems).toEqual([]);
});

describe('a popup', () => {
  test('has a URL in the answer, and its content there', async () => {
    await setState(shopper, 'popup');
    const { popupUrl, redirectUrl } = await checkout();
    const popup = await (await shopper.fetch(popupUrl!)).json();
    expect(popup.title).toBe('Before You Check Out');
    expect(redirectUrl).toBe('/checkout/shipping');
  });

  test('without script leads a visitor to a page that has a guest’s way', async () => {
    await setState(shopper, 'popup');
    const html = await shopper.page('/checkout/cart/checkout');
    const login = '/account/login?returnUrl=%2Fcheckout%2Fshipping';
    expect(html).toContain(`href="${login}"`);
    expect(await shopper.page(login)).toContain('action="/checkout/guest"');
    expect(await shopper.page('/account/login?returnUrl=%2Fsofas')).not.toContain('/checkout/guest');
  });

  test('of an unknown name is a 404', async () => {
    expect((await shopper.fetch('/checkout/popups?name=none')).status).toBe(404);
  });
});

describe('estimated delivery dates', () => {
  const dates = (payload: object) => change(shopper, 'estimated-delivery-date', payload);

  test('are given for every line, by ZIP code', async () => {
    await addLine(shopper, inStock);
    await addLine(shopper, smallPrice);
    const near = await dates({ zipCode: '60601' });
    expect(near.lineItems).toHaveLength(2);
    for (const { edd } of near.lineItems) expect(edd).toMatch(/^Arrives \w+ \d+ – \w+ \d+$/);
    expect((await dates({ zipCode: '99501' })).lineItems).not.toEqual(near.lineItems);
  });

  test('are the cart’s own for the code that is applied', async () => {
    await addLine(shopper, smallPrice);
    await change(shopper, 'apply-zip', { zipCode: '99501' });
    const [line] = (await wholeCart(shopper)).lineItems;
    const { lineItems } = await dates({});
    expect(lineItems[0].edd).toBe(line!.shippingDeliveryOptions!.shippingOption!.edd);
  });

  test('at a store are given for what is picked up there, the others by ZIP code', async () => {
    await addLine(shopper, inStock);
    const { id, shippingDeliveryOptions } = await addLine(shopper, smallPrice);
    const { locationId } = shippingDeliveryOptions!.bopsOption!;
    await change(shopper, 'update-ship-method', { id, isPickupSelected: true });
    expect((await dates({ locationId })).lineItems).toMatchObject([
      { edd: expect.stringMatching(/^Arrives/) },
      { edd: expect.stringMatching(/^Ready (today|on )/) },
    ]);
  });

  test('fail in an outage, and the cart has the message instead', async () => {
    await setState(shopper, 'edd-outage');
    expect((await dates({ zipCode: '60601' })).status).toBe(504);
    const { messages, lineItems } = await wholeCart(shopper);
    expect(messages?.eddOutagePickupMessage).toMatch(/not available at the moment/);
    expect(lineItems[0]!.shippingDeliveryOptions!.shippingOption!.edd).toBeNull();
    expect(await shopper.page('/checkout/cart')).toContain(`>${messages!.eddOutagePickupMessage}</p>`);
  });
});

describe('pickup', () => {
  test('is offered for parcels, at the shopper’s store', async () => {
    await shopper.submit('/stores/select', { store: '104', sku: smallPrice });
    const { shippingDeliveryOptions } = await addLine(shopper, smallPrice);
    expect(shippingDeliveryOptions).toMatchObject({
      isStorePickupOptionVisible: true,
      bopsOption: { edd: expect.stringMatching(/^Ready/), storeName: expect.any(String) },
    });
    expect((await addLine(shopper, inStock)).shippingDeliveryOptions).toMatchObject({
      isStorePickupOptionVisible: false,
    });
  });

  test('is not offered in Canada', async () => {
    await shopper.page('/?country=CA');
    const { shippingDeliveryOptions } = await addLine(shopper, smallPrice);
    expect(shippingDeliveryOptions).toMatchObject({ isStorePickupOptionVisible: false });
  });

  test('that was chosen in the United States is shipping in Canada', async () => {
    const { id } = await addLine(shopper, smallPrice);
    await change(shopper, 'update-ship-method', { id, isPickupSelected: true });
    const { lineItems } = await wholeCart(shopper, '?country=CA');
    expect(lineItems[0]!.shippingDeliveryOptions!.selectedShipOption).toBe('ship');
  });
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
