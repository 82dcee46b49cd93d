import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { givenAccount, password, readToken, signInForm, trySignIn } from '../flows/account-page.ts';
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
async function visitBetween(before: string, after: string, path = sofa.path) {
  const { page } = await newVisit();
  const accounts = { ada: await givenAccount(), bea: await givenAccount() };
  const [[grId], [other]] = [
    await giveRegistries(page, accounts.ada, ['Our Wedding']),
    await giveRegistries(page, accounts.bea, ['Our Baby']),
  ];
  await post(page, '/cart/add', { Sku: '413004', Quantity: '1' });
  await states[before]!(page, accounts);
  await page.goto(pageUrl(path));
  await islandsReady(page);
  await states[after]!(page, accounts);
  return { page, accounts, grId: grId!, other: other! };
}

const loaded = ['a visitor', 'a guest at checkout', 'signed in'];

for (const before of loaded)
  for (const after of Object.keys(states)) {
    const isOthers = before === 'signed in' && after === 'signed in as somebody else';
    const pair = `loaded ${before === 'signed in' ? 'when' : 'as'} ${before}, now ${after}`;

    if (isOthers)
      it(`${pair}: nothing is added to the other’s cart, and the page asks to be refreshed`, async () => {
        const { page } = await visitBetween(before, after);
        await productPage(page).button.click();
        await page.getByRole('dialog', { name: "We're Sorry." }).waitFor();
        expect(await cartOf(page)).toMatchObject({ count: 1 });
      });
    else
      it(`${pair}: an add to the cart is done`, async () => {
        const { page } = await visitBetween(before, after);
        await productPage(page).button.click();
        await page.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
        expect(await cartOf(page)).toMatchObject({ count: after === 'without the cookie' ? 1 : 2 });
      });

    if (isOthers)
      it(`${pair}: nothing is added to the other’s registry`, async () => {
        const { page, grId, other, accounts } = await visitBetween(before, after);
        await registryPage(page).button.click();
        await page.getByRole('dialog', { name: "We're Sorry." }).waitFor();
        expect(await heldIn(page, other)).toEqual({});
        await states['signed in']!(page, accounts);
        expect(await heldIn(page, grId)).toEqual({});
      });
    else
      it(`${pair}: an add to the registry is done, after signing in where that is needed`, async () => {
        const { page, accounts, grId } = await visitBetween(before, after);
        const { button, layer } = registryPage(page);
        await button.click();
        if (before !== 'signed in' || after !== 'signed in') {
          await signInForm(page).popup.waitFor();
          await trySignIn(page, accounts.ada);
        }
        await layer.waitFor();
        expect(await heldIn(page, grId)).toEqual({ [sofa.sku]: 1 });
      });

    if (before === 'signed in') continue;

    it(`${pair}: signing in succeeds, and returns to the page`, async () => {
      const { page, accounts } = await visitBetween(before, after);
      const form = signInForm(page);
      await form.opener.click();
      await trySignIn(page, accounts.ada);
      await form.greeting.waitFor();
      expect(page.url()).toBe(pageUrl(sofa.path));
    });

    if (before !== 'a visitor') continue;

    const isSignedIn = after.startsWith('signed in');
    const outcome = isSignedIn
      ? 'checkout goes straight to the order'
      : after === 'without the cookie'
        ? 'checkout shows that the cart is gone'
        : 'guest checkout leads on';
    it(`${pair}: ${outcome}`, async () => {
      const { page } = await visitBetween(before, after, '/checkout/cart');
      await page.getByRole('button', { name: 'Checkout', exact: true }).click();
      if (after === 'without the cookie') {
        await page.getByText('There is nothing in your cart yet.').waitFor();
        return;
      }
      if (!isSignedIn) {
        const layer = page.getByRole('dialog', { name: 'Checkout Now' });
        await waitForStatus(page, 'dialog [data-island="sign-in"]', 'mounted');
        await layer.getByRole('button', { name: 'Guest Checkout' }).click();
      }
      await page.waitForURL(pageUrl('/checkout/shipping'));
    });
  }
