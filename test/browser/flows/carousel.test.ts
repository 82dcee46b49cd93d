import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { holdBack, newKeptVisit, pageUrl, plainPageTest, shopUrl, visitShop } from '../harness.ts';
import { openedOnce } from '../opened-once.ts';
import { cards, pod, visitPod } from './pod-page.ts';
import { callsOf, expectFocus, productPage, sofa, visitPrepared, writeShopPage } from './shop-page.ts';

const visible = (list: Locator) =>
  list.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    }).length;
  });

const edges = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return { left, right };
  });

it('every pod has a heading and cards, each with a link and an add button', async () => {
  const { page, errors } = await visitShop(sofa.path);
  for (const podId of ['people-also-viewed-pdp', 'pdp-alternative-items', 'shop-similar-products']) {
    const host = page.locator(`[data-pod-id="${podId}"]`);
    await host.scrollIntoViewIfNeeded();
    await cards(host).getByRole('link').first().waitFor();
    const shown = await cards(host).evaluateAll((all) =>
      all.map((card) => {
        const links = [...card.querySelectorAll('a[href]')];
        const isAction = (part: Element) =>
          part.matches('button') || /^Choose Options/.test(part.textContent);
        return {
          text: card.textContent,
          href: links[0]?.getAttribute('href'),
          actions: [...card.querySelectorAll('button, a[href]')].filter(isAction).length,
        };
      }),
    );
    expect(shown.length).toBeGreaterThan(4);
    expect(await host.getByRole('heading').textContent()).not.toBe('');
    for (const { text, href, actions } of shown) {
      expect(text).toMatch(/\$[\d,]+\.\d\d/);
      expect(href).toMatch(/^\/p\/\w+$/);
      expect(actions).toBe(1);
    }
  }
  expect(errors).toEqual([]);
});

plainPageTest(
  'a card is a real link: a click anywhere on it follows it, one with a modifier is left to the browser',
  async () => {
    const { page } = await visitPod();
    // Clicks left to the browser, which would open a new tab or window.
    await page.evaluate(() => {
      const left: unknown[] = [];
      Object.assign(window, { left });
      for (const type of ['click', 'auxclick'])
        document.querySelector('[data-island]')!.addEventListener(type, (e) => {
          const event = e as MouseEvent;
          if (!event.ctrlKey && !event.shiftKey && event.button === 0) return;
          const link = (event.target as Element).closest('a');
          left.push([event.defaultPrevented, link?.getAttribute('href')]);
          event.preventDefault();
        });
    });
    const card = cards(page).first();
    const picture = (await card.locator('img').boundingBox())!;
    const middle = [picture.x + picture.width / 2, picture.y + picture.height / 2] as const;
    const href = await card.getByRole('link').first().getAttribute('href');
    await page.mouse.click(...middle, { button: 'middle' });
    for (const key of ['Control', 'Shift']) {
      await page.keyboard.down(key);
      await page.mouse.click(...middle);
      await page.keyboard.up(key);
    }
    expect(await page.evaluate('left')).toEqual([
      [false, href],
      [false, href],
      [false, href],
    ]);
    await page.mouse.click(...middle);
    await page.waitForURL(shopUrl + href);
  },
);

it('the arrows scroll by a page of cards and are disabled, not hidden, at the ends', async () => {
  const { page, list } = await visitPod();
  const [previous, next] = ['Previous: ', 'Next: '].map((name) => page.getByRole('button', { name }));
  const first = () =>
    list.evaluate((element) => {
      const { left } = element.getBoundingClientRect();
      return [...element.children].findIndex((card) => card.getBoundingClientRect().left >= left - 1);
    });
  const isDisabled = (button: Locator) => button.getAttribute('aria-disabled');
  await expect.poll(() => isDisabled(previous!)).toBe('true');
  expect(await isDisabled(next!)).not.toBe('true');
  await next!.click();
  await expect.poll(first).toBe(4);
  await expect.poll(() => isDisabled(previous!)).toBe('false');
  await previous!.click();
  await expect.poll(first).toBe(0);
  await list.evaluate((element) => {
    element.scrollLeft = 1e5;
  });
  await expect.poll(() => isDisabled(next!)).toBe('true');
  expect(await next!.isVisible()).toBe(true);
  await expectFocus(previous!);
});

/** A page with one pod, for tests that look at it or move its focus: at a width, at its first card, without focus. */
const measuredPage = openedOnce(async () => {
  const { page } = await newKeptVisit();
  const body = pod('people-also-viewed-pdp', `data-sku="${sofa.sku}"`);
  await page.goto(pageUrl(await writeShopPage({ body })));
  await cards(page).getByRole('link').first().waitFor();
  return page;
});

async function podAt(width: number, height = 900) {
  const page = await measuredPage();
  await page.setViewportSize({ width, height });
  const list = page.getByRole('list');
  await list.evaluate((element) => {
    (document.activeElement as HTMLElement).blur();
    element.scrollLeft = 0;
  });
  return { page, list };
}

for (const width of [1440, 390]) {
  plainPageTest(
    `${width} px: Tab goes from the arrows through each card and its button, and the card is in view at once`,
    async () => {
      const { page, list } = await podAt(width);
      await page.getByRole('button', { name: 'Next: ' }).focus();
      const { left, right } = await edges(list);
      for (const card of (await cards(page).all()).slice(0, 9)) {
        await page.keyboard.press('Tab');
        await expectFocus(card.getByRole('link').first());
        const seen = await edges(card);
        expect(seen.left).toBeGreaterThanOrEqual(left - 1);
        expect(seen.right).toBeLessThanOrEqual(right + 1);
        await page.keyboard.press('Tab');
        await expectFocus(card.getByRole('button').or(card.getByRole('link', { name: /^Choose Options/ })));
      }
    },
  );
}

plainPageTest('the number of visible cards depends on the width', async () => {
  const { page, list } = await podAt(1440);
  for (const [width, shown] of Object.entries({
    1440: 4,
    1281: 4,
    1280: 3,
    1100: 3,
    769: 3,
    700: 2,
    390: 2,
  })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await expect.poll(() => visible(list), { message: `${width} px` }).toBe(shown);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(Number(width));
  }
});

plainPageTest('on a phone the next card peeks', async () => {
  const { list } = await podAt(390, 760);
  const seen = await list.evaluate((element) => {
    const third = element.children[2]!.getBoundingClientRect();
    return element.getBoundingClientRect().right - third.left;
  });
  expect(seen).toBeGreaterThan(20);
  expect(seen).toBeLessThan(80);
});

plainPageTest('five placeholders show while loading, as high as the cards', async () => {
  let answer = () => {};
  const { page } = await visitPrepared(sofa.path, async ({ page }) => {
    answer = await holdBack(page, ({ pathname }) => pathname === getRecommendations.path);
  });
  const host = page.locator('[data-pod-id="people-also-viewed-pdp"]');
  await host.scrollIntoViewIfNeeded();
  await host.locator('[aria-busy="true"]').waitFor();
  expect(await cards(host).count()).toBe(5);
  const before = await host.boundingBox();
  answer();
  await cards(host).getByRole('link').first().waitFor();
  expect((await host.boundingBox())?.height).toBe(before?.height);
});

it('adds from a card, with its position in the list, and the layer returns the focus to it', async () => {
  const { page } = await visitPod();
  const button = cards(page).getByRole('button', { name: 'Add to Cart' }).first();
  await button.focus();
  const card = page.locator('li', { has: page.locator(':focus') });
  const place = await card.evaluate((element) => [...element.parentElement!.children].indexOf(element) + 1);
  const href = await card.getByRole('link').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await productPage(page).layer.getByText('1 item added to your cart').waitFor();
  const [request] = await callsOf(page, 'addItems');
  expect((request!.body as { items: object[] }).items[0]).toMatchObject({
    Sku: href!.replace('/p/', ''),
    Quantity: 1,
    Position: place,
    TotalPositions: await cards(page.locator('main')).count(),
    Url: href,
  });
  await page.keyboard.press('Escape');
  await expectFocus(button);
});

plainPageTest('every button and link of a carousel has a unique name', async () => {
  const { page } = await visitPod();
  const lines = (await page.getByRole('region').ariaSnapshot()).split('\n');
  const named = lines
    .map((line) => /^\s*- (button|link)(?: "(.*)")?/.exec(line))
    .filter((match) => match !== null);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, , name]) => !name)).toEqual([]);
  const names = named.map(([, role, name]) => `${role} ${name}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
