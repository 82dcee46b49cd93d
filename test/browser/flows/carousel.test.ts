import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { podPreset } from '../../../src/domain/recommendations/pods.ts';
import { holdBack, newKeptVisit, pageUrl, plainPageTest, shopUrl, visitShop } from '../harness.ts';
import { tasksRun } from '../in-time.ts';
import { openedOnce } from '../opened-once.ts';
import { answerWith, cards, pod, recommendation, visitPod } from './pod-page.ts';
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

for (const [path, podIds] of Object.entries({
  '/': ['trending-products', 'bestsellers-stores'],
  '/sofas': ['trending-products'],
  '/checkout/cart': ['you-may-also-like-cart'],
  '/search?query=zzzz': ['trending-products'],
  [sofa.path]: [
    'people-also-viewed-pdp',
    'pdp-alternative-items',
    'bestsellers-pdp-social',
    'shop-similar-products',
  ],
})) {
  // In a hostile page, those of the page with most of them.
  const podsTest = path === sofa.path ? it : plainPageTest;
  podsTest(`${path}: every pod has a heading and cards, each with a link and an add button`, async () => {
    const { page, errors } = await visitShop(path);
    for (const podId of podIds) {
      const host = page.locator(`[data-pod-id="${podId}"]`);
      await host.scrollIntoViewIfNeeded();
      await cards(host).getByRole('link').first().waitFor();
      const { limit } = podPreset(podId) as { limit: number };
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
      expect(shown.length).toBeLessThanOrEqual(limit);
      expect(await host.getByRole('heading').textContent()).not.toBe('');
      for (const { text, href, actions } of shown) {
        expect(text).toMatch(/\$[\d,]+\.\d\d/);
        if (/Sale price/.test(text)) expect(text).toMatch(/Sale price \$[\d,.]+ Regular price \$[\d,.]+/);
        expect(href).toMatch(/^\/p\/\w+$/);
        expect(actions).toBe(1);
      }
    }
    expect(errors).toEqual([]);
  });
}

plainPageTest('on sale both prices are named for screen readers', async () => {
  const { page } = await visitPrepared(
    sofa.path,
    answerWith({ items: [recommendation('1', { formattedListPrice: '$15.00' })] }),
  );
  await page.locator('[data-pod-id="people-also-viewed-pdp"]').scrollIntoViewIfNeeded();
  const price = cards(page).first().locator('.si-price');
  expect(await price.textContent()).toBe('Sale price $10.00 Regular price $15.00');
  expect(await price.locator('s').evaluate((old) => getComputedStyle(old).textDecorationLine)).toBe(
    'line-through',
  );
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

plainPageTest('opens a new tab if the page wants it, says so, and sets noopener', async () => {
  const { page, context } = await visitPod(pod('trending-products', 'data-new-tab'));
  const link = cards(page).getByRole('link').first();
  expect(await link.textContent()).toMatch(/\(opens in a new tab\)$/);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(new URL(tab.url()).pathname).toMatch(/^\/p\//);
  expect(await tab.evaluate(() => window.opener)).toBe(null);
  expect(page.url()).toContain('/test/pages/');
});

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

plainPageTest('on a phone an added card shows “Added” for three seconds, if the page wants it', async () => {
  const { page } = await visitPod(pod('trending-products', 'data-show-added'), {
    viewport: { width: 390, height: 760 },
  });
  // Until it is paused, the fake clock runs in real time.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const button = cards(page).getByRole('button').first();
  await button.click();
  await expect.poll(() => button.getAttribute('data-state')).toBe('done');
  expect(await button.innerText()).toContain('Added');
  // The effect that sets the timer may run after the commit.
  await tasksRun(page);
  await page.clock.runFor(2900);
  expect(await button.getAttribute('data-state')).toBe('done');
  await page.clock.runFor(200);
  await expect.poll(() => button.getAttribute('data-state')).toBe('idle');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
