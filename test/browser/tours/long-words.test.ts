import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cartPath, setCart } from '../flows/cart-page.ts';
import { setCheckout } from '../flows/checkout-steps-page.ts';
import { newVisit, pageUrl, waitForStatus } from '../harness.ts';

/** What a shop's answers have in these places, as one word of 60 letters: names of people, towns, streets, codes. */
const words = /\b(Ann|Baker|Chicago|Wacker|WELCOME10)\b/g;
/** The names of products, stores and ways of delivery. */
const names = /"name":"[^"]+"/g;
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** The shop's pages and answers come with long words, and with an address of 66 characters. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/(ReactCheckout|api|checkout)\//, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text
      .replaceAll('ann@example.com', `${'a'.repeat(54)}@example.com`)
      .replaceAll(words, longWord)
      .replaceAll(names, `"name":"${longWord}"`);
    await route.fulfill({ response: answer, body });
  });
}

for (const [island, states, set] of [
  ['checkout', ['start', 'options', 'recipients', 'review', 'placed'], setCheckout],
  ['cart', ['promo', 'saved'], (page: Page, state: string) => setCart(page, state).then(() => cartPath)],
] as const)
  it(`at 320 px long words break: ${island}`, async () => {
    const { page } = await newVisit({ viewport: { width: 320, height: 640 } });
    for (const state of states) {
      const path = await set(page, state);
      await lengthen(page);
      await page.goto(pageUrl(path));
      await waitForStatus(page, `[data-island="${island}"]`, 'mounted');
      // On a phone it holds the products' names.
      if (island === 'checkout' && state !== 'placed')
        await page.getByRole('button', { name: /^Order summary:/ }).click();
      await page.waitForFunction((word) => document.body.innerText.includes(word), longWord);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, state).toBe(320);
      // An answer that is still on its way would be fulfilled twice.
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
