import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, shopUrl, type VisitOptions, waitForStatus } from '../harness.ts';
import { violationsIn } from './axe.ts';

const host = '[data-island="availability"]';
/** A parcel, which is shipped or picked up. */
const path = '/p/421005';

async function visitWays(options?: VisitOptions, url = pageUrl(path)) {
  const visit = await newVisit(options);
  await visit.page.goto(url);
  await waitForStatus(visit.page, host, 'mounted');
  const area = visit.page.locator(host);
  await area.getByRole('radio').nth(1).waitFor();
  return { ...visit, area };
}

/** The elements that extend beyond the right edge of the screen. */
const tooWide = (page: Page) =>
  page
    .locator(`${host} *`)
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 0.5 &&
            !element.closest('.si-visually-hidden'),
        )
        .map((element) => element.className || element.tagName),
    );

plainPageTest(
  'at 320 px with text of double size nothing is wider than the screen, and no text is cut',
  async () => {
    const { page, area } = await visitWays({ viewport: { width: 320, height: 640 } });
    await area.evaluate((root) => {
      const all = [...root.querySelectorAll<HTMLElement>('*')];
      const doubled = all.map((element) => 2 * Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of all.entries()) {
        element.style.setProperty('font-size', `${doubled[index]}px`, 'important');
        element.style.setProperty('line-height', '1.4', 'important');
      }
    });
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await area
      .locator('label, p, button')
      .evaluateAll((all) =>
        all.filter(
          (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible',
        ),
      );
    expect(cut).toEqual([]);
  },
);

it('forced colors keep the browser’s own radio buttons, so that the chosen way shows', async () => {
  const { area } = await visitWays({ forcedColors: 'active' });
  const looks = () =>
    area
      .getByRole('radio')
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one).appearance, (one as HTMLInputElement).checked]),
      );
  expect(await looks()).toEqual([
    ['auto', true],
    ['auto', false],
  ]);
  const ring = await area
    .getByRole('radio')
    .first()
    .evaluate((radio) => {
      radio.focus();
      return getComputedStyle(radio).outlineStyle;
    });
  expect(ring).not.toBe('none');
});

plainPageTest('by keyboard alone: the arrows choose a way, Enter in the field gives the code', async () => {
  const { page, area, errors } = await visitWays();
  expect(await violationsIn(page, host)).toEqual([]);
  await area.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => area.getByRole('radio', { name: /^Pick Up/ }).isChecked()).toBe(true);
  await area.getByRole('textbox').focus();
  await page.keyboard.type('60611');
  await page.keyboard.press('Enter');
  await area.getByText('To 60611').waitFor();
  expect(await area.getByRole('radio', { name: /^Pick Up/ }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

plainPageTest('under Trusted Types another store is chosen in its dialog', async () => {
  const { page, area, errors } = await visitWays(undefined, `${shopUrl}/strict${path}`);
  await area.getByRole('textbox').fill('60611');
  await page.keyboard.press('Enter');
  await area.getByText('To 60611').waitFor();
  await area.getByRole('button', { name: 'Choose another store' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(errors).toEqual([]);
});
