import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { patienceMs, type ServedGuide, serveInParts, serveInstalledGuide } from './guide-server.ts';
import { inTabs, type PageVisit, shiftOf, visitPage, withEveryPart } from './guide-visit.ts';

/* The pages of the guide in the package. */

let guide: ServedGuide;

beforeAll(async () => {
  guide = await serveInstalledGuide();
});
afterAll(() => guide.end());

/** A tab that is closed when the test ends, failed or not. */
async function openPage(): Promise<Page> {
  const page = await guide.context.newPage();
  onTestFinished(() => page.close());
  return page;
}

describe('every page', () => {
  let visits: PageVisit[];

  beforeAll(async () => {
    const pages = globSync('**/*.html', { cwd: join(guide.dist, 'guide') }).filter(
      (page) => page !== 'state.html',
    );
    visits = await inTabs(guide.context, pages.sort(), (page, address) =>
      visitPage(page, guide.root, address),
    );
  }, patienceMs);

  const all = (of: (visit: PageVisit) => unknown) =>
    Object.fromEntries(visits.map((visit) => [visit.address, of(visit)]));
  const each = (value: unknown) => all(() => value);

  test('exists for every article and every widget', () => {
    const articles = globSync('*.mdx', { cwd: 'stories/guide' }).map((file) => file.replace('.mdx', '.html'));
    const widgets = globSync('*', { cwd: 'widgets' }).map((name) => `widgets/${name}.html`);
    expect(visits.map(({ address }) => address)).toEqual(['index.html', ...articles, ...widgets].sort());
  });

  test('whose colors are checked for all pages exists', () => {
    expect(visits.map(({ address }) => address)).toEqual(expect.arrayContaining(withEveryPart));
  });

  test('cites a section or a decision in prose only by a link to it', () => {
    const linkedOrCode =
      /<a href="[\w./]*where-rules-come-from\.html#[\w-]+">.*?<\/a>|<(pre|code)\b[\s\S]*?<\/\1>|<h3[\s\S]*?<\/h3>|aria-label="Table: [^"]*"/g;
    const cites = ({ address }: PageVisit) =>
      /§|decisions? \d|the specification/.exec(
        readFileSync(join(guide.dist, 'guide', address), 'utf8').replaceAll(linkedOrCode, ''),
      )?.[0];
    expect(all(cites)).toEqual(each(undefined));
  });

  test('says nothing in the console', () => {
    expect(all(({ said }) => said)).toEqual(each([]));
  });

  test('begins at its top, wherever it is in the navigation', () => {
    expect(all(({ top }) => top)).toEqual(each(0));
  });

  test('has all that it asks for, from its own server', () => {
    expect(all(({ failed }) => failed)).toEqual(each([]));
  });

  test('stays where it is, on a desk with its live state, on a phone until one scrolls to that: no layout shift', () => {
    expect(all(({ shift }) => shift)).toEqual(each([0, 0]));
  });

  test('is accessible', () => {
    expect(all(({ light }) => light)).toEqual(each([]));
  });

  test('has a navigation that is legible in the dark', () => {
    expect(all(({ dark }) => dark)).toEqual(each([]));
  });

  test('is legible in the dark on a phone, and what scrolls there does so by keyboard', () => {
    expect(all(({ darkOnPhone }) => darkOnPhone)).toEqual(each([]));
  });

  test('fits 320 px with text of twice the size', () => {
    expect(all(({ overflow }) => overflow)).toEqual(each(0));
  });

  test('has one title, and no level left out below it', () => {
    const wrong = visits.filter(
      ({ headings }) =>
        headings[0] !== 1 ||
        headings.filter((level) => level === 1).length !== 1 ||
        headings.some((level, nth) => level > (headings[nth - 1] ?? 0) + 1),
    );
    expect(wrong.map(({ address, headings }) => [address, headings])).toEqual([]);
  });

  test('links only to what exists', () => {
    const ids = new Map(visits.map(({ address, ids }) => [address, ids]));
    const dead = visits.flatMap(({ address, links }) =>
      links.filter((link) => !isThere(link, ids)).map((link) => `${address}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  function isThere(link: string, ids: ReadonlyMap<string, string[]>): boolean {
    const { origin, pathname, hash } = new URL(link);
    if (origin !== new URL(guide.root).origin) return false;
    if (!link.startsWith(guide.root)) return existsSync(join(guide.dist, pathname));
    const address = pathname.slice('/guide/'.length);
    if (address === 'state.html') return true;
    return !!ids.get(address) && (!hash || ids.get(address)!.includes(hash.slice(1)));
  }
});

describe('the page of a widget', () => {
  let page: Page;

  async function visitWidget(address: string): Promise<void> {
    await page.goto(guide.root + address);
    await page.locator('iframe').waitFor();
  }
  const choice = async () =>
    Object.fromEntries(
      await page
        .locator('.live select')
        .evaluateAll((selects) =>
          selects.map((select) => [(select as HTMLSelectElement).name, (select as HTMLSelectElement).value]),
        ),
    );

  beforeAll(async () => {
    page = await guide.context.newPage();
  });
  afterAll(() => page.close());

  test('has the chosen state in its address, and shows it again', async () => {
    await visitWidget('widgets/card-entry.html');
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('saving allowed');
    await page.getByRole('combobox', { name: 'Width', exact: true }).selectOption('phone');
    expect(new URL(page.url()).search).toBe('?state=saving+allowed&width=phone');
    await page.reload();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('checkbox', { name: 'Save this card to my account' }).waitFor();
    expect(await choice()).toMatchObject({ state: 'saving allowed', width: 'phone' });
  });

  test('shows its first state where the address names none of its own', async () => {
    await visitWidget('widgets/card-entry.html?state=__proto__&brand=vintage&country=<b>');
    expect(await choice()).toEqual({
      state: 'untouched',
      brand: 'core',
      country: 'US',
      page: 'plain',
      width: 'wide',
    });
    await page.frameLocator('iframe').getByLabel('Card number').waitFor();
  });

  test('offers no choice that a state makes itself, and returns to the reader’s choice after it', async () => {
    await visitWidget('widgets/cart-drawer.html?country=US&brand=modern');
    const state = page.getByRole('combobox', { name: 'State', exact: true });
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await state.selectOption('canada');
    await page.getByRole('status').filter({ hasText: 'Its country is always Canada.' }).waitFor();
    expect([await country.isDisabled(), await country.inputValue()]).toEqual([true, 'CA']);
    await state.selectOption({ index: 0 });
    expect([await country.isDisabled(), await country.inputValue()]).toEqual([false, 'US']);
    expect(await choice()).toMatchObject({ brand: 'modern' });
  });

  test('has a stage as high as a chosen state needs, and as a layer needs while it is open', async () => {
    await visitWidget('widgets/add-to-cart.html');
    const heightOf = () => page.locator('.stage').evaluate((stage) => stage.clientHeight);
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('quantity kept');
    await expect.poll(heightOf, { timeout: 20_000 }).toBeLessThan(250);
    await page.frameLocator('iframe').getByRole('button', { name: 'Add to Cart' }).click();
    await expect.poll(heightOf, { timeout: 20_000 }).toBeGreaterThan(700);
  });

  test('shows a state whose row is pressed', async () => {
    await visitWidget('widgets/cart-drawer.html');
    const row = page.getByRole('rowheader').getByRole('link').last();
    const state = await row.textContent();
    await row.click();
    await page.locator(`iframe[title="cart-drawer: ${state}"]`).waitFor();
  });

  test('stays when a shopper would leave, and says where to', async () => {
    await visitWidget('widgets/cart-count.html');
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-island-status="mounted"]').getByRole('link').click();
    await frame.getByText('Here the page would go to /checkout/cart').waitFor();
  });

  test('copies the HTML of its state', async () => {
    await guide.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitWidget('widgets/cart-count.html');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<div data-island="cart-count"/);
    expect(copied).toBe(await page.locator('[data-html]').textContent());
  });
});

test('the search finds a state by a shopper’s words, by keyboard', async () => {
  const page = await openPage();
  await page.goto(`${guide.root}index.html`);
  await page.getByRole('searchbox').fill('promo refused');
  await page
    .getByRole('status')
    .filter({ hasText: /\d found|The first/ })
    .waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/widgets\/cart\.html\?state=promo\+code\+refused/);
});

test('a declined card in Canada on a phone in the modern brand is three clicks away', async () => {
  const page = await openPage();
  await page.goto(`${guide.root}index.html`);
  await page.getByRole('searchbox').fill('declined card');
  await page.getByRole('link', { name: /^declined: The bank has declined.*add-card/ }).click();
  await page.getByRole('link', { name: 'Modern · Canada · phone' }).click();
  const frame = page.frameLocator('iframe[src*="country=CA"]');
  await frame.getByRole('button', { name: 'Open' }).click();
  await frame.getByRole('dialog').getByText('Your card was declined').first().waitFor();
  const address = frame.locator(':root');
  expect(await address.evaluate(() => location.search)).toContain('brand=modern');
  expect(await address.getAttribute('lang')).toBe('en-CA');
  expect(await address.evaluate(() => innerWidth)).toBe(390);
});

test('a variant that is pressed while the states load does not lead away from the state', async () => {
  const page = await openPage();
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/add-card\.examples/, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto(`${guide.root}widgets/add-card.html?state=declined`);
  const variant = page.getByText('Modern · Canada · phone');
  const { x, y } = (await variant.boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  load();
  await variant.click();
  await page.waitForURL(/brand=modern/);
  expect(new URL(page.url()).searchParams.get('state')).toBe('declined');
});

test('a state is found by other words for the same', async () => {
  const page = await openPage();
  await page.goto(`${guide.root}index.html`);
  await page.getByRole('searchbox').fill('sold out');
  await page.getByRole('link', { name: /^out of stock: .*add-to-cart/ }).waitFor();
});

describe('a page that arrives in parts, cut within words,', () => {
  test.each([
    ['events.html', 1280],
    ['messages.html', 390],
    ['messages.html', 1280],
    ['security.html', 390],
    ['theming.html', 1280],
    ['widgets.html', 1280],
    ['widgets/product-grid.html', 390],
  ])('%s, stays where it is, %i px wide', async (name, width) => {
    const page = await openPage();
    const { root, finish, end } = await serveInParts(guide.dist, page);
    onTestFinished(() => {
      finish();
      end();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(root + name, { waitUntil: 'commit' });
    // Something is shown before the whole page has arrived.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    finish();
    await page.waitForLoadState();
    expect(await page.evaluate(shiftOf)).toBe(0);
  });
});
