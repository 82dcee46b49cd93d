import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  attemptsGuide,
  controlsGuide,
  itemsGuide,
  stepsGuide,
  tokensGuide,
} from '../../../src/cli/guide-address.ts';
import { ShopClient } from '../../../src/cli/shop-client.ts';
import { answerAs, arriveAs, bought, changeJson, type Json, paths, type Sent, word } from './buy-in-mock.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a sound backend passes, from the cart to the placed order', async () => {
  const { code, text, asked } = await bought();
  expect(text).toMatch(/Nothing breaks the contract\.$/);
  expect(code).toBe(0);
  expect(asked).toContain(paths.place);
});

test('without --write nothing is bought', async () => {
  const { asked } = await bought({ options: [] });
  expect(asked).not.toContain(paths.add);
});

test.each(['yes', 'this-is-the-shop'])('--write %s sends nothing, and names its word', async (given) => {
  const { code, text, asked } = await bought({ options: ['--write', given] });
  expect([code, asked]).toEqual([2, []]);
  expect(text).toContain(
    `--write was "${given}"; it places an order, so that it takes only the word ${word}.`,
  );
});

test.each([[['--write']], [['--write', '--sku', '410553']]])(
  '%s names the word that is missing',
  async (options) => {
    const { code, text, asked } = await bought({ options });
    expect([code, asked]).toEqual([2, []]);
    expect(text).toContain(`it takes only the word ${word}.`);
  },
);

test('a call that fails is named, with the guide’s address and what was not tried', async () => {
  const { code, text } = await bought({ faults: ['savePayment:500'] });
  expect(code).toBe(1);
  expect(text).toMatch(
    /^savePayment: POST \/ReactCheckout\/SavePayment\n {2}status 500\n {2}http:\S+\/guide\/calls\.html#savePayment$/m,
  );
  expect(text).toContain('Not asked: the order from the payment on.');
});

test('a session that ends on the way is named', async () => {
  const { text } = await bought({ faults: ['validateCart:reset'] });
  expect(text).toMatch(/^validateCart: .*\n {2}it says that the session has ended$/m);
});

test('an order whose answer is lost is found by its attempt, and sent once more only to be answered as it was', async () => {
  const { code, asked } = await bought();
  expect(code).toBe(0);
  // One is without a payment, one of another amount, and one of another attempt.
  expect(asked.filter((path) => path === paths.place)).toHaveLength(4);
});

test('an order that has not reached the shop is placed with the same attempt', async () => {
  vi.spyOn(ShopClient.prototype, 'hangUp').mockResolvedValue();
  const { code, asked } = await bought();
  expect(code).toBe(0);
  expect(asked.filter((path) => path === paths.place)).toHaveLength(5);
});

test('a backend without attempts is named, as a lost answer leaves the shopper without a word', async () => {
  changeJson(paths.checkout, (json) => {
    delete json.attempts;
  });
  const { text } = await bought();
  expect(text).toContain('it has no attempts: after a lost answer nobody knows whether there is an order');
  expect(text).toContain('/guide/guest-shop.html#4-attempts-why-nobody-pays-twice');
});

test('an attempt that is answered with another order the second time is named', async () => {
  changeJson(paths.place, (json) => {
    if (json.isSuccess) json.orderNumber = '60000000';
  });
  expect((await bought()).text).toMatch(/the same attemptId has placed another order: \d+, 60000000/);
});

test('an order that is placed again after a lost answer is named', async () => {
  let times = 0;
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const response = await realFetch(input, init);
    const { pathname } = new URL(input);
    if (pathname !== paths.place && pathname !== paths.checkout) return response;
    const json = (await response.json()) as Json;
    if (pathname === paths.place && json.isSuccess) times++;
    if (times > 0) json.orderNumber = `6000000${times}`;
    return Response.json(json, { headers: response.headers });
  });
  expect((await bought()).text).toMatch(/the same attemptId has placed another order: \d+, 60000001/);
});

test('an order of another amount than is due is named, and no second one is tried', async () => {
  arriveAs(paths.place, ({ body }) => ({
    body: JSON.stringify({ ...JSON.parse(body!), amountDue: undefined }),
  }));
  const { asked, text } = await bought();
  expect(text).toMatch(/^placeOrder: .*\n {2}it was done for \d+ cents/m);
  // The other one is without a payment.
  expect(asked.filter((path) => path === paths.place)).toHaveLength(2);
});

test('a second payment with the same attempt that is refused is named', async () => {
  const ids = new Set<string>();
  let isAgain = false;
  arriveAs(paths.pay, ({ body }) => {
    const { attemptId } = JSON.parse(body!);
    isAgain = ids.has(attemptId);
    ids.add(attemptId);
    return {};
  });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const response = await send(input, init);
    const isMeant = new URL(input).pathname === paths.pay && isAgain;
    return isMeant ? Response.json({ isSuccess: false }) : response;
  });
  expect((await bought()).text).toContain('the same attemptId again is answered with another outcome');
});

test('a payment of another amount than is due is named', async () => {
  arriveAs(paths.pay, ({ body }) => ({
    body: JSON.stringify({ ...JSON.parse(body!), amountDue: undefined }),
  }));
  expect((await bought()).text).toMatch(
    /it was done for \d+ cents, the amount that the shopper saw; \d+ are due/,
  );
});

test.each([
  ['with a wrong token', (token?: string) => token === 'of-nobody'],
  ['without a token', (token?: string) => token === undefined],
])('a change %s that is done is named', async (how, isWrong) => {
  let real: string | undefined;
  arriveAs(paths.add, ({ headers }) => {
    const { RequestVerificationToken: token } = headers;
    if (token && token !== 'of-nobody') real = token;
    return isWrong(token) ? { headers: { ...headers, RequestVerificationToken: real! } } : {};
  });
  const { text } = await bought();
  expect(text).toContain(`status 200 ${how}; it is 403`);
  expect(text).toContain(`${how} it has changed the cart`);
});

test('a second press that adds nothing is named', async () => {
  arriveAs(paths.add, ({ headers }) => ({ headers: { ...headers, 'idempotency-key': 'one' } }));
  expect((await bought()).text).toMatch(
    /two requests without the same Idempotency-Key have added 0 of \S+; 2 belong there/,
  );
});

test('where the page says that keys are honoured, an add that is sent again with its key is done once', async () => {
  answerAs('/', (text) => text.replace('{"brand"', '{"features":{"idempotencyKeys":true},"brand"'));
  expect((await bought()).code).toBe(0);
});

test('a key that is not honoured is named where the page says that keys are', async () => {
  answerAs('/', (text) => text.replace('{"brand"', '{"features":{"idempotencyKeys":true},"brand"'));
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: URL, init: Sent & RequestInit) =>
    send(input, { ...init, headers: { ...init.headers, 'idempotency-key': crypto.randomUUID() } }),
  );
  expect((await bought()).text).toMatch(
    /two requests with one Idempotency-Key have added 2 of \S+; 1 belong/,
  );
});

test('a null that breaks the server is named', async () => {
  answerAs(paths.add, (text, status) => (status === 400 ? new Response('', { status: 500 }) : text));
  const { text } = await bought();
  expect(text).toContain('status 500 with items.0.Sku null: it is refused with 4xx, or isSuccess false');
  expect(text).toContain('status 500 with items.0.Quantity missing');
});

test('a missing field that is done is named', async () => {
  answerAs('/ReactCheckout/ValidateAndSaveAddress', (text, status) =>
    status === 400 ? Response.json({ isSuccess: true }) : text,
  );
  expect((await bought()).text).toContain('isSuccess is true with address.lastName missing');
});

test('a guest who is led to the sign-in page is named', async () => {
  const headers = { location: '/account/login' };
  answerAs(paths.guest, () => new Response(null, { status: 303, headers }));
  expect((await bought()).text).toContain(
    'status 303 to /account/login; a guest is redirected to redirectUrl, which was /checkout/shipping',
  );
});

test('a step that does not rise is named', async () => {
  changeJson(paths.checkout, (json) => {
    json.furthestStep = 1;
  });
  const { text } = await bought();
  expect(text).toContain('furthestStep is 1 after moveToShippingAndGiftOptions; it has to be 2');
  expect(text).toContain('/guide/guest-shop.html#3-the-calls-of-each-step-in-order');
});

test('what the islands would replace by a default does not pass', async () => {
  changeJson(paths.checkout, (json) => {
    json.furthestStep = `${json.furthestStep}`;
  });
  const { code, text } = await bought();
  expect(code).toBe(1);
  expect(text).toMatch(/^refreshCheckout: .*\n {2}.*furthestStep \(.*; 1 is used\)/m);
});

test('a shop whose pages have no token is named', async () => {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const response = await send(input, init);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const text = (await response.text()).replaceAll('name="__RequestVerificationToken"', '');
    return new Response(text, { headers: response.headers });
  });
  expect((await bought()).text).toMatch(
    /^addItems: .*\n {2}the first page and the cart’s have no input named __RequestVerificationToken/m,
  );
});

test('a call that --ignore names is not asked, and said', async () => {
  const { code, asked, text } = await bought({
    faults: ['saveBillingAddress:500'],
    options: ['--write', word, '--ignore', 'saveBillingAddress'],
  });
  expect(asked).not.toContain('/ReactCheckout/SaveBillingAddress');
  expect(text).toContain('Ignored: saveBillingAddress.');
  expect(code).toBe(0);
});

test('a misspelt call of --ignore is named', async () => {
  const { code, text } = await bought({ options: ['--ignore', 'getCrt'] });
  expect(code).toBe(2);
  expect(text).toContain('There is no call "getCrt": did you mean "getCart"?');
});

test('a limit that ends it on the way is said, and is no success', async () => {
  const { code, text } = await bought({ options: ['--write', word, '--requests', '20'] });
  expect(code).toBe(3);
  expect(text).toMatch(/^Not asked: .*the rest of the order/m);
});

test.each([stepsGuide, attemptsGuide, tokensGuide, itemsGuide, controlsGuide])(
  'the guide has %s',
  (address) => {
    const [page, id] = address.split('#');
    const text = readFileSync(`stories/guide/${page!.replace('.html', '.mdx')}`, 'utf8');
    const ids = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      heading!.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    );
    expect(ids).toContain(id);
  },
);
