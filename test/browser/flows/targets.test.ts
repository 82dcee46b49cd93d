import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, newVisit, pageUrl } from '../harness.ts';
import { mountEverything, scrollThrough } from '../tours/watch-page.ts';
import { postForm } from './account-page.ts';
import { openDrawer, visitCart } from './cart-page.ts';
import { sofa } from './shop-page.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/**
 * The targets of a part of the page that are smaller than 24 × 24 CSS px (WCAG 2.2, 2.5.8). A link within a sentence is
 * as high as its line.
 */
function tooSmallIn(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((scope) => {
    const kinds = 'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]';
    const edgesOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    // The pressed area may be a pseudo-element: the whole card or row, or a margin around a text.
    const layerOf = (element: Element) => {
      const own = getComputedStyle(element, '::after');
      if (own.position !== 'absolute' || own.content === 'none') return [];
      const isPlace = getComputedStyle(element).position !== 'static';
      const place = edgesOf(isPlace ? element : ((element as HTMLElement).offsetParent ?? element));
      const inset = (side: string) => Number.parseFloat(own.getPropertyValue(side)) || 0;
      return [
        {
          left: place.left + inset('left'),
          top: place.top + inset('top'),
          right: place.right - inset('right'),
          bottom: place.bottom - inset('bottom'),
        },
      ];
    };
    const sizeOf = (element: Element) => {
      const all = [element, ...((element as HTMLInputElement).labels ?? [])];
      const edges = all.flatMap((one) => [edgesOf(one), ...layerOf(one)]);
      return {
        width: Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left)),
        height: Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top)),
      };
    };
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentNode!.childNodes].some((node) => node.nodeType === 3 && /\w/.test(node.nodeValue!));
    const targets = [...document.querySelectorAll(scope)]
      .flatMap((root) => [...root.querySelectorAll(kinds)])
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('.si-visually-hidden, .skip-link, [inert]'));
    if (targets.length === 0) return ['no target at all'];
    return targets.flatMap((element) => {
      const { width, height } = sizeOf(element);
      if ((width >= 23.9 && height >= 23.9) || isInSentence(element)) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return `${element.className || element.tagName} “${element.textContent.slice(0, 30)}”: ${size}`;
    });
  }, scope);
}

/**
 * Shows the page as the modern brand does: only the tokens, which an attribute chooses, and the shop's last stylesheet
 * differ in size, so that no page has to be loaded a second time.
 */
async function showAsModern(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((onload, onerror) => {
        document.documentElement.setAttribute('data-si-brand', 'modern');
        const link = { rel: 'stylesheet', href: '/shop/modern.css', onload, onerror };
        document.head.append(Object.assign(document.createElement('link'), link));
      }),
  );
}

/** Targets that are too small in either brand, on a phone and, for a whole page, on a wide screen. */
async function tooSmallInBoth(page: Page, scope: 'body' | 'dialog'): Promise<string[]> {
  const found: string[] = [];
  const look = async (of: string) =>
    found.push(...(await tooSmallIn(page, scope)).map((one) => `${of}: ${one}`));
  await look('core');
  if (scope === 'body') {
    await page.setViewportSize(wide);
    await look('core, wide');
  }
  await showAsModern(page);
  await look('modern');
  await page.setViewportSize(phone);
  if (scope === 'body') await look('modern, phone');
  return found;
}

/** Takes the modern brand off again, for what the page shows next. */
async function showAsCore(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-si-brand', 'core');
    document.querySelector('link[href="/shop/modern.css"]')!.remove();
  });
}

for (const path of [
  '/',
  '/living',
  '/sofas',
  '/search?query=velvet',
  '/search?query=zzzz',
  sofa.path,
  '/p/415002',
  '/checkout/cart',
  '/account/login',
  '/compare?sku=410553&sku=415002',
  '/customer-service/shipping',
])
  it(`${path}: every target is at least 24 × 24 px, in both brands, on a phone and on a wide screen`, async () => {
    const { page } = await newVisit({ viewport: phone });
    await page.goto(pageUrl(path));
    await scrollThrough(page);
    await mountEverything(page);
    expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  });

it('so are those of a full cart, and of its drawer', async () => {
  const { page, summary } = await visitCart('certificates', { viewport: phone });
  await mountEverything(page);
  await summary.click();
  expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  await showAsCore(page);
  await openDrawer(page);
  expect(await tooSmallInBoth(page, 'dialog')).toEqual([]);
});

/** Opens a step of the checkout of one sofa, as a guest on a phone. */
async function openStep(step: 'shipping' | 'payment'): Promise<Page> {
  const { page } = await newVisit({ viewport: phone });
  await page.goto(pageUrl('/customer-service/returns'));
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl(`/checkout/${step}`));
  await mountEverything(page);
  return page;
}

it('so are those of the checkout', async () => {
  const page = await openStep('shipping');
  await page.getByRole('button', { name: /order summary/i, expanded: false }).click();
  await page.getByRole('link', { name: 'Edit Cart' }).waitFor();
  expect(await tooSmallInBoth(page, 'body')).toEqual([]);
});

it('so are those of a payment and of its popups', async () => {
  const page = await openStep('payment');
  expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  await showAsCore(page);
  for (const link of [
    'Use a saved card',
    'Pay with two cards',
    'Add a new card',
    'Choose your credit card offer',
  ]) {
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').last().waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await tooSmallInBoth(page, 'dialog'), link).toEqual([]);
    await showAsCore(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

for (const [path, button, title] of [
  [sofa.path, 'Add to Cart', /added/i],
  [sofa.path, 'Sign In', 'Sign In'],
  [sofa.path, 'Shipping and delivery', 'Shipping Charges and Delivery Information'],
  ['/sofas', 'Filters', 'Filters'],
] as const)
  it(`so are those of the layer that “${button}” opens`, async () => {
    const { page } = await newVisit({ viewport: phone });
    await page.goto(pageUrl(path));
    await islandsReady(page);
    await page
      .locator('button, a')
      .filter({ hasText: new RegExp(`^\\s*${button}`) })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button').last().waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await tooSmallInBoth(page, 'dialog')).toEqual([]);
  });
