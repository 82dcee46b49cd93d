import { expect, it } from 'vitest';
import { sofa } from '../flows/shop-page.ts';
import { newVisit, pageUrl, plainPageTest } from '../harness.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';

const phone = { width: 390, height: 844 };

for (const brand of ['core', 'modern']) {
  it(`${brand}: the header of a phone is at most 120 px high`, async () => {
    const { page } = await newVisit({ viewport: phone });
    await page.goto(pageUrl(`${sofa.path}?brand=${brand}`));
    expect((await page.locator('.shop-header').boundingBox())!.height).toBeLessThanOrEqual(120);
  });

  it(`${brand}: the names of the menu are in one line on a tablet`, async () => {
    const { page } = await newVisit({ viewport: { width: 820, height: 1180 } });
    await page.goto(pageUrl(`/?brand=${brand}`));
    const tops = await page
      .locator('.shop-menu-name')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  it(`${brand}: the picture of the home page reaches the right edge, and its text stands under the name`, async () => {
    const { page } = await newVisit();
    await page.goto(pageUrl(`/?brand=${brand}`));
    for (const width of [820, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [picture, text, name] = await Promise.all(
        ['.hero-picture', '.hero-text', '.shop-name'].map((part) => page.locator(part).boundingBox()),
      );
      expect(picture!.x + picture!.width).toBeCloseTo(width, 0);
      expect(text!.x).toBe(name!.x);
    }
  });

  it(`${brand}: a right-to-left page is as wide as its window`, async () => {
    const { page } = await newVisit();
    await page.goto(pageUrl(`${sofa.path}?brand=${brand}`));
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect((await page.locator('.shop-name').boundingBox())!.x).toBeGreaterThan(width / 3);
    }
  });
}

/** In the page: the document arrives once more, in two parts with a paint between them. */
async function arrive([first = '', second = '']: string[]): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.open();
  document.write(first);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  while (!sheets.every(({ sheet }) => sheet)) await frame();
  for (let painted = 0; painted < 3; painted++) await frame();
  document.write(second);
  for (let painted = 0; painted < 3; painted++) await frame();
}

it.each([
  ['its last part', '<div class="shop-tools">'],
  ['the cart', '<div class="shop-tool"'],
  ['half of its strip', /(?<=class="shop-strip">[^<]+ )\w/],
  ['half of its menu', /<li class="shop-menu-item">(?=<a[^>]*>New<)/],
])('the header stays where it is when %s comes late', async (_part, start) => {
  const { page } = await newVisit();
  await watchPage(page);
  const answer = await page.goto(pageUrl('/customer-service/shipping'));
  const html = (await answer!.text()).replace(/<script.*?<\/script>/gs, '');
  const cut = html.search(start);
  expect(cut).toBeGreaterThan(0);
  await page.evaluate(arrive, [html.slice(0, cut), html.slice(cut, html.indexOf('</header>'))]);
  expect((await watchedIn(page)).shifts).toEqual([]);
});

plainPageTest('on a phone whatever has the focus has a ring and is in view, up to the fabrics', async () => {
  const { page } = await newVisit({ viewport: phone });
  await page.goto(pageUrl(sofa.path));
  const focused = page.locator(':focus');
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => focused.evaluate((element) => getComputedStyle(element).outlineStyle))
      .not.toBe('none');
    // No margin for the focus ring: a picture as wide as the page has its ring inside.
    await expect
      .poll(() =>
        focused.evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const isSeen = [top + 1, bottom - 1].every((y) =>
            element.contains(document.elementFromPoint((left + right) / 2, y)),
          );
          return isSeen && left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
  }
  expect(await focused.getAttribute('href')).toContain('/p/');
});

it('the menu of a phone opens, leads on and closes without script', async () => {
  const { page } = await newVisit({ viewport: phone, javaScriptEnabled: false });
  await page.goto(pageUrl(sofa.path));
  const menu = page.getByRole('navigation', { name: 'Departments' });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await menu.isVisible()).toBe(false);
  await opener.click();
  expect(await menu.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close the menu' }).click();
  expect(await menu.isVisible()).toBe(false);
  await opener.press('Enter');
  await menu.getByRole('link', { name: 'Living' }).click();
  await page.waitForURL('**/living');
});

it('at a desktop’s width the menu is a row without its button', async () => {
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 } });
  await page.goto(pageUrl(sofa.path));
  expect(await page.getByRole('navigation', { name: 'Departments' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(false);
});

it('by Tab the menu is its names and their disclosures; one opens by keyboard and closes by Escape', async () => {
  const { page } = await newVisit();
  await page.goto(pageUrl(sofa.path));
  const menu = page.getByRole('navigation', { name: 'Departments' });
  const inMenu = () => page.evaluate(() => !!document.activeElement!.closest('.shop-menu'));
  await menu.getByRole('link').first().focus();
  let stops = 0;
  for (; await inMenu(); stops++) await page.keyboard.press('Tab');
  expect(stops).toBeLessThan(20);
  const more = menu.locator('summary', { hasText: 'More in Living' });
  const inList = menu.locator('.shop-menu-list').first().getByRole('link').first();
  expect(await inList.isVisible()).toBe(false);
  await more.press('Enter');
  await inList.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => inList.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await inList.waitFor({ state: 'hidden' });
  expect(await more.evaluate((summary) => summary === document.activeElement)).toBe(true);
});
