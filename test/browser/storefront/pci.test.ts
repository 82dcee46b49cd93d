import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPage } from '../../pci/check-page.ts';
import type { Inventory } from '../../pci/inventory.ts';
import { fillCart } from '../../pci/reference-shop.ts';
import { createStorefront, type Storefront } from '../../storefront/server.ts';
import { uncompressed } from '../../storefront/uncompressed.ts';
import { launchChromium } from '../chromium.ts';

const page = '/checkout/payment';
const skimmer = 'document.addEventListener("input", () => {});';

let browser: Browser;
let storefront: Storefront;
let url: string;
let close: () => void;
let folder: string;
/** The result of the first check. */
let first: Awaited<ReturnType<typeof check>>;
/** Whether the payment page has an unlisted script, and a weaker policy. */
let isAttacked = false;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pci-'));
  storefront = await createStorefront({ database: ':memory:', catalogSize: 60, dist: 'dist' });
  const server = createAdaptorServer({
    async fetch(request: Request) {
      if (request.url.endsWith('/skimmer.js'))
        return new Response(skimmer, { headers: { 'Content-Type': 'text/javascript' } });
      if (!isAttacked || new URL(request.url).pathname !== page) return storefront.app.fetch(request);
      const answer = await storefront.app.fetch(uncompressed(request));
      const html = await answer.text();
      const headers = new Headers(answer.headers);
      headers.set('Content-Security-Policy', "script-src 'self' 'unsafe-inline'");
      return new Response(
        html.replace(
          '</body>',
          `<script src="/skimmer.js"></script><script>${skimmer}//inline</script></body>`,
        ),
        { headers },
      );
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
  browser = await launchChromium();
  first = await check();
});
afterAll(async () => {
  await browser.close();
  close();
  storefront.close();
  rmSync(folder, { recursive: true });
});

async function check(options: { allowed?: string } = {}) {
  const lines: string[] = [];
  const list = join(folder, 'list.json');
  const isExplained = await checkPage(
    browser,
    {
      page,
      url: url + page,
      list,
      allowed: resolve('test/pci/reference-shop.json'),
      manifest: 'dist/manifest.json',
      prepare: (request) => fillCart(request, url),
      ...options,
    },
    (line) => lines.push(line),
  );
  return { isExplained, said: lines.join('\n'), list: JSON.parse(readFileSync(list, 'utf8')) as Inventory };
}

it('every script of the payment page has an owner and a reason', async () => {
  const { isExplained, said, list } = first;
  expect(said).not.toContain('UNEXPLAINED');
  expect(isExplained).toBe(true);
  const byAddress = Object.fromEntries(list.scripts.map(({ address, ...script }) => [address, script]));
  expect(byAddress['/islands/widgets/card-entry.js']).toMatchObject({
    hash: expect.stringMatching(/^sha384-/),
    owner: expect.stringMatching(/^storefront-islands \d/),
    reason: expect.stringContaining('A form for a new card'),
  });
  expect(byAddress['/legacy/js/jquery.min.js']).toMatchObject({ owner: 'Storefront team' });
  expect(list.headers['content-security-policy']).toContain("script-src 'self'");
});

/** The list as the first visit has left it. */
const listFirst = () => writeFileSync(join(folder, 'list.json'), JSON.stringify(first.list));

it('nothing has changed on the second visit', async () => {
  listFirst();
  const { said } = await check();
  expect(said).toContain('Nothing has changed since');
});

it('names the scripts that were added, inline ones too, and the header that has changed', async () => {
  listFirst();
  isAttacked = true;
  try {
    const { isExplained, said } = await check();
    expect(isExplained).toBe(false);
    expect(said).toMatch(/UNEXPLAINED \/skimmer\.js sha384-/);
    expect(said).toMatch(/UNEXPLAINED inline sha384-/);
    expect(said).toMatch(/new: \/skimmer\.js sha384-/);
    expect(said).toMatch(/new: inline sha384-/);
    expect(said).toMatch(
      /header content-security-policy: default-src .* → script-src 'self' 'unsafe-inline'/,
    );
  } finally {
    isAttacked = false;
  }
});

it('a changed file of an allowed address is named as changed', async () => {
  const list = structuredClone(first.list);
  const jquery = list.scripts.find(({ address }) => address.includes('jquery'))!;
  jquery.hash = 'sha384-earlier';
  writeFileSync(join(folder, 'list.json'), JSON.stringify(list));
  const { said } = await check();
  expect(said).toMatch(/changed: \/legacy\/js\/jquery\.min\.js sha384-/);
});

it('an allowed script without an owner is an error that names the file and the key', async () => {
  const allowed = join(folder, 'allowed.json');
  writeFileSync(allowed, '[{"script": "/a.js", "reason": "Menus."}]');
  await expect(check({ allowed })).rejects.toThrow(/allowed\.json: 0\.owner/);
});
