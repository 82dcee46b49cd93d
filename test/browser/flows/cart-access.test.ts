import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, wide } from './brands.ts';
import { type cartParts, openDrawer, visitCart } from './cart-page.ts';
import { expectFocus, setFault } from './shop-page.ts';

const sizes = [wide, phone];

/** Opens a full cart, whose first line has the problem of a change that failed. */
async function visitProblem() {
  const visit = await visitCart('certificates');
  await setFault(visit.page, 'updateItem', '503', { times: 1 });
  await visit.more().click();
  await visit.lines.first().getByRole('alert').waitFor();
  return visit;
}

it('on a phone, a line’s problem is as wide as the line', async () => {
  const { page, lines } = await visitProblem();
  const line = lines.first();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { x, width: whole } = (await line.boundingBox())!;
    expect(await line.getByRole('alert').boundingBox()).toMatchObject({ x, width: whole });
  }
});

/** Doubles the size of all text of a part of the page. */
const doubleText = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    const all = [...root.querySelectorAll<HTMLElement>('*')];
    const doubled = all.map((element) => 2 * Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of all.entries()) {
      element.style.setProperty('font-size', `${doubled[index]}px`, 'important');
      element.style.setProperty('line-height', '1.4', 'important');
    }
  });

/** The elements that extend beyond the right edge of the screen. */
const tooWide = (page: Page, part: string) =>
  page
    .locator(`${part} *`)
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 0.5 &&
            !element.closest('.si-visually-hidden'),
        )
        .map((element) => `${element.className || element.tagName}: ${element.textContent.slice(0, 40)}`),
    );

it('at 320 px with text of double size, nothing of the cart or its drawer is wider than the screen', async () => {
  const { page } = await visitCart('installed', { viewport: { width: 320, height: 640 } });
  await doubleText(page, '.si-cart');
  expect(await tooWide(page, '.si-cart')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await openDrawer(page);
  await doubleText(page, 'dialog');
  expect(await tooWide(page, 'dialog')).toEqual([]);
});

/** Opens the summary on a phone; its heading gets the focus a paint later. */
async function openSummary({ cart, summary }: ReturnType<typeof cartParts>): Promise<void> {
  await summary.click();
  await expectFocus(cart.getByRole('heading', { name: 'Order Summary' }));
}

/** The focused element, if the bar with the total covers a part of it, or it is above the screen. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const bar = document.querySelector('.si-cart__bar')!;
    const [box, edge] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isBeside = box.right <= edge.left || box.top >= edge.bottom || box.bottom <= edge.top;
    if (bar.contains(focused) || (isBeside && box.top >= 0)) return [];
    return [`${focused.ariaLabel ?? focused.textContent}: ${box.top} to ${box.bottom}`];
  });

for (const viewport of sizes)
  it(`${viewport.width} px: by Tab and by Shift+Tab, nothing with the focus is behind the bar with the total`, async () => {
    const { page, ...parts } = await visitCart('certificates', { viewport });
    if (viewport === phone) await openSummary(parts);
    const stops = parts.cart
      .locator('a, button, input:not(:disabled), select')
      .and(page.locator(':not([tabindex="-1"])'))
      .filter({ visible: true });
    const count = await stops.count();
    for (const [start, key] of [
      [stops.first(), 'Tab'],
      [stops.last(), 'Shift+Tab'],
    ] as const) {
      await start.focus();
      for (let stop = 1; stop < count; stop++) {
        expect(await coveredFocus(page), `${key} ${stop}`).toEqual([]);
        await page.keyboard.press(key);
      }
    }
  });

it('1440 px: the summary begins at the height of the first line, and a promo code is opened below Checkout by keyboard', async () => {
  const { page, cart, lines, checkout, promo, promoToggle } = await visitCart('plain');
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  expect(await topOf(cart.locator('.si-cart__side'))).toBe(await topOf(lines.first()));
  expect(await topOf(promoToggle)).toBeGreaterThan(await topOf(checkout));
  expect(await promo.isVisible()).toBe(false);
  await promoToggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocus(promo);
});

it('low screens, as at 200% zoom: the slide-out’s Checkout is in view beside thirty lines', async () => {
  const { page } = await visitCart('many', { viewport: { width: 683, height: 325 } });
  const drawer = await openDrawer(page);
  const box = (await drawer.getByRole('button', { name: 'Checkout' }).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(325);
  expect((await drawer.locator('.si-dialog__actions').boundingBox())!.height).toBeLessThan(100);
});

it('390 px: the summary is a disclosure by keyboard; the bar stays in its place', async () => {
  const { page, cart, summary, checkout } = await visitCart('certificates', { viewport: phone });
  const subtotal = cart.getByText('Subtotal');
  const places = () => Promise.all([summary.boundingBox(), checkout.boundingBox()]);
  const before = await places();
  expect(await summary.textContent()).toBe('Order Summary (estimated) $1,683.00');
  expect(await summary.getAttribute('aria-expanded')).toBe('false');
  expect(await subtotal.isVisible()).toBe(false);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expectFocus(cart.getByRole('heading', { name: 'Order Summary' }));
  expect((await subtotal.boundingBox())!.y).toBeLessThan(before[0]!.y - 48);
  expect(await summary.getAttribute('aria-expanded')).toBe('true');
  expect(await places()).toEqual(before);
  await summary.focus();
  await page.keyboard.press('Space');
  await subtotal.waitFor({ state: 'hidden' });
  await expectFocus(summary);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await summary.isVisible()).toBe(false);
  expect(await subtotal.isVisible()).toBe(true);
  expect(await cart.getByText('$1,683.00').filter({ visible: true }).count()).toBe(1);
});
