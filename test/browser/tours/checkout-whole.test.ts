import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkoutMounted,
  checkoutParts,
  pathOf,
  serverCheckout,
  setCheckout,
  visitCheckout,
} from '../flows/checkout-steps-page.ts';
import { callsOf, expectFocus } from '../flows/shop-page.ts';
import { newKeptVisit, pageUrl, plainPageTest, shopUrl } from '../harness.ts';

plainPageTest(
  'a tab is closed while the order is being placed: the order is placed once, and the shopper who comes back sees it',
  async () => {
    const { page, context, button } = await visitCheckout('slow');
    await button('Place Order').click();
    await expect.poll(async () => (await callsOf(page, 'placeOrder')).length).toBe(1);
    const back = await context.newPage();
    await page.close();
    await back.goto(pageUrl(pathOf('review')));
    await back.waitForURL(pageUrl(pathOf('confirmation')));
    const { orderNumber } = await serverCheckout(back);
    await checkoutParts(back).host.getByText(`Order number ${orderNumber}`).waitFor();
    expect(await callsOf(back, 'placeOrder')).toHaveLength(1);
  },
);

it('30 items for 8 recipients are shared out on a phone by keyboard alone', async () => {
  const { page, host, heading, button } = await visitCheckout('many', {
    viewport: { width: 390, height: 844 },
  });
  const addresses = host.getByRole('combobox');
  const last = addresses.last();
  await addresses.first().focus();
  const covered: string[] = [];
  // Starts at the first item: no control after it is skipped, or hidden behind the step's buttons.
  const focused = new Set<string>();
  for (let press = 0; press < 400 && !focused.has('SUMMARY'); press++) {
    await page.keyboard.press('Tab');
    const { id, isCovered } = await page.evaluate(() => {
      const { id, tagName } = document.activeElement!;
      const box = document.activeElement!.getBoundingClientRect();
      const top = document.querySelector('.si-checkout__actions')!.getBoundingClientRect().top;
      return { id: id || tagName, isCovered: box.bottom > top || box.top < 0 };
    });
    focused.add(id);
    if (isCovered) covered.push(id);
  }
  const ids = await addresses.evaluateAll((all) => all.slice(1).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(28);
  expect(ids.filter((id) => !focused.has(id))).toEqual([]);
  expect(covered).toEqual([]);

  await last.focus();
  await page.keyboard.type('Eve');
  await expect.poll(() => last.locator('option:checked').textContent()).toMatch(/^Eve Novak/);
  await button('Next').focus();
  await page.keyboard.press('Enter');
  await heading('Shipping and Gift Options').waitFor();
  await page.goBack();
  await host.getByRole('heading', { level: 2, name: 'Shipping', exact: true }).waitFor();
  expect(await last.locator('option:checked').textContent()).toMatch(/^Eve Novak/);
}, 90_000);

plainPageTest.each([
  ['promo-ended', /promo code/],
  ['slow', /^We are checking whether your order was placed/],
])('%s: on a phone the buttons do not cover the message about the order', async (state, words) => {
  const { host, button } = await visitCheckout(state, { viewport: { width: 390, height: 844 } });
  await button('Place Order').click();
  const said = host.locator('.si-checkout__review').getByText(words);
  await said.waitFor();
  await expect.poll(() => isShown(said)).toBe(true);
});

plainPageTest('on a phone the buttons do not cover the message of a wrong field', async () => {
  const { page, host, button } = await visitCheckout('start', { viewport: { width: 390, height: 844 } });
  for (const [name, value] of Object.entries({
    'First name': 'Bo',
    'Last name': 'Larsen',
    'Street address or PO box': '88 Main Street',
    'ZIP code': '60601',
    City: 'Chicago',
    Phone: '312 555 0199',
    'Email address': 'bo@',
  }))
    await host.getByLabel(name, { exact: true }).fill(value);
  await host.getByLabel('State').selectOption('IL');
  await page.evaluate(() => scrollTo(0, 0));
  await button('Next').click();
  const email = host.getByLabel('Email address');
  await expectFocus(email);
  const message = page.locator(`[id="${await email.getAttribute('aria-describedby')}"]`);
  expect(await message.innerText()).not.toBe('');
  await expect.poll(() => isShown(message)).toBe(true);
});

const isShown = (text: Locator) =>
  text.evaluate((message) => {
    const { left, top, bottom } = message.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => message.contains(document.elementFromPoint(left + 4, y)));
  });

plainPageTest(
  'on a phone Tab leads to no Edit link below the buttons while an order is in doubt',
  async () => {
    const { page, host, button } = await visitCheckout('slow', { viewport: { width: 390, height: 844 } });
    await button('Place Order').click();
    await host.getByText(/^We are checking whether your order was placed/).waitFor();
    // The step's buttons with their texts, just above the lower edge of the screen.
    await host.getByRole('link', { name: 'Edit Delivery' }).evaluate((link) => {
      const links = [...document.querySelectorAll<HTMLElement>('.si-checkout__review a')];
      links[links.indexOf(link as HTMLElement) - 1]!.focus();
      const bar = document.querySelector('.si-checkout__actions')!.getBoundingClientRect();
      scrollBy(0, link.getBoundingClientRect().bottom - (bar.top + 4));
    });
    await page.keyboard.press('Tab');
    const isCovered = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.si-checkout__actions')!.getBoundingClientRect();
        return document.activeElement!.getBoundingClientRect().bottom > bar.top;
      });
    expect(await page.evaluate(() => document.activeElement!.ariaLabel)).toBe('Edit Delivery');
    await expect.poll(isCovered).toBe(false);
  },
);

const states = [
  'start',
  'options',
  'recipients',
  'many',
  'pickup-and-shipping',
  'payment',
  'review',
  'placed',
];

/** How far a step overflows the screen, in px, at normal and at 200% text size, and the text that is cut off at 200%. */
interface Measured {
  state: string;
  overflow: number;
  overflowDoubled: number;
  cut: string[];
}

async function measureSteps(viewport: { width: number; height: number }): Promise<Measured[]> {
  const { page } = await newKeptVisit({ viewport });
  const measured: Measured[] = [];
  for (const state of states) {
    await page.goto(shopUrl + (await setCheckout(page, state)));
    await checkoutMounted(page);
    measured.push({ state, ...(await page.evaluate(measureStep)) });
  }
  return measured;
}

/** Runs in the page. */
function measureStep(): Omit<Measured, 'state'> {
  const overflowOf = () => document.documentElement.scrollWidth - innerWidth;
  const overflow = overflowOf();
  const all = [...document.querySelector('[data-island="checkout"]')!.querySelectorAll<HTMLElement>('*')];
  // Like a browser’s text size setting: doubles every font size and line height.
  const sizes = all.map((part) => {
    const { fontSize, lineHeight } = getComputedStyle(part);
    return [Number.parseFloat(fontSize) * 2, Number.parseFloat(lineHeight) * 2] as const;
  });
  for (const [nth, part] of all.entries()) {
    part.style.setProperty('font-size', `${sizes[nth]![0]}px`, 'important');
    part.style.setProperty('line-height', `${sizes[nth]![1]}px`, 'important');
  }
  const cut = all.filter(
    (part) =>
      part.scrollWidth > part.clientWidth + 1 &&
      part.clientWidth > 1 &&
      /hidden|clip/.test(getComputedStyle(part).overflowX),
  );
  return { overflow, overflowDoubled: overflowOf(), cut: cut.map((part) => part.outerHTML.slice(0, 100)) };
}

describe('at 320 px', () => {
  let measured: Measured[];

  beforeAll(async () => {
    measured = await measureSteps({ width: 320, height: 640 });
  }, 60_000);

  it('nothing is wider than the screen', () => {
    expect(measured.filter(({ overflow }) => overflow !== 0)).toEqual([]);
  });

  it('with text of double size, checkout loses no text and is no wider', () => {
    expect(measured.filter(({ overflowDoubled, cut }) => overflowDoubled !== 0 || cut.length)).toEqual([]);
  });
});
