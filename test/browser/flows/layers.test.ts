import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  newKeptVisit,
  newVisit,
  pageUrl,
  plainPageTest,
  type VisitOptions,
  waitForStatus,
} from '../harness.ts';
import { expectFocus } from './shop-page.ts';

const phone = { viewport: { width: 390, height: 844 } };
const button = (page: Page) =>
  page.locator('[data-island="add-to-cart"]').getByRole('button', { name: 'Add to Cart' });

async function visitProduct(path: string, options: VisitOptions): Promise<Page> {
  const { page } = await newVisit(options);
  await page.goto(pageUrl(path));
  await waitForStatus(page, '[data-island="add-to-cart"]', 'mounted');
  return page;
}

/** A product's page on a phone, over which layers open. */
let kept: Page;

async function openKept(): Promise<void> {
  await kept.goto(pageUrl('/p/410553'));
  await waitForStatus(kept, '[data-island="add-to-cart"]', 'mounted');
}

beforeAll(async () => {
  ({ page: kept } = await newKeptVisit(phone));
  await openKept();
});

beforeEach(async () => {
  if (await kept.evaluate(() => document.querySelector('dialog'))) await openKept();
});

async function closeLayer(): Promise<void> {
  await kept.keyboard.press('Escape');
  await kept.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A product whose terms are asked about before it is added. */
const termsPath = '/p/422007';

async function askTerms(options: VisitOptions, search = ''): Promise<Page> {
  const page = await visitProduct(termsPath + search, options);
  await button(page).click();
  await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  return page;
}

for (const width of [320, 390])
  it(`at ${width} px a question is a sheet from below, as high as its content, with its answers side by side`, async () => {
    const page = await askTerms({ viewport: { width, height: 844 } });
    const panel = page.locator('.si-dialog__panel');
    const box = (await panel.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(844);
    expect(box.width).toBe(width);
    expect(box.height).toBeLessThanOrEqual(820);
    const [content, shown] = await panel.evaluate((one) => [one.scrollHeight, one.clientHeight]);
    // Either all of it is in view, or the sheet has its maximum height.
    expect(content === shown || Math.round(box.height) === 820).toBe(true);
    // Nothing is left between the text and the actions but the body's own padding.
    const white = await panel.locator('.si-dialog__body').evaluate((body) => {
      const { bottom } = body.lastElementChild!.getBoundingClientRect();
      return (
        body.getBoundingClientRect().bottom - bottom - Number.parseFloat(getComputedStyle(body).paddingBottom)
      );
    });
    expect(Math.round(white)).toBe(0);
    const answers = await page.locator('.si-dialog__actions > .si-button').all();
    expect(answers).toHaveLength(2);
    const [first, second] = await Promise.all(answers.map((one) => one.boundingBox()));
    expect(second!.y).toBe(first!.y);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  });

it('a short message leaves the page in view above it', async () => {
  await kept.evaluate("storefrontIslands.open('refresh-popup')");
  const box = (await kept.getByRole('dialog').locator('.si-dialog__panel').boundingBox())!;
  expect(box.height).toBeLessThan(300);
  expect(Math.round(box.y + box.height)).toBe(844);
  await closeLayer();
});

it('a long text ends 24 px below the top of the screen and scrolls', async () => {
  await kept.evaluate(
    "storefrontIslands.open('payment-error', { message: 'Try another card. '.repeat(300) })",
  );
  const panel = kept.getByRole('dialog').locator('.si-dialog__panel');
  expect(Math.round((await panel.boundingBox())!.y)).toBe(24);
  expect(await panel.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await closeLayer();
});

it('a sign-in and the confirmation of an add are as high as the phone', async () => {
  const page = kept;
  const height = async () => {
    const { height } = (await page.getByRole('dialog').locator('.si-dialog__panel').boundingBox())!;
    return Math.round(height);
  };
  await page.evaluate("storefrontIslands.open('sign-in-popup')");
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor();
  expect(await height()).toBe(844);
  await closeLayer();
  await button(page).click();
  await page.getByRole('heading', { name: '1 item added to your cart' }).waitFor();
  expect(await height()).toBe(844);
  await closeLayer();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  plainPageTest(
    `${reducedMotion}: Escape closes a sheet ${reducedMotion === 'reduce' ? 'without' : 'with'} an exit`,
    async () => {
      const page = await visitProduct('/p/410553', { ...phone, reducedMotion });
      await page.evaluate(() => {
        const exits: string[] = [];
        Object.assign(window, { exits });
        document.addEventListener('animationstart', ({ animationName }) => exits.push(animationName), true);
      });
      await page.clock.install();
      await page.evaluate("storefrontIslands.open('refresh-popup')");
      await page.getByRole('dialog').waitFor();
      // Without the timer that closes a dialog whose exit animation does not end.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const exits = await page.evaluate(() => (window as unknown as { exits: string[] }).exits);
      expect(exits.includes('si-exit-sheet')).toBe(reducedMotion === 'no-preference');
      await page.waitForSelector('html:not([data-si-locked])');
    },
  );

const isModal = (page: Page) => page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'));

plainPageTest(
  'a layer stays modal, and keeps its focus, when the page moves its body into another element',
  async () => {
    const page = await visitProduct('/p/410553', phone);
    await button(page).focus();
    await page.evaluate("storefrontIslands.open('sign-in-popup')");
    const password = page.getByRole('dialog').getByRole('textbox', { name: 'Password' });
    await password.fill('half of i');
    for (const move of [
      () => {
        const wrapper = document.createElement('div');
        wrapper.append(...document.body.childNodes);
        document.body.append(wrapper);
      },
      () => {
        const body = document.createElement('body');
        body.append(...document.body.childNodes);
        document.body = body;
      },
    ]) {
      await page.evaluate(move);
      await expect.poll(() => isModal(page)).toBe(true);
      await expectFocus(password);
    }
    expect(await password.inputValue()).toBe('half of i');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(button(page));
  },
);

plainPageTest('two layers that the page moves stay in their order', async () => {
  const page = await visitProduct('/p/410553', phone);
  for (const name of ['sign-in-popup', 'refresh-popup']) {
    await page.evaluate(`storefrontIslands.open('${name}')`);
    await page.locator(`[data-island="${name}"] dialog`).waitFor();
  }
  await page.evaluate(() => {
    const wrapper = document.createElement('div');
    wrapper.append(...document.body.childNodes);
    document.body.append(wrapper);
  });
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.locator('[data-island="refresh-popup"]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-island="sign-in-popup"] dialog:modal').count()).toBe(1);
});

plainPageTest('what is printed while a layer is open is the whole page behind it', async () => {
  const page = await visitProduct('/p/410553', phone);
  const pages = async () => String(await page.pdf()).match(/\/Type\s*\/Page\b/g)!.length;
  const without = await pages();
  await page.evaluate("storefrontIslands.open('cart-drawer')");
  await page.getByRole('dialog').waitFor();
  expect(await pages()).toBe(without);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('dialog').isVisible()).toBe(false);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  expect(await page.locator('dialog').isVisible()).toBe(true);
});
