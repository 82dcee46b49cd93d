import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cartPath, setCart } from '../flows/cart-page.ts';
import { setCheckout } from '../flows/checkout-steps-page.ts';
import { newVisit, pageUrl, waitForStatus } from '../harness.ts';

/** The parts of a text in the order in which they stand on the screen, from the left. */
function seen(page: Page, place: string, parts: string[]): Promise<string[]> {
  return page
    .locator(place)
    .first()
    .evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const text = node.data;
        if (!wanted.every((part) => text.includes(part))) continue;
        const leftOf = (part: string) => {
          const range = document.createRange();
          range.setStart(node, text.indexOf(part));
          range.setEnd(node, text.indexOf(part) + part.length);
          return range.getBoundingClientRect().left;
        };
        return wanted.toSorted((one, other) => leftOf(one) - leftOf(other));
      }
      throw new Error(`no text has ${wanted.join(' and ')}`);
    }, parts);
}

async function visitRightToLeft(path: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page } = await newVisit();
  await page.addInitScript(() => {
    new MutationObserver(() => document.documentElement?.setAttribute('dir', 'rtl')).observe(document, {
      childList: true,
    });
  });
  const given = await prepare(page);
  await page.goto(pageUrl(typeof given === 'string' ? given : path));
  return page;
}

it('in a right-to-left page the street, its number and the phone number of an order read from the left', async () => {
  const page = await visitRightToLeft('', (visited) => setCheckout(visited, 'placed'));
  await waitForStatus(page, '[data-island="checkout"]', 'mounted');
  const place = '.si-checkout__address';
  expect(await seen(page, place, ['233', 'S', 'Wacker'])).toEqual(['233', 'S', 'Wacker']);
  expect(await seen(page, place, ['Chicago', '60606'])).toEqual(['Chicago', '60606']);
});

it('in a right-to-left page a discount keeps its minus before its amount', async () => {
  const page = await visitRightToLeft(cartPath, (visited) => setCart(visited, 'promo'));
  await waitForStatus(page, '[data-island="cart"]', 'mounted');
  expect(await seen(page, '.si-order-sums', ['−', '$'])).toEqual(['−', '$']);
});

it('in a right-to-left page the groups of a card’s number keep their order', async () => {
  const page = await visitRightToLeft('', (visited) => setCheckout(visited, 'payment'));
  const number = page.getByLabel('Card number', { exact: true });
  await expect.poll(() => number.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
});
