import { beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, addOne, contextOf, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine } from './cart-shopper.ts';
import { giveRegistries } from './registry-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

/*
 * A page that was loaded in one state of the session, which another tab has then put into another: what the server
 * answers to its token, and to the one of the page read again. That an island reads the page again, and when it does not,
 * is tested in test/unit/http and test/unit/page/fresh-token.test.ts; in Chromium one pair of each outcome is
 * (test/browser/faults/two-tabs.test.ts).
 */

const page = `/p/${knownProducts.inStock}`;
const storefront = openStorefrontForFile();
let made = 0;
let account: typeof ada;
let other: typeof ada;
let grId: string;
let otherGrId: string;

beforeEach(async () => {
  made += 1;
  account = { ...ada, email: `ada${made}@example.com` };
  other = { ...ada, email: `bea${made}@example.com` };
  for (const one of [account, other]) await makeAccount(storefront.url, one);
  [grId] = (await giveRegistries(storefront.url, account.email, [{ name: 'Our Wedding' }])) as [string];
  [otherGrId] = (await giveRegistries(storefront.url, other.email, [{ name: 'Our Baby' }])) as [string];
});

const signOut = (shopper: Shopper) => shopper.submit('/account/sign-out', {});
const signIn = (shopper: Shopper, as = account) => shopper.submit('/account/login', as);

/** Puts the session into a state; returns the shopper who has it. */
const states: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  'a visitor': signOut,
  'a guest at checkout': async (shopper) => {
    await signOut(shopper);
    await shopper.submit('/checkout/guest', {});
  },
  'signed in': (shopper) => signIn(shopper),
  'signed in as somebody else': (shopper) => signIn(shopper, other),
};
const gone = 'without the cookie';

async function between(before: string, after: string) {
  const first = new Shopper(storefront.url);
  await addLine(first, knownProducts.smallPrice);
  await states[before]!(first);
  const token = await first.token(page);
  const { email } = (await contextOf(first, page)).account as { email?: string };
  const shopper = after === gone ? new Shopper(storefront.url) : first;
  await states[after]?.(shopper);
  return { shopper, token, email };
}

/**
 * Sends with the page's token, which is stale in every pair because each sign-in and sign-out starts another session, and
 * then with the one of the page as it is now.
 */
async function send(shopper: Shopper, token: string, request: (token: string) => Promise<Response>) {
  const refused = await request(token);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ isTokenStale: true });
  return request(await shopper.token(page));
}

/** The error type of an empty cart, as a number. */
const emptyBasket = 8;
const loaded = ['a visitor', 'a guest at checkout', 'signed in'];
const pairs = loaded.flatMap((before) =>
  [...Object.keys(states), gone]
    .filter((after) => before !== 'signed in' || after !== 'signed in as somebody else')
    .map((after) => [before, after] as const),
);

describe.each(pairs)('loaded as %s, now %s', (before, after) => {
  const isGone = after === gone;
  const isSignedIn = after.startsWith('signed in');

  test('an add to the cart is done, by the token of the page now', async () => {
    const { shopper, token } = await between(before, after);
    expect((await send(shopper, token, (current) => addOne(shopper, current))).status).toBe(200);
    expect((await shopper.cart()).lineItems).toHaveLength(isGone ? 1 : 2);
  });

  test('an add to the registry is done, after signing in where that is needed', async () => {
    const { shopper, token } = await between(before, after);
    const add = (current: string) =>
      shopper.post(
        '/gift-registry/api/add-items',
        [{ Sku: knownProducts.inStock, Quantity: 1, GrId: grId }],
        current,
      );
    if (!isSignedIn) expect((await send(shopper, token, add)).status).toBe(401);
    if (after !== 'signed in') await signIn(shopper);
    expect(await (await send(shopper, token, add)).json()).toMatchObject({ isSuccess: true });
    expect(await shopper.page(`/gift-registry/registrant-list/${grId}`)).toContain(
      'name="Quantity" value="1"',
    );
  });

  test('signing in is refused with the page’s token; with the one of the page now it succeeds, and returns to the page', async () => {
    const { shopper, token } = await between(before, after);
    const signInWith = (current: string) =>
      shopper.submit('/account/login', {
        ...account,
        returnUrl: page,
        __RequestVerificationToken: current,
      });
    expect((await signInWith(token)).status).toBe(403);
    expect((await contextOf(shopper, page)).account).toMatchObject({ isSignedIn });
    expect(locationOf(await signInWith(await shopper.token(page)))).toBe(page);
    expect((await contextOf(shopper, page)).account).toMatchObject({ email: account.email });
  });

  test('checkout leads on, to the sign-in first, or says that the cart is gone', async () => {
    const { shopper, token } = await between(before, after);
    const checkout = (current: string) => shopper.post('/api/cart/checkout', {}, current);
    const answer = await (await send(shopper, token, checkout)).json();
    if (isGone) expect(answer).toMatchObject({ isSuccess: false, errorType: emptyBasket });
    else
      expect(answer).toMatchObject({
        isSuccess: true,
        redirectUrl: '/checkout/shipping',
        isLoggedIn: isSignedIn,
      });
  });
});

test('loaded when signed in, now as somebody else: the token is stale, the page says who is signed in, and the other’s cart and registry stay', async () => {
  const { shopper, token, email } = await between('signed in', 'signed in as somebody else');
  expect(email).toBe(account.email);
  expect((await contextOf(shopper, page)).account).toMatchObject({ email: other.email });
  const lines = (await shopper.cart()).lineItems.length;
  expect((await addOne(shopper, token)).status).toBe(403);
  expect((await shopper.cart()).lineItems).toHaveLength(lines);
  const items = [{ Sku: knownProducts.inStock, Quantity: 1, GrId: otherGrId }];
  expect((await shopper.post('/gift-registry/api/add-items', items, token)).status).toBe(403);
  expect(
    await (await signedInShopper(storefront.url, other)).page(`/gift-registry/registrant-list/${otherGrId}`),
  ).toContain('There is nothing in it yet.');
});
