import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { readyToPay } from './checkout-shopper.ts';
import { giveCards } from './payment-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock } = knownProducts;
const paymentPath = '/checkout/paymentandbilling';
const paid = `${paymentPath}#header_payment`;

const storefront = openStorefrontForFile({ catalogSize: 40 });
let url: string;
let shopper: Shopper;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url);
});
beforeEach(async () => {
  await giveCards(url, ada.email, [
    { id: 'visa', lastFour: '1111' },
    { id: 'amex', type: 'AmericanExpress', lastFour: '0005' },
    { id: 'old', lastFour: '4242', expMonth: 1, expYear: 2020 },
  ]);
  shopper = await signedInShopper(url);
  await shopper.submit('/cart/add', { Sku: inStock });
  await readyToPay(shopper);
});

const applied = async (who = shopper) =>
  /<ul class="payment-applied".*?<\/ul>/s.exec(await who.page(paymentPath))?.[0].match(/(?<=<li>)[^<]+/g) ??
  [];
const card = (number: string, more: Record<string, string> = {}) => ({
  cardNumber: number,
  cardExpiry: '04/31',
  cardCode: '737',
  ...more,
});
/** Posts a form that pays, with a new attempt. */
const post = (action: string, fields: Record<string, string>) =>
  shopper.submit(action, { attemptId: randomUUID(), amountDue: '209800', ...fields });
const visa = (lastFour: string) => `4111 1111 1111 ${lastFour}`;

describe.each(['', '/strict', '/hostile'])('the payment page, on %s pages', (variant) => {
  test('has the total, the form and a plain link for every popup', async () => {
    const response = await shopper.fetch(variant + paymentPath);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const html = await response.text();
    expect(html).toContain('<dd class="cart-subtotal">$2,098.00</dd>');
    expect(html).toContain(`action="${variant}/checkout/payment/card"`);
    // The hostile page has an opener of its own, in its footer.
    const [content] = html.split('</main>');
    const links = [...content!.matchAll(/<a href="([^"]*)"\s+data-island-open="([^"]*)"/g)];
    expect(links.map(([, path, name]) => `${name} ${path}`)).toEqual([
      `security-code-help ${variant}/checkout/payment/security-code`,
      `saved-cards ${variant}/checkout/payment/saved-cards`,
      `pay-with-two ${variant}/checkout/payment/two-cards`,
      'add-card #new-card',
      `credit-offer ${variant}/checkout/payment/offer`,
      `payment-error ${variant}/checkout/paymentandbilling?paymentErrorId=authorizationError#header_payment`,
      `network-error ${variant}/checkout/cart`,
      `refresh-popup ${variant}/checkout/paymentandbilling`,
    ]);
  });
});

describe('access to the payment page', () => {
  test('with an order, from the page before it', async () => {
    expect(await shopper.page('/checkout/shippingandgiftoptions')).toContain('Next: Payment</button>');
  });

  test.each([paymentPath, '/checkout/payment/saved-cards', '/checkout/payment/offer'])(
    'without an order: %s redirects to the cart, which says why if it has items',
    async (path) => {
      const visitor = new Shopper(url);
      expect(locationOf(await visitor.fetch(path))).toBe('/checkout/cart');
      await visitor.submit('/cart/add', { Sku: inStock });
      expect(locationOf(await visitor.fetch(path))).toBe('/checkout/cart?notReached=payment');
    },
  );

  test('as a guest, with a sign-in for account features', async () => {
    const guest = new Shopper(url);
    await guest.submit('/cart/add', { Sku: inStock });
    await guest.submit('/checkout/guest', {});
    await readyToPay(guest);
    expect((await guest.fetch(paymentPath)).status).toBe(200);
    expect(locationOf(await guest.fetch('/checkout/payment/saved-cards'))).toMatch(/^\/account\/login\?/);
  });
});

describe('the card form without script', () => {
  test('pays, and the page shows the card', async () => {
    const response = await post('/checkout/payment/card', card(visa('1111')));
    expect([response.status, locationOf(response)]).toEqual([303, paid]);
    expect(await applied()).toEqual(['Visa ending in 1111: $2,098.00']);
  });

  test('saves a card if that is ticked', async () => {
    await post('/checkout/payment/card', card(visa('7777'), { saveToAccount: 'true' }));
    expect(await shopper.page('/checkout/payment/saved-cards')).toContain('Visa ending in 7777');
  });

  test.each([
    [card(''), 'Please enter a valid credit card number.'],
    [card('4111'), 'The credit card number you entered is not valid.'],
    [card(visa('1111'), { cardExpiry: '' }), 'Please enter a valid expiration date.'],
    [card(visa('1111'), { cardExpiry: '13/31' }), 'The expiration date you entered is not valid.'],
    [card(visa('1111'), { cardCode: '' }), 'Please enter a valid security code.'],
    [card(visa('1111'), { cardCode: '73' }), 'The security code you entered is not valid.'],
    [card(visa('0404')), 'Card has been reissued. Please use new card.'],
    [card(visa('0505')), 'The credit card number you entered is not valid.'],
    [card(visa('0101')), 'We could not check your card. Please enter it again.'],
    [card(visa('0808')), 'Your card was declined. Please use another card.'],
  ])('%j is refused: %s, and its data is not written back', async (fields, message) => {
    const response = await post('/checkout/payment/card', fields);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(message);
    // “4111” alone may be a part of a random id.
    expect(html).not.toMatch(/4111 ?1111|value="(4111|04\/31"|13\/31"|737?")/);
    expect(await applied()).toEqual([]);
  });

  test.each([
    [card(visa('0708')), { hasNumberError: true, hasExpDateError: true, hasCvvError: true }],
    [card(visa('0101')), { hasTnsError: true }],
    [card(visa('0808')), { message: 'Your card was declined. Please use another card.' }],
    [card(visa('1111'), { cardCode: '' }), { hasCvvError: true, emptyFields: ['securityCode'] }],
  ])('%j is refused, and the card entry gets the errors: %j', async (fields, errors) => {
    const html = await (await post('/checkout/payment/card', fields)).text();
    const [, given] = html.match(/data-island="card-entry"[^>]*>\s*<script[^>]*>(.*?)<\/script>/s)!;
    expect(JSON.parse(given!)).toMatchObject({ cardErrors: errors });
  });

  test('keeps saving ticked after a refusal', async () => {
    const fields = card(visa('0505'), { saveToAccount: 'true' });
    const html = await (await post('/checkout/payment/card', fields)).text();
    expect(html).toMatch(/name="saveToAccount" value="true" checked/);
  });

  test('a payment that was not authorized leads back, and the page says so', async () => {
    const response = await post('/strict/checkout/payment/card', card(visa('0909')));
    expect(locationOf(response)).toBe(
      `/strict${paymentPath}?paymentErrorId=authorizationError#header_payment`,
    );
    expect(await shopper.page(`${paymentPath}?paymentErrorId=authorizationError`)).toContain(
      'Your payment was not authorized.',
    );
  });

  test('needs the token of this session', async () => {
    const fields = { ...card(visa('1111')), __RequestVerificationToken: 'x' };
    expect((await post('/checkout/payment/card', fields)).status).toBe(403);
  });
});

describe('saved cards without script', () => {
  test('an expired one cannot be chosen, with the reason', async () => {
    const html = await shopper.page('/checkout/payment/saved-cards');
    expect(html).toMatch(
      /value="old" required disabled>\s*<span>Visa ending in 4242 <span class="quiet">Card expired\./,
    );
    expect(html).toMatch(
      /value="visa" required >\s*<span>Visa ending in 1111 <span class="quiet">Expires 12\/35/,
    );
  });

  test('the chosen one pays, and cannot be chosen again', async () => {
    const response = await post('/checkout/payment/saved-cards', { card: 'amex' });
    expect(locationOf(response)).toBe(paid);
    expect(await applied()).toEqual(['American Express ending in 0005: $2,098.00']);
    expect(await shopper.page('/checkout/payment/saved-cards')).toContain('Card already in use.');
  });

  test('one that has expired meanwhile is refused', async () => {
    const response = await post('/checkout/payment/saved-cards', { card: 'old' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The card that ends in 4242 has expired.');
  });

  test('an unknown one is not found', async () => {
    expect((await post('/checkout/payment/saved-cards', { card: 'x' })).status).toBe(404);
  });
});

test('a saved card refused without script stays chosen', async () => {
  const html = await (
    await post('/checkout/payment/saved-cards', { card: 'amex', amountDue: '1000' })
  ).text();
  expect(html).toMatch(/value="amex" required checked>/);
});

describe('the credit offer without script', () => {
  test('is saved, and stays selected', async () => {
    expect(locationOf(await shopper.submit('/checkout/payment/offer', { selectedOption: '2' }))).toBe(paid);
    expect(await shopper.page('/checkout/payment/offer')).toMatch(/value="2" checked/);
  });

  test('includes its terms', async () => {
    expect(await shopper.page('/checkout/payment/offer')).toContain(
      'Interest is charged from the date of purchase',
    );
  });

  test.each(['0', '3', ''])('of %j is refused', async (selectedOption) => {
    expect((await shopper.submit('/checkout/payment/offer', { selectedOption })).status).toBe(400);
  });

  test('does not exist in Canada', async () => {
    expect(await shopper.page('/checkout/payment/offer?country=CA')).toContain(
      'There is no credit offer in Canada.',
    );
  });
});

test('the security code help is a page too', async () => {
  expect(await shopper.page('/checkout/payment/security-code')).toContain(
    '<p>The last three digits on the back, at the right of the signature strip.</p>',
  );
});

test('after signing out, no saved card pays', async () => {
  await post('/checkout/payment/saved-cards', { card: 'visa' });
  await shopper.submit('/account/sign-out', {});
  await shopper.submit('/checkout/guest', {});
  await readyToPay(shopper);
  expect(await applied()).toEqual([]);
});

test('after signing out, no typed card pays', async () => {
  await post('/checkout/payment/card', card(visa('1111')));
  expect(await applied()).toHaveLength(1);
  await shopper.submit('/account/sign-out', {});
  await shopper.submit('/checkout/guest', {});
  await readyToPay(shopper);
  expect(await applied()).toEqual([]);
});

describe('an order restricted to rewards cards', () => {
  beforeEach(async () => {
    await giveCards(url, ada.email, [
      { id: 'visa', lastFour: '1111' },
      { id: 'store', type: 'PLCCSynchrony', lastFour: '8888', expMonth: 0, expYear: 0 },
    ]);
    await shopper.submit(paymentPath, { rewards: 'only' });
  });

  test('says so on its pages, where other cards cannot be chosen', async () => {
    expect(await shopper.page(paymentPath)).toContain('please pay with a rewards card');
    const html = await shopper.page('/checkout/payment/saved-cards');
    expect(html).toMatch(/value="visa" required disabled>[^/]*Only rewards cards can pay for this order/);
    expect(html).toMatch(/value="store" required >/);
  });

  test('refuses another card with a reason', async () => {
    const html = await (await post('/checkout/payment/saved-cards', { card: 'visa' })).text();
    expect(html).toContain('please pay with a rewards card');
    expect(await applied()).toEqual([]);
  });

  test('accepts a rewards card', async () => {
    await post('/checkout/payment/saved-cards', { card: 'store' });
    expect(await applied()).toEqual(['Store Card ending in 8888: $2,098.00']);
  });

  test('is not changed by a GET', async () => {
    await shopper.page(`${paymentPath}?rewards=any`);
    expect(await shopper.page(paymentPath)).toContain('please pay with a rewards card');
  });

  test('accepts any card again once the restriction is removed', async () => {
    await shopper.submit(paymentPath, { rewards: 'any' });
    await post('/checkout/payment/saved-cards', { card: 'visa' });
    expect(await applied()).toEqual(['Visa ending in 1111: $2,098.00']);
  });
});

describe('two cards', () => {
  beforeAll(async () => {
    await makeAccount(storefront.url);
  });
  beforeEach(async () => {
    await giveCards(storefront.url, ada.email, [
      { id: 'visa', lastFour: '1111' },
      { id: 'amex', type: 'AmericanExpress', lastFour: '0005' },
    ]);
    shopper = await signedInShopper(storefront.url);
    await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
    await readyToPay(shopper);
  });

  describe('two cards without script', () => {
    const both = { first: 'visa', second: 'amex' };

    test('pay the given amount and the rest', async () => {
      const response = await post('/checkout/payment/two-cards', { ...both, amount: '$1,000.01' });
      expect(locationOf(response)).toBe(`${paymentPath}#header_payment`);
      expect(await applied()).toEqual([
        'Visa ending in 1111: $1,000.01',
        'American Express ending in 0005: $1,097.99',
      ]);
    });

    test('start with halves', async () => {
      expect(await shopper.page('/checkout/payment/two-cards')).toContain('value="1049.00"');
    });

    test.each([
      [{ ...both, second: 'visa', amount: '1' }, 'Please select two cards.'],
      [{ first: 'visa', amount: '1' }, 'Please select two cards.'],
      [{ ...both, amount: '2098' }, 'Enter an amount above 0 and below $2,098.00.'],
      [{ ...both, amount: 'much' }, 'Enter an amount above 0 and below $2,098.00.'],
    ])('%j is refused: %s', async (fields: Record<string, string>, message) => {
      const response = await post('/checkout/payment/two-cards', fields);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
      expect(await applied()).toEqual([]);
    });
  });

  describe('two cards refused without script', () => {
    const chosen = (html: string) => html.match(/(?<=name=")\w+" value="\w+(?=" required checked>)/g);

    test('keep the cards and the typed amount, with the error at its field', async () => {
      const fields = { first: 'visa', second: 'amex', amount: '3,000' };
      const html = await (await post('/checkout/payment/two-cards', fields)).text();
      expect(chosen(html)).toEqual(['first" value="visa', 'second" value="amex']);
      expect(html).toMatch(/id="two-cards-amount" name="amount" value="3,000"[^>]*aria-invalid="true"/);
      expect(html).toContain(
        '<p class="shop-error" id="two-cards-amount-note">Enter an amount above 0 and below $2,098.00.</p>',
      );
    });

    test.each([
      [{ first: 'visa', second: 'visa' }, 'second'],
      [{ first: 'visa' }, 'second'],
      [{ second: 'visa' }, 'first'],
    ])('for the choice %j keep it and the amount, with the error at the %s card', async (cards, place) => {
      const html = await (await post('/checkout/payment/two-cards', { ...cards, amount: '99' })).text();
      expect(chosen(html)).toEqual(Object.entries(cards).map(([name, token]) => `${name}" value="${token}`));
      expect(html).toContain('name="amount" value="99"');
      expect(html).toContain(
        `<p class="shop-error" id="two-cards-${place}-note">Please select two cards.</p>`,
      );
    });

    test('by the shop keep everything, with the reason above', async () => {
      const fields = { first: 'visa', second: 'amex', amount: '99', amountDue: '1000' };
      const html = await (await post('/checkout/payment/two-cards', fields)).text();
      expect(chosen(html)).toEqual(['first" value="visa', 'second" value="amex']);
      expect(html).toContain('name="amount" value="99"');
      expect(html).toContain('role="alert">The total is $2,098.00 now. Please review your payment.');
    });
  });
});

describe('an attempt', () => {
  beforeEach(async () => {
    shopper = new Shopper(storefront.url);
    await shopper.submit('/cart/add', { Sku: knownProducts.inStock });
    await shopper.submit('/checkout/guest', {});
    await readyToPay(shopper);
  });
  const visa = (lastFour: string, more: Record<string, string> = {}) => ({
    cardNumber: `4111 1111 1111 ${lastFour}`,
    cardExpiry: '04/31',
    cardCode: '737',
    attemptId: randomUUID(),
    amountDue: '209800',
    ...more,
  });
  const pay = (fields: Record<string, string>) => shopper.submit('/checkout/payment/card', fields);

  test('the same form posted twice pays once, and leads to the payment page both times', async () => {
    const fields = visa('1111', { attemptId: randomUUID() });
    const first = await pay(fields);
    const second = await pay(fields);
    expect([locationOf(first), locationOf(second)]).toEqual([paid, paid]);
    expect(await applied()).toEqual(['Visa ending in 1111: $2,098.00']);
  });

  test('a payment whose outcome is not known yet says so, and its form keeps the attempt', async () => {
    const attemptId = randomUUID();
    const response = await pay(visa('0911', { attemptId }));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('We could not find out whether your payment went through.');
    expect(html).toContain(`name="attemptId" value="${attemptId}"`);
  });

  test('another total than the form showed is refused', async () => {
    const response = await pay(visa('1111', { amountDue: '100' }));
    expect(await response.text()).toContain('The total is $2,098.00 now.');
    expect(await applied()).toEqual([]);
  });

  test.each([
    ['attemptId', 'x'],
    ['amountDue', '-1'],
  ])('a form whose %s is %s is refused by name', async (name, given) => {
    const response = await pay(visa('1111', { [name]: given }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`${name}: `);
  });
});
