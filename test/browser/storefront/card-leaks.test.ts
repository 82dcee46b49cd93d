import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { postForm } from '../flows/account-page.ts';
import { callsOf, sofa } from '../flows/shop-page.ts';
import { newKeptVisit, newVisit, shopUrl } from '../harness.ts';
import { fillCard, serverFaults, typeCardsEverywhere } from './card-scenes.ts';
import { cards, hasCardDatum, hasCardNumber } from './known-cards.ts';
import { type Place, places, watchPage } from './watched-page.ts';

const [card] = cards;
let page: Page;
let watch: Awaited<ReturnType<typeof watchPage>>;
let done: string[];

beforeAll(async () => {
  ({ page } = await newKeptVisit());
  watch = await watchPage(page);
  await page.clock.install();
  await page.goto(`${shopUrl}/customer-service/returns`);
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  done = await typeCardsEverywhere(page, watch.look);
}, 180_000);

const leaks = (texts: readonly string[]) => texts.filter(hasCardDatum).map((text) => text.slice(0, 300));

it('the cards were typed and sent in every form, repeatedly', async () => {
  expect(done).toHaveLength(serverFaults.length + 21);
  expect((await callsOf(page, 'savePayment')).length).toBeGreaterThan(serverFaults.length + 4);
  expect((await callsOf(page, 'saveCreditCardToBasket')).length).toBeGreaterThan(4);
});

/** Allowed places: the server's own form, submitted before script, and the server's message for the shopper. */
const exempt: Partial<Record<Place, RegExp>> = {
  forms: /^submit <form method="post" action="\/checkout\/payment\/card">/,
  texts: /^No card /,
};

it.each(places)('no card data is in any of the %s', (place) => {
  expect(leaks(watch.seen[place]).filter((text) => !exempt[place]?.test(text))).toEqual([]);
});

it.each(places.filter((place) => place !== 'messages'))('the %s were recorded', (place) => {
  expect(watch.seen[place].length).toBeGreaterThan(0);
});

it('failures were sent as page events', () => {
  expect(watch.seen.events.some((text) => text.startsWith('storefront:error'))).toBe(true);
});

it('nothing is thrown', () => {
  expect(watch.thrown).toEqual([]);
});

it('no card data is in a cookie', async () => {
  const cookies = await page.context().cookies();
  expect(leaks(cookies.map(({ name, value }) => `${name}=${value}`))).toEqual([]);
});

it('no card data is in the server’s log of requests', async () => {
  const log = await (await page.request.get(`${shopUrl}/test/requests`)).text();
  expect(log).toContain('"number":"(secret)"');
  expect(hasCardDatum(log)).toBe(false);
});

it('no card data is in the page’s markup once the fields are gone', async () => {
  expect(hasCardDatum(await page.content())).toBe(false);
});

it('no card data comes back from the server’s own form, submitted without script', async () => {
  const { page: plain } = await newVisit({ javaScriptEnabled: false });
  await plain.goto(shopUrl + sofa.path);
  await postForm(plain, '/cart/add', { Sku: sofa.sku });
  await postForm(plain, '/checkout/guest', {});
  await plain.goto(`${shopUrl}/checkout/payment`);
  const form = plain.locator('#new-card');
  await fillCard(form, { ...card, expiry: '11/20' });
  await form.getByRole('button').click();
  await plain.getByText('The expiration date you entered is not valid.').waitFor();
  expect(hasCardDatum(`${plain.url()} ${await plain.content()}`)).toBe(false);
});

it('no full card number is in a built file or a source map', () => {
  // Another check may be building the guide meanwhile; the package's tests read its files.
  const files = globSync('dist/**/*.{js,map,css,json,html}', { exclude: ['dist/guide/**'] });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => hasCardNumber(readFileSync(file, 'utf8')))).toEqual([]);
});
