import { globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { ShopEnv } from '../../storefront/shop.ts';
import { folder } from '../../storefront/static.ts';
import { readStylesheet } from '../../storefront/stylesheet.ts';

test.each(globSync('test/storefront/public/**/*.css'))(
  '%s is one request: it contains its imports',
  async (path) => {
    const { plain, imported } = await readStylesheet(path);
    expect(`${plain}`).not.toContain('@import');
    for (const part of imported) expect(`${plain}`).toContain(readFileSync(part, 'utf8'));
  },
);

test('a product page keeps no room for recent swatches without script, which never come', async () => {
  const { plain } = await readStylesheet('test/storefront/public/browse.css');
  const withScript = /@media \(scripting: enabled\) \{.*?\n\}/s.exec(`${plain}`)![0];
  const withoutScript = /@media \(scripting: none\) \{.*?\n\}/s.exec(`${plain}`)![0];
  const room = /\.product:has\(> \.shop-swatches\) \{\s+padding-bottom: 104px;/;
  expect(withScript).toMatch(room);
  expect(`${plain}`.replace(withScript, '')).not.toMatch(room);
  expect(withoutScript).toMatch(/\.shop-swatches \{\s+display: none;/);
});

test('a stylesheet contains its imports in their order, as the files are now', async () => {
  const root = mkdtempSync(join(tmpdir(), 'stylesheets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('one.css', 'a { color: red; }\n');
  write('two.css', 'a { color: blue; }\n');
  write('all.css', '/* All. */\n@import "one.css";\n@import "two.css";\n');
  const app = new Hono<ShopEnv>().get(
    '/shop/*',
    folder('/shop/', () => root),
  );
  const served = async () => (await app.request('/shop/all.css')).text();
  expect(await served()).toBe('/* All. */\na { color: red; }\na { color: blue; }\n');
  write('two.css', 'a { color: green; }\n');
  // Two writes may fall on one tick of the file system's clock.
  utimesSync(join(root, 'two.css'), 2e9, 2e9);
  expect(await served()).toBe('/* All. */\na { color: red; }\na { color: green; }\n');
});
