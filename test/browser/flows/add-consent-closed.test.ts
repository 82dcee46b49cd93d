import { expect, it } from 'vitest';
import { addItems } from '../../../src/contract/cart/cart.ts';
import { holdBack } from '../harness.ts';
import { visitProduct } from './shop-page.ts';

const customOrder = '/p/412507';
const termsBound = '/p/422007';

it.each([
  ['a custom order', customOrder, 'Made For You', 'Add to Cart'],
  ['terms', termsBound, 'Confirm Your Selection', 'Accept Terms And Add To Cart'],
])(
  '%s, closed by Escape while the item is added: it is added, announced and counted, and the page is notified',
  async (_, path, title, label) => {
    const { page, button, headerCount } = await visitProduct(path);
    const answer = await holdBack(page, `**${addItems.path}`);
    const sent = page.waitForRequest(`**${addItems.path}`);
    const events = page.evaluate(
      () =>
        new Promise((resolve) => {
          const note = (event: Event) => resolve((event as CustomEvent).detail.items.length);
          document.addEventListener('storefront:item-added', note);
        }),
    );
    await button.click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: label }).click();
    await sent;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
    answer();
    await page.locator('body > [data-si-live=polite]', { hasText: 'Added to your cart.' }).waitFor();
    expect(await events).toBe(1);
    await expect.poll(() => headerCount.textContent()).toBe('Cart (1)');
    expect(new URL(page.url()).pathname).toContain(path);
  },
);
