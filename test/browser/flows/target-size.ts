import type { Page } from 'playwright-core';
import { phone, showAsModern, wide } from './brands.ts';

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
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const isWords = (node: Node) =>
      /\w/.test(node.textContent!) &&
      (node.nodeType === 3 || (node.nodeName === 'SPAN' && isInline(node as Element)));
    const isInSentence = (element: Element) =>
      isInline(element) && [...element.parentNode!.childNodes].some(isWords);
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

/** Targets that are too small in either brand, on a phone and, for a whole page, on a wide screen. */
export async function tooSmallInBoth(page: Page, scope: 'body' | 'dialog'): Promise<string[]> {
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
