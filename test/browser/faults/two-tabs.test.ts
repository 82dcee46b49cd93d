import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { givenAccount, password, readToken, signInForm, trySignIn } from '../flows/account-page.ts';
import { cartMounted, cartPath } from '../flows/cart-page.ts';
import { giveRegistries, heldIn, registryPage } from '../flows/registry-page.ts';
import { cartOf, productPage, sofa } from '../flows/shop-page.ts';
import { islandsReady, newVisit, pageUrl, shopUrl, waitForStatus } from '../harness.ts';

interface Accounts {
  ada: string;
  bea: string;
}

/** What another tab does to the session that both share. */
const states: Record<string, (page: Page, accounts: Accounts) => Promise<unknown>> = {
  'a visitor': (page) => post(page, '/account/sign-out', {}),
  'a guest at checkout': async (page) => {
    await post(page, '/account/sign-out', {});
    await post(page, '/checkout/guest', {});
  },
  'signed in': (page, { ada }) => post(page, '/account/login', { email: ada, password }),
  'signed in as somebody else': (page, { bea }) => post(page, '/account/login', { email: bea, password }),
  'without the cookie': (page) => page.context().clearCookies(),
};

/** Posts a form of the shop as another tab does, with the token of a page of its own. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(shopUrl + path, {
    form: { ...form, __RequestVerificationToken: await readToken(page) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** A page that was loaded in one state of the session; another tab has then put it into another. */
async function visitBetween(before: string, after: string, path = sofa.path, isReady = islandsReady) {
  const { page } = await newVisit();
  const accounts = { ada: await givenAccount(), bea: await givenAccount() };
  const [[grId], [other]] = [
    await giveRegistries(page, accounts.ada, ['Our Wedding']),
    await giveRegistries(page, accounts.bea, ['Our Baby']),
  ];
  await post(page, '/cart/add', { Sku: '413004', Quantity: '1' });
  await states[before]!(page, accounts);
  await page.goto(pageUrl(path));
  await isReady(page);
  await states[after]!(page, accounts);
  return { page, accounts, grId: grId!, other: other! };
}

/*
 * One pair of states for each outcome that a shopper can tell apart. What the server answers in every pair is tested in
 * test/unit/storefront/two-tabs.test.ts, when a page may take the token of another session in
 * test/unit/page/fresh-token.test.ts, and that the call is sent again in test/unit/http.
 */

it.each([
  { before: 'a visitor', after: 'signed in', count: 2 },
  { before: 'signed in', after: 'without the cookie', count: 1 },
])('loaded as $before, now $after: an add to the cart is done', async ({ before, after, count }) => {
  const { page } = await visitBetween(before, after);
  await productPage(page).button.click();
  await page.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect(await cartOf(page)).toMatchObject({ count });
});

it('loaded when signed in, now as somebody else: nothing is added to the other’s cart, and the page asks to be refreshed', async () => {
  const { page } = await visitBetween('signed in', 'signed in as somebody else');
  await productPage(page).button.click();
  await page.getByRole('dialog', { name: "We're Sorry." }).waitFor();
  expect(await cartOf(page)).toMatchObject({ count: 1 });
});

it('loaded when signed in, now as somebody else: nothing is added to anybody’s registry, and the page asks to be refreshed', async () => {
  const { page, accounts, grId, other } = await visitBetween('signed in', 'signed in as somebody else');
  await registryPage(page).button.click();
  await page.getByRole('dialog', { name: "We're Sorry." }).waitFor();
  expect(await heldIn(page, other)).toEqual({});
  await states['signed in']!(page, accounts);
  expect(await heldIn(page, grId)).toEqual({});
});

it.each([
  { before: 'a guest at checkout', after: 'signed in as somebody else' },
  { before: 'signed in', after: 'a visitor' },
])(
  'loaded as $before, now $after: an add to the registry is done after signing in',
  async ({ before, after }) => {
    const { page, accounts, grId } = await visitBetween(before, after);
    const { button, layer } = registryPage(page);
    await button.click();
    await signInForm(page).popup.waitFor();
    await trySignIn(page, accounts.ada);
    await layer.waitFor();
    expect(await heldIn(page, grId)).toEqual({ [sofa.sku]: 1 });
  },
);

it('loaded as a visitor, now signed in as somebody else: signing in succeeds, and returns to the page', async () => {
  const { page, accounts } = await visitBetween('a visitor', 'signed in as somebody else');
  const form = signInForm(page);
  await form.opener.click();
  await trySignIn(page, accounts.ada);
  await form.greeting.waitFor();
  expect(page.url()).toBe(pageUrl(sofa.path));
});

/** Presses Checkout on a cart's page that was loaded as a visitor, and has read the cart of that session. */
async function pressCheckout(after: string) {
  const { page } = await visitBetween('a visitor', after, cartPath, cartMounted);
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  return page;
}

it('loaded as a visitor, now a guest at checkout: guest checkout leads on', async () => {
  const page = await pressCheckout('a guest at checkout');
  const layer = page.getByRole('dialog', { name: 'Checkout Now' });
  await waitForStatus(page, 'dialog [data-island="sign-in"]', 'mounted');
  await layer.getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL(pageUrl('/checkout/shipping'));
});

it('loaded as a visitor, now signed in: checkout goes straight to the order', async () => {
  const page = await pressCheckout('signed in');
  await page.waitForURL(pageUrl('/checkout/shipping'));
});

it('loaded as a visitor, now without the cookie: checkout shows that the cart is gone', async () => {
  const page = await pressCheckout('without the cookie');
  await page.getByText('Your cart is empty.').waitFor();
});

it('each tab of a product that is made to order keeps its own options, through a reload', async () => {
  const { page, context } = await newVisit();
  const whole = '/p/423001?FABRIC=INK&LEATHER=NONE&FILL=BLEND&SIZE=84&LEG=';
  const other = await context.newPage();
  const tabs = [
    { tab: page, from: 'WALNUT', to: 'OAK' },
    { tab: other, from: 'OAK', to: 'WALNUT' },
  ];
  const order = '[data-island="special-order"]';
  for (const { tab, from } of tabs) {
    await tab.goto(pageUrl(whole + from));
    await waitForStatus(tab, order, 'mounted');
  }
  for (const { tab, to } of tabs) {
    await tab.locator(`${order} [data-choice-code=${to}]`).click();
    await tab.waitForURL(new RegExp(`LEG=${to}`));
  }
  for (const { tab, to } of tabs) {
    await tab.reload();
    await waitForStatus(tab, order, 'mounted');
    await tab.locator(`${order} [data-choice-code=${to}][aria-checked=true]`).waitFor();
  }
});
