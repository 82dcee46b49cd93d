import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { islandsReady, newVisit, pageUrl } from '../harness.ts';
import { mountEverything, scrollThrough } from '../tours/watch-page.ts';
import { postForm } from './account-page.ts';
import { openDrawer, visitCart } from './cart-page.ts';
import { sofa } from './shop-page.ts';

const phone = { width: 390, height: 844 };

/**
 * The islands' targets that are smaller than 24 × 24 CSS px and stand too near to another one (WCAG 2.2, 2.5.8): a
 * circle of 24 px around a small target's middle may touch neither another target nor another small target's circle.
 * A link within a sentence is as high as its line.
 */
function tooSmallIn(page: Page, scope = '[data-island], dialog'): Promise<string[]> {
  return page.evaluate((scope) => {
    const kinds = 'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]';
    const edgesOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    type Edges = ReturnType<typeof edgesOf>;
    const areaOf = (element: Element): Edges => {
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const all = [element, ...labels].map(edgesOf);
      // A layer of the element's own may be what is pressed: the whole card or row.
      const layer = [element, ...labels]
        .filter((one) => getComputedStyle(one, '::after').position === 'absolute')
        .map((one) => edgesOf((one as HTMLElement).offsetParent ?? one));
      const edges = [...all, ...layer];
      return {
        left: Math.min(...edges.map(({ left }) => left)),
        top: Math.min(...edges.map(({ top }) => top)),
        right: Math.max(...edges.map(({ right }) => right)),
        bottom: Math.max(...edges.map(({ bottom }) => bottom)),
      };
    };
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentNode!.childNodes].some((node) => node.nodeType === 3 && /\w/.test(node.nodeValue!));
    const targets = [...document.querySelectorAll(scope)]
      .flatMap((root) => [...root.querySelectorAll(kinds)])
      .filter((element, index, all) => all.indexOf(element) === index)
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('.si-visually-hidden, [inert]'))
      .map((element) => ({ element, area: areaOf(element), isSmall: false }));
    if (targets.length === 0) return ['no target at all'];
    for (const target of targets) {
      const { left, top, right, bottom } = target.area;
      const isLarge = right - left >= 23.9 && bottom - top >= 23.9;
      target.isSmall = !isLarge && !isInSentence(target.element);
    }
    const middleOf = ({ left, top, right, bottom }: Edges) =>
      [(left + right) / 2, (top + bottom) / 2] as const;
    const touches = (one: Edges, other: Edges, isOtherSmall: boolean) => {
      const [x, y] = middleOf(one);
      const [otherX, otherY] = middleOf(other);
      if (isOtherSmall && Math.hypot(x - otherX, y - otherY) < 23.9) return true;
      const awayX = Math.max(other.left - x, 0, x - other.right);
      const awayY = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(awayX, awayY) < 11.9;
    };
    return targets
      .filter(({ isSmall }) => isSmall)
      .filter(({ element, area }) =>
        targets.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            touches(area, other.area, other.isSmall),
        ),
      )
      .map(({ element, area: { left, top, right, bottom } }) => {
        const size = `${Math.round(right - left)} × ${Math.round(bottom - top)}`;
        return `${element.className || element.tagName} “${element.textContent.slice(0, 30)}”: ${size}`;
      });
  }, scope);
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
])
  it(`${path}: every target of the islands is at least 24 × 24 px, or stands free`, async () => {
    const { page } = await newVisit({ viewport: phone });
    await page.goto(pageUrl(path));
    await scrollThrough(page);
    await mountEverything(page);
    expect(await tooSmallIn(page)).toEqual([]);
  });

it('so are those of a full cart, and of its drawer', async () => {
  const { page } = await visitCart('certificates', { viewport: phone });
  await mountEverything(page);
  expect(await tooSmallIn(page)).toEqual([]);
  await openDrawer(page);
  expect(await tooSmallIn(page, 'dialog')).toEqual([]);
});

it('so are those of a payment and its popups', async () => {
  const { page } = await newVisit({ viewport: phone });
  await page.goto(pageUrl('/customer-service/returns'));
  await postForm(page, '/cart/add', { Sku: sofa.sku });
  await postForm(page, '/checkout/guest', {});
  await page.goto(pageUrl('/checkout/payment'));
  await mountEverything(page);
  expect(await tooSmallIn(page)).toEqual([]);
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
    expect(await tooSmallIn(page, 'dialog'), link).toEqual([]);
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
    expect(await tooSmallIn(page, 'dialog')).toEqual([]);
  });
