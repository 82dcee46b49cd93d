import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { newVisit, pageUrl, shopUrl, type VisitOptions, waitForStatus } from '../harness.ts';
import { readToken } from './account-page.ts';
import { headerCountHost, productPage } from './shop-page.ts';

export const cartPath = '/checkout/cart';

/** The fields of `GET /api/cart` that tests use; money in cents. */
export interface ServerCart {
  lineItems: ServerLine[];
  savedForLater: ServerLine[];
  cartSummary: { taxZipCode: string | null; discountCode: string | null };
  orderSummary: { subtotal: number; total: number; donationTotal: number; rewardsTotal: number };
  rewardCertificates: { certificateNumber: string; isApplied: boolean }[];
}

export interface ServerLine {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  isUnavailable: boolean;
  maxQuantity: number;
  optionChoices: { name: string; value: string }[];
  personalization: string[];
  isInstallationServiceRequired: boolean;
  shipMethod: number;
}

/** This shopper's cart in the database. */
export async function serverCart(page: Page): Promise<ServerCart> {
  return (await page.request.get(`${shopUrl}/api/cart`)).json();
}

/** The quantity of each line in the database, by its name. */
export async function held(page: Page): Promise<Record<string, number>> {
  const { lineItems } = await serverCart(page);
  return Object.fromEntries(lineItems.map(({ name, quantity }) => [name, quantity]));
}

/** Puts the shopper's cart into one of the developer states, as another tab could. */
export async function setCart(page: Page, state: string): Promise<void> {
  const form = { state, __RequestVerificationToken: await readToken(page) };
  const answer = await page.request.post(`${shopUrl}${cartPath}/states`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Sends a declared call of the cart as another tab does. */
export async function sendElsewhere(page: Page, path: string, data: object): Promise<void> {
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  const headers = { RequestVerificationToken: token };
  const answer = await page.request.post(shopUrl + path, { data, headers });
  expect(await answer.json()).toMatchObject({ isSuccess: true });
}

/** The parts of the cart's page; a line is found by its place, from 0. */
export function cartParts(page: Page) {
  const cart = page.locator('[data-island="cart"]');
  const lines = cart.locator('.si-cart__lines').first().locator('[data-line-id]');
  return {
    cart,
    lines,
    quantity: (place = 0) => lines.nth(place).getByRole('textbox'),
    more: (place = 0) => lines.nth(place).getByRole('button', { name: /^One more/ }),
    less: (place = 0) => lines.nth(place).getByRole('button', { name: /^One less/ }),
    remove: (place = 0) => lines.nth(place).getByRole('button', { name: /^Remove(?! installation)/ }),
    save: (place = 0) => lines.nth(place).getByRole('button', { name: /^Save for Later/ }),
    undo: cart.getByRole('button', { name: /^Undo/ }),
    /** The disclosures below Checkout: promo code, rewards, ZIP code, donation. */
    promoToggle: cart.getByRole('button', { name: /^Promo code/ }),
    zipToggle: cart.getByRole('button', { name: /^Estimate shipping/ }),
    promo: cart.getByRole('textbox', { name: 'Promo code' }),
    zip: cart.getByRole('textbox', { name: /ZIP code/ }),
    checkout: cart.getByRole('button', { name: 'Checkout' }),
    /** On a phone. */
    summary: cart.getByRole('button', { name: /^Order Summary/ }),
    alerts: cart.locator('[role=alert]:not([data-si-live])'),
    drawer: page.getByRole('dialog', { name: 'Your Cart' }),
    headerCount: productPage(page).headerCount,
  };
}

/** Opens the cart's page in a state, with its island. */
export async function visitCart(state: string, options?: VisitOptions) {
  const visit = await newVisit(options);
  await setCart(visit.page, state);
  await visit.page.goto(pageUrl(cartPath));
  if (options?.javaScriptEnabled !== false) await cartMounted(visit.page);
  return { ...visit, ...cartParts(visit.page) };
}

export async function cartMounted(page: Page): Promise<void> {
  await waitForStatus(page, '[data-island="cart"]', 'mounted');
  await page.locator('.si-cart:not([aria-busy])').waitFor();
}

/** Waits until every change has been answered and the cart read. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.si-cart [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** The ring of the focused element: its width, style and distance. */
export const focusRing = (page: Page) =>
  page.evaluate(() => {
    const { outlineWidth, outlineStyle, outlineOffset } = getComputedStyle(document.activeElement!);
    return `${outlineWidth} ${outlineStyle} ${outlineOffset}`;
  });

/** Opens the slide-out of the cart, over any page. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page.evaluate(`storefrontIslands.open('cart-drawer')`);
  const drawer = page.getByRole('dialog', { name: 'Your Cart' });
  await drawer.locator('.si-cart-drawer:not([aria-busy])').waitFor();
  return drawer;
}

/** Holds the first request to a path until it is released. */
export async function hold(page: Page, path: string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  const handle = async (route: Route) => {
    if (!isHeld) {
      isHeld = true;
      await isReleased;
    }
    await route.continue();
  };
  await page.route((url) => url.pathname === path, handle);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  return { asked, release };
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The id and quantity of each line that an element shows. */
export const shownLines = (page: Page, place: '[data-island="cart"]' | '.si-cart-drawer') =>
  page.evaluate(
    (inPlace) =>
      [...document.querySelectorAll<HTMLInputElement>(`${inPlace} [data-line-id] .si-quantity__input`)].map(
        (field) => `${field.closest<HTMLElement>('[data-line-id]')!.dataset.lineId}: ${field.value}`,
      ),
    place,
  );

/** The cart on the page is the server's: its lines, their quantities, the saved ones, the total, and the header's count. */
export async function expectServersCart(page: Page): Promise<void> {
  const onServer = async () => {
    const { lineItems, savedForLater, orderSummary } = await serverCart(page);
    const counted = lineItems.filter(({ isUnavailable }) => !isUnavailable);
    const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      counted.map(({ id, quantity }) => `${id}: ${quantity}`),
      lineItems.filter(({ isUnavailable }) => isUnavailable).map(({ id }) => id),
      savedForLater.map(({ id }) => id),
      // In the summary's label, a disclosure on a phone, and next to the button.
      lineItems.length > 0 ? [dollars(orderSummary.total), dollars(orderSummary.total)] : [],
      [`Cart (${pieces})`],
    ];
  };
  const othersOnPage = () =>
    page.evaluate((count) => {
      const all = (parts: string) => [...document.querySelectorAll<HTMLElement>(parts)];
      const inCart = (parts: string) => all(`[data-island="cart"] ${parts}`);
      const idOf = (part: HTMLElement) => part.closest<HTMLElement>('[data-line-id]')!.dataset.lineId;
      return [
        inCart('.si-cart__unavailable [data-line-id]').map(idOf),
        inCart('.si-cart__saved [data-line-id]').map(idOf),
        inCart('.si-cart__total strong').map((total) => total.textContent),
        all(count).map((shown) => shown.textContent),
      ];
    }, headerCountHost);
  const compared = async () => {
    const [server, lines, others] = await Promise.all([
      onServer(),
      shownLines(page, '[data-island="cart"]'),
      othersOnPage(),
    ]);
    const shown = [lines, ...others];
    return JSON.stringify(server) === JSON.stringify(shown) ? 'the same' : { server, shown };
  };
  await expect.poll(compared).toBe('the same');
}
