import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, setState, textOf } from './cart-shopper.ts';
import { chicago, oregon, ottawa, whole } from './checkout-shopper.ts';
import { formFields, refusedText } from './form-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;
const shippingPath = '/checkout/shipping';
const optionsPath = '/checkout/shippingandgiftoptions';
const paymentPath = '/checkout/paymentandbilling';
const reviewPath = '/checkout/review';
const confirmationPath = '/checkout/confirmation';

const storefront = openStorefrontForFile({ catalogSize: 60 });
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(async () => {
  shopper = new Shopper(storefront.url);
  await shopper.submit('/cart/add', { Sku: smallPrice });
  await shopper.submit('/checkout/guest', {});
});

const card = { cardNumber: '4111 1111 1111 1111', cardExpiry: '04/31', cardCode: '737' };

/** Posts a page's own form, with some fields filled in; where it leads. */
async function fill(path: string, action: string, fields: Record<string, string> = {}) {
  const form = formFields(await shopper.page(path), action);
  return shopper.submit(action, { ...form, ...fields });
}

async function goToReview(): Promise<void> {
  await fill(shippingPath, shippingPath, oregon);
  await fill(optionsPath, optionsPath);
  await fill(paymentPath, '/checkout/payment/card', card);
}

describe('a guest without script', () => {
  test('goes from the cart to the confirmation by forms alone', async () => {
    expect(locationOf(await fill(shippingPath, shippingPath, oregon))).toBe(optionsPath);
    expect(locationOf(await fill(optionsPath, optionsPath))).toBe(paymentPath);
    await fill(paymentPath, '/checkout/payment/card', card);
    expect(locationOf(await fill(paymentPath, '/checkout/next'))).toBe(reviewPath);
    expect(locationOf(await fill(reviewPath, reviewPath))).toBe(confirmationPath);
    const text = textOf(await shopper.page(confirmationPath));
    expect(text).toMatch(/Order number 5001\d{4}/);
    expect(text).toContain('We are sending a confirmation to ann@example.com.');
    expect((await shopper.cart()).lineItems).toEqual([]);
  });

  test('has no more ways out of checkout at the end of a page than reading what holds for an order', async () => {
    const { 1: foot = '' } = (await shopper.page(shippingPath)).match(/<footer[^>]*>(.*)<\/footer>/s) ?? [];
    const titles = [...foot.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title);
    expect(titles).toEqual(['Returns &amp; Exchanges', 'Terms of Use', 'Privacy Policy']);
  });

  test('sees at the review the booked day of a delivery in place of its estimate', async () => {
    await shopper.submit('/checkout/states', { state: 'review' });
    const text = textOf(await shopper.page(reviewPath));
    expect(text).toMatch(/In-home delivery\s+Delivery on \w+, \w+ \d+, /);
    expect(text).toMatch(/Standard shipping: \w+ \d+/);
  });

  test('the same form posted twice makes one order, and leads to it both times', async () => {
    await goToReview();
    const form = formFields(await shopper.page(reviewPath), reviewPath);
    const first = await shopper.submit(reviewPath, form);
    const [number] = textOf(await shopper.page(confirmationPath)).match(/5001\d{4}/)!;
    const second = await shopper.submit(reviewPath, form);
    expect([locationOf(first), locationOf(second)]).toEqual([confirmationPath, confirmationPath]);
    expect(textOf(await shopper.page(confirmationPath))).toContain(number);
  });

  test('sees at the review how the order’s recipient is reached', async () => {
    await goToReview();
    const text = textOf(await shopper.page(reviewPath));
    expect(text).toMatch(/Portland, OR 97209\s+503-555-0142\s+ann@example\.com/);
  });

  test('another total than the form showed is refused in words', async () => {
    await goToReview();
    const response = await fill(reviewPath, reviewPath, { amountDue: '100' });
    expect(response.status).toBe(400);
    expect(await refusedText(response)).toMatch(/The total is \$[\d.]+ now/);
  });
});

describe('an address', () => {
  test('with wrong fields shows again, each with its error and what was typed', async () => {
    const response = await fill(shippingPath, shippingPath, { ...oregon, postalCode: '9720', phone: '12' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/value="9720"[^>]*aria-invalid="true" aria-describedby="shipping-postalCode-note"/s);
    expect(textOf(html)).toContain('“9720” is not a ZIP code. Please enter 5 digits.');
    expect(html).toContain('value="12 Lake Rd"');
  });

  test('that is written another way can be taken', async () => {
    const typed = { ...chicago, address1: '233 South Wacker Drive' };
    const response = await fill(shippingPath, shippingPath, typed);
    const html = await response.text();
    expect(textOf(html)).toContain('233 S Wacker Dr');
    expect(textOf(html)).toContain('233 South Wacker Drive');
    const taken = formFields(html, shippingPath);
    expect(locationOf(await shopper.submit(shippingPath, { ...taken, keep: 'true' }))).toBe(optionsPath);
    expect((await whole(shopper)).recipientList[0]!.address!.address1).toBe('233 S Wacker Dr');
  });

  test('can be kept as it was typed, and edited', async () => {
    const typed = { ...chicago, address1: '233 South Wacker Drive' };
    const edited = await shopper.submit(shippingPath, { ...typed, edit: 'true' });
    expect(await edited.text()).toContain('value="233 South Wacker Drive"');
    expect(locationOf(await shopper.submit(shippingPath, { ...typed, keep: 'true' }))).toBe(optionsPath);
    expect((await whole(shopper)).recipientList[0]!.address!.address1).toBe('233 South Wacker Drive');
  });

  test('has labels and the browser’s names for its fields', async () => {
    const html = await shopper.page(shippingPath);
    for (const [id, token] of [
      ['firstName', 'shipping given-name'],
      ['address1', 'shipping address-line1'],
      ['state', 'shipping address-level1'],
      ['postalCode', 'shipping postal-code'],
      ['phone', 'shipping tel-national'],
      ['email', 'email'],
    ]) {
      expect(html).toContain(`<label for="shipping-${id}">`);
      expect(html).toMatch(new RegExp(`id="shipping-${id}"[^>]*autocomplete="${token}"`));
    }
  });
});

describe('a signed-in shopper', () => {
  beforeEach(async () => {
    shopper = await signedInShopper(storefront.url);
    await addLine(shopper, smallPrice);
  });

  test('chooses an address of the account', async () => {
    await fill(shippingPath, shippingPath, oregon);
    const [known] = (await whole(shopper)).accountInfo.shippingAddresses;
    await shopper.submit(shippingPath, chicago);
    expect(await shopper.page(shippingPath)).toContain(`value="${known!.addressId}"`);
    const response = await shopper.submit('/checkout/shipping/known', { addressId: known!.addressId });
    expect(locationOf(response)).toBe(optionsPath);
    expect((await whole(shopper)).recipientList[0]!.address!.city).toBe('Portland');
  });

  test('is not asked for an email address', async () => {
    expect(await shopper.page(shippingPath)).not.toContain('name="email"');
    expect(textOf(await shopper.page(shippingPath))).toContain(`You are checking out as ${ada.email}.`);
  });
});

describe('several recipients without script', () => {
  test('share the pieces of an item, whose sum is its quantity', async () => {
    const path = '/checkout/shipping/recipients';
    await shopper.submit('/checkout/shipping/recipients/address', oregon);
    await shopper.submit('/checkout/shipping/recipients/address', { ...chicago, email: '' });
    const form = formFields(await shopper.page(path), path);
    const [part] = (await whole(shopper)).basketItems[0]!.recipients;
    const other = (await whole(shopper)).recipientList[1]!;
    const lineId = (await whole(shopper)).basketItems[0]!.id;
    await shopper.submit(path, {
      ...form,
      [`quantity-${part!.basketItemId}`]: '2',
      [`to-${lineId}-new`]: `recipient:${other.id}`,
      [`quantity-${lineId}-new`]: '1',
    });
    const { basketItems, recipientList } = await whole(shopper);
    expect(basketItems[0]).toMatchObject({ quantity: 3, recipients: [{ quantity: 2 }, { quantity: 1 }] });
    expect(recipientList.map(({ shipments }) => shipments.length)).toEqual([1, 1]);
  });

  test('a row without a recipient is refused, and what was typed stays', async () => {
    const path = '/checkout/shipping/recipients';
    await shopper.submit('/checkout/shipping/recipients/address', oregon);
    const lineId = (await whole(shopper)).basketItems[0]!.id;
    const form = formFields(await shopper.page(path), path);
    const response = await shopper.submit(path, { ...form, [`quantity-${lineId}-new`]: '7' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html)).toContain('Please choose who gets each item.');
    expect(html).toContain(`name="quantity-${lineId}-new" value="7"`);
  });
});

describe('a step that cannot be shown yet', () => {
  test.each([
    [optionsPath, 'options'],
    [paymentPath, 'payment'],
    [reviewPath, 'review'],
    [confirmationPath, 'confirmation'],
  ])('%s leads to the first that is not done, which says so', async (path, key) => {
    const location = locationOf(await shopper.fetch(path));
    expect(location).toBe(`${shippingPath}?notReached=${key}`);
    expect(textOf(await shopper.page(location!))).toContain('Please enter where your order goes to.');
  });

  test('stays in its variant', async () => {
    expect(locationOf(await shopper.fetch(`/strict${reviewPath}`))).toBe(
      `/strict${shippingPath}?notReached=review`,
    );
  });
});

describe.each([
  ['shipping', shippingPath],
  ['options', optionsPath],
  ['payment', paymentPath],
  ['review', reviewPath],
  ['confirmation', confirmationPath],
])('the page of the step %s', (key, path) => {
  test.each(['', '/strict', '/hostile'])(
    'is the island’s host with the whole checkout, on %s pages',
    async (variant) => {
      await goToReview();
      if (key === 'confirmation') await fill(reviewPath, reviewPath);
      const response = await shopper.fetch(variant + path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      const html = await response.text();
      const [, given] = html.match(
        new RegExp(`data-island="checkout" data-step="${key}"[^>]*>\\s*<script[^>]*>(.*?)</script>`, 's'),
      )!;
      const { checkout } = JSON.parse(given!);
      expect(checkout).toEqual(await whole(shopper, variant));
    },
  );
});

test('in Canada the address has provinces and a postal code', async () => {
  await shopper.page('/?country=CA');
  expect(textOf(await shopper.page(shippingPath))).toContain('Province');
  expect(locationOf(await fill(shippingPath, shippingPath, ottawa))).toBe(optionsPath);
});

test('a shopper without an order is led to the cart', async () => {
  const visitor = new Shopper(storefront.url);
  expect(locationOf(await visitor.fetch(confirmationPath))).toBe('/checkout/cart');
  expect(locationOf(await visitor.submit(shippingPath, oregon))).toBe('/checkout/cart');
});

test('furniture cannot be shipped to a PO box, in words beside the field', async () => {
  await shopper.submit('/cart/add', { Sku: inStock });
  const response = await fill(shippingPath, shippingPath, { ...oregon, address1: 'P.O. Box 12' });
  expect(await refusedText(response)).toContain(
    'Marlow 3-Seat Sofa is brought into your home and cannot go to a PO box.',
  );
});

test('without checkout’s island the order summary of a payment comes before what is there to be tried', async () => {
  const html = await shopper.page('/checkout/payment');
  const summary = html.indexOf('Order Summary');
  expect(summary).toBeGreaterThan(0);
  expect(summary).toBeLessThan(html.indexOf('To try in this shop'));
});

test('the pages of an order to another country name the country with the address', async () => {
  await shopper.submit('/checkout/states', { state: 'international-options' });
  const { recipientList } = await whole(shopper);
  const { city, postalCode } = recipientList[0]!.address!;
  expect(textOf(await shopper.page(optionsPath))).toContain(`${city}, ${postalCode}, Germany`);
});

describe('the way into checkout', () => {
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
    expect(await shopper.page('/checkout/shipping')).toContain(
      '<dd class="cart-subtotal">CAD $4,894.00</dd>',
    );
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
    expect(locationOf(await shopper.submit('/checkout/shipping', { address1: '1 Main St' }))).toBe(
      cartInstead,
    );
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
});
