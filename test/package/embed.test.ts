import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createStorefront } from '../storefront/server.ts';
import { codeBlocks } from './code-blocks.ts';
import { sharedBrowser } from './shared-browser.ts';

test('the page in the README and the guide works when pasted, with script and without', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  for (const [path, code] of codeBlocks('stories/guide/embed.mdx')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const shop = await createStorefront({
    database: ':memory:',
    catalogSize: 20,
    dist: 'dist',
    pagesFolder: join(folder, 'my-pages'),
  });
  const server = await shop.listen(0);
  const browser = await sharedBrowser();
  const contexts = [
    await browser.newContext(),
    await browser.newContext({ javaScriptEnabled: false }),
  ] as const;
  try {
    const [page, plain] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${server.url}/pages/sofa.html`);
    await page.getByRole('button', { name: 'One more: Quantity' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(
      () => document.querySelector('[data-island=cart-count]')!.textContent === 'Cart (2)',
    );
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);

    await plain.goto(`${server.url}/pages/sofa.html`);
    await plain.getByLabel('Quantity').fill('3');
    await plain.getByRole('button', { name: 'Add to Cart' }).click();
    expect(new URL(plain.url()).pathname).toBe('/checkout/cart');
    expect(await plain.textContent('[data-island=cart-count]')).toContain('3');
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await server.close();
    shop.close();
    rmSync(folder, { recursive: true });
  }
});
