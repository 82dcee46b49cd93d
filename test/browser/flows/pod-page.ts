import type { Locator, Page } from 'playwright-core';
import { type Visit, type VisitOptions, waitForStatus } from '../harness.ts';
import { sofa, visitOwnPage } from './shop-page.ts';

/** A host that loads at once, with a plain link for content. */
export const pod = (podId: string, attributes = '', inside = '<p><a href="/sofas">See all sofas</a></p>') =>
  `<main><div data-island="recommendation-carousel" data-pod-id="${podId}" data-island-load="load" ${attributes}>${inside}</div></main>`;

/** The cards of the carousels in `scope`. */
export const cards = (scope: Page | Locator) => scope.locator('.si-carousel').getByRole('listitem');

/** Opens a page with one pod and waits for its cards. */
export async function visitPod(
  html = pod('people-also-viewed-pdp', `data-sku="${sofa.sku}"`),
  options: VisitOptions = {},
) {
  const visit = await visitOwnPage({ body: html }, options);
  await waitForStatus(visit.page, '[data-island]', 'mounted');
  await cards(visit.page).getByRole('link').first().waitFor();
  return { ...visit, list: visit.page.getByRole('list') };
}

/** Answers every pod of the page instead of the storefront. */
export function answerWith(answer: object): (visit: Visit) => Promise<unknown> {
  return ({ page }) => page.route('**/recommendation/index?*', (route) => route.fulfill({ json: answer }));
}

/** A product, as in a pod's answer. */
export const recommendation = (sku: string, more: object = {}) => ({
  sku,
  name: `Piece ${sku}`,
  price: 1000,
  formattedPrice: '$10.00',
  imagePath: `/pictures/${sofa.sku}.svg`,
  navigateUrl: `/p/${sku}`,
  ...more,
});
