import { beforeAll, expect, it } from 'vitest';
import type { FaultName } from '../../../src/mock/faults.ts';
import { checkoutMounted, checkoutParts, setCheckout } from '../flows/checkout-steps-page.ts';
import { callsOf, clearFaults, setFault } from '../flows/shop-page.ts';
import { newKeptVisit, pageUrl, shopUrl } from '../harness.ts';
import { places, watchPage } from './watched-page.ts';

/** A gift card with $75, whose number no page shows. The first PIN is wrong. */
const giftCard = { number: '6006-4937 1928 0075', pins: ['83619', '1234'] };
const tenderCode = 'zebra-9417-quill';
const secrets = /6006\D?49\D?37|3719\D?28|83619|zebra\W?9417/i;

const faults: FaultName[] = ['500', '503', 'html', 'cut-off'];

let watch: Awaited<ReturnType<typeof watchPage>>;
let visit: Awaited<ReturnType<typeof newKeptVisit>>;

beforeAll(async () => {
  visit = await newKeptVisit();
  const { page } = visit;
  watch = await watchPage(page);
  await page.goto(pageUrl(await setCheckout(page, 'payment')));
  await checkoutMounted(page);
  const { host, button } = checkoutParts(page);
  const send = async (name: string, pin = giftCard.pins[0]!) => {
    await host.getByLabel('Gift card number').fill(giftCard.number);
    await host.getByLabel('PIN', { exact: true }).fill(pin);
    await button(name).click();
    await host.locator('.si-tenders [aria-busy="true"]').waitFor({ state: 'detached' });
    await watch.look();
  };
  await button('Add a gift card').click();
  for (const fault of faults) {
    await setFault(page, 'applyGiftCardTender', fault);
    await send('Apply Gift Card');
    await clearFaults(page);
    const popup = page.getByRole('dialog');
    if (await popup.count()) await page.reload();
    await checkoutMounted(page);
    if (await popup.count()) throw new Error('a popup stays');
    if (!(await host.getByLabel('Gift card number').isVisible())) await button('Add a gift card').click();
  }
  await send('Apply Gift Card');
  await send('Check balance');
  await button('Add a tender code').click();
  await host.getByLabel('Tender code').fill(tenderCode);
  await button('Apply Code').click();
  await host.locator('.si-tenders [aria-busy="true"]').waitFor({ state: 'detached' });
  await watch.look();
  await send('Apply Gift Card', giftCard.pins[1]);
  await host.getByRole('list', { name: 'Gift cards that pay' }).waitFor();
  await watch.look();
}, 60_000);

const leaks = (texts: readonly string[]) =>
  texts.filter((text) => secrets.test(text)).map((text) => text.slice(0, 300));

it('gift cards and a code were sent, and a balance was asked for', async () => {
  expect((await callsOf(visit.page, 'applyGiftCardTender')).length).toBeGreaterThan(faults.length);
  expect(await callsOf(visit.page, 'getGiftCardBalance')).toHaveLength(1);
  expect(await callsOf(visit.page, 'applyTenderCode')).toHaveLength(1);
});

it.each(places)('no number, PIN or code is in any of the %s', (place) => {
  // The server's words name a refused code.
  const isOfServer = (text: string) => place === 'texts' && /zebra9417quill/i.test(text);
  expect(leaks(watch.seen[place]).filter((text) => !isOfServer(text))).toEqual([]);
});

it('no number, PIN or code is in the page’s markup, a cookie or the server’s log of requests', async () => {
  const { page } = visit;
  const cookies = (await page.context().cookies()).map(({ value }) => value).join();
  const log = await (await page.request.get(`${shopUrl}/test/requests`)).text();
  expect(leaks([await page.content(), cookies, log])).toEqual([]);
});

it('nothing is thrown', () => {
  expect(watch.thrown).toEqual([]);
});
