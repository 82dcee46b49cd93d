import { html } from 'hono/html';
import type { Product } from '../../catalog/product.ts';
import { cacheString } from '../../special-order/model.ts';
import { specialOrderOf } from '../../special-order/pieces.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { specialOrderHost } from './options.ts';
import { shownProduct } from './shown.ts';

/** For the shop's own people: the options of a piece, and what the island asks and is answered. */
export function specialOrderDebugPage(page: Page, given: Product): Markup | undefined {
  const shown = shownProduct(page, given);
  const order = specialOrderOf(given.sku);
  if (!order || !shown.special) return undefined;
  const content = html`
<div class="container section" data-product="${given.sku}">
<h1 class="page-title">Special Order: ${given.name}</h1>
<p><a href="${link(page, shown.model.url)}">Its page</a></p>
${specialOrderHost(page, shown, shown.special)}
<div data-island="special-order-debug" data-sku="${shown.product.sku}">
<dl class="facts"><dt>Sku</dt><dd>${shown.product.sku}</dd><dt>Makes</dt><dd>${order.makes.map(({ sku }) => sku).join(', ')}</dd>
<dt>Chosen</dt><dd>${shown.parameter || 'nothing'}</dd><dt>Cache string</dt><dd>${cacheString(order)}</dd></dl>
</div>
</div>`;
  const title = `Debug Tools | Special Order | ${given.sku}`;
  return layout(page, { title, name: 'page-product', styles: ['special-order'] }, content);
}
