import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  islandsReady,
  newKeptVisit,
  pageUrl,
  plainPageTest,
  shopUrl,
  type Visit,
  waitForStatus,
} from '../harness.ts';
import { plainViewport } from '../reused-pages.ts';
import { newSignedIn, postForm } from './account-page.ts';
import { clearFaults, expectFocus, hasFocus, sofa } from './shop-page.ts';

const paymentPath = '/checkout/payment';
const cards = [
  { type: 'Visa', lastFour: '1111' },
  { type: 'AmericanExpress', lastFour: '0005' },
  { type: 'Discover', lastFour: '6011', expYear: 2020 },
  { type: 'MasterCard', lastFour: '4444' },
];

/** A shopper with four saved cards, one of them expired, and a sofa in the cart. */
let visit: Visit;
let email: string;

beforeAll(async () => {
  visit = await newKeptVisit();
  email = await newSignedIn(visit.page);
  await postForm(visit.page, '/cart/add', { Sku: sofa.sku, Quantity: '1' });
});

beforeEach(async () => {
  const { page } = visit;
  await clearFaults(page);
  // New ones each time, so that none of them pays yet.
  expect((await page.request.post(`${shopUrl}/test/saved-cards`, { data: { email, cards } })).ok()).toBe(
    true,
  );
  await page.goto(pageUrl(paymentPath));
  await islandsReady(page);
});

const popups = [
  ['saved-cards', 'Apply New/Saved Card'],
  ['pay-with-two', 'Select Two Cards'],
  ['add-card', 'Add New Card'],
  ['credit-offer', 'Choose Your Credit Card Offer'],
] as const;

const opener = (page: Page, name: string) => page.locator(`[data-island-open="${name}"]`).first();
const titled = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, name: string, title: string) {
  // A pointer may miss it in a page that moves by itself.
  await opener(page, name).press('Enter');
  const layer = titled(page, title);
  await layer.waitFor();
  return layer;
}

/** Whether a currency sign stands inside the field, vertically centered, left of the digits. */
function signBefore(amount: Locator): Promise<boolean> {
  return amount.evaluate((field) => {
    const sign = [...field.parentElement!.children].find(({ textContent }) => textContent === '$')!;
    const words = document.createRange();
    words.selectNodeContents(sign);
    const [around, at] = [field.getBoundingClientRect(), words.getBoundingClientRect()];
    const figures = around.left + Number.parseFloat(getComputedStyle(field).paddingLeft);
    const offCenter = (at.top + at.bottom - around.top - around.bottom) / 2;
    return at.left > around.left && at.right < figures && Math.abs(offCenter) < 2;
  });
}

it('by keyboard alone: two cards pay, with an amount for each', async () => {
  const { page } = visit;
  await opener(page, 'pay-with-two').focus();
  await page.keyboard.press('Enter');
  const layer = titled(page, 'Select Two Cards');
  await expectFocus(layer.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  // The expired card can be focused but not chosen.
  await page.keyboard.press('Tab');
  // The amount appears only with the second card.
  await page.keyboard.press('Space');
  const amount = layer.getByRole('textbox', { name: 'Amount on Visa ···1111' });
  await amount.waitFor();
  await page.keyboard.press('Shift+Tab');
  await expectFocus(amount);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1000');
  const other = layer.getByRole('textbox', { name: 'Amount on American Express ···0005' });
  expect(await other.inputValue()).toBe('799.00');
  expect(await signBefore(amount)).toBe(true);
  await layer.getByRole('button', { name: 'Update Payment' }).press('Enter');
  const done = layer.getByText(
    'Visa ending in 1111 and American Express ending in 0005 now pay for this order.',
  );
  await done.waitFor();
  await expectFocus(done.locator('..'));
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  await expectFocus(opener(page, 'pay-with-two'));
});

plainPageTest('a disabled card is reached by the arrow keys, and is not chosen', async () => {
  const { page } = visit;
  const layer = await open(page, 'saved-cards', 'Apply New/Saved Card');
  const chosen = layer.getByRole('radio', { checked: true });
  await chosen.waitFor();
  const expired = layer.getByRole('radio', { name: 'Discover ending in 6011' });
  await chosen.focus();
  for (let step = 0; step < cards.length && !(await hasFocus(expired)); step++)
    await page.keyboard.press('ArrowDown');
  await expectFocus(expired);
  expect(await expired.isChecked()).toBe(false);
  expect(await chosen.count()).toBe(1);
});

it('a new card entered from the saved ones pays, both layers close, and the focus returns to the opener', async () => {
  const { page } = visit;
  const layer = await open(page, 'saved-cards', 'Apply New/Saved Card');
  await layer.getByRole('button', { name: 'Apply new card' }).click();
  const over = titled(page, 'Add New Card');
  await expectFocus(over.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1239');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await over.getByText('Visa ending in 4242 now pays for this order.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await over.waitFor({ state: 'detached' });
  await expectFocus(opener(page, 'saved-cards'));
});

plainPageTest('the security code help opens over the form, which is unchanged when it closes', async () => {
  const { page } = visit;
  const layer = await open(page, 'add-card', 'Add New Card');
  await page.keyboard.type('4242');
  await layer.getByRole('button', { name: 'Where is my security code?' }).click();
  const help = page.getByRole('dialog').last();
  await waitForStatus(page, '[data-island="security-code-help"]', 'mounted');
  await help.locator('.si-server-text > *').first().waitFor();
  expect(await help.locator('script, [onclick]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  expect(await layer.getByLabel('Card number').inputValue()).toBe('4242');
});

plainPageTest('at 320 px, and with doubled text size, nothing is wider than the screen', async () => {
  const { page } = visit;
  onTestFinished(() => page.setViewportSize(plainViewport));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, title] of popups) {
    const layer = await open(page, name, title);
    await expect.poll(() => layer.locator('[aria-busy=true]').count()).toBe(0);
    await layer.evaluate((dialog) => {
      const all = [...dialog.querySelectorAll<HTMLElement>('*')];
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of all.entries()) {
        element.style.setProperty('font-size', `${2 * sizes[index]!}px`, 'important');
        element.style.setProperty('line-height', '1.4', 'important');
      }
    });
    const { scrollWidth, clientWidth } = await layer
      .locator('.si-dialog__panel')
      .evaluate((panel) => ({ scrollWidth: panel.scrollWidth, clientWidth: panel.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
  }
});
