import { html } from 'hono/html';
import { formatPrice } from '../../../../src/domain/money.ts';
import { piecesLimit } from '../../../../src/domain/product/product-limits.ts';
import { currentCents } from '../../money.ts';
import { pictureOf } from '../../pictures.ts';
import { type WantedItem, wantedItems } from '../../registries/purchases.ts';
import type { Registry } from '../../registries/registries.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import { listPath } from './paths.ts';

/** The items of a registry, each with forms for its quantity and its removal; `level` is that of the headings. */
export function itemList(page: Page, registry: Registry, level: 2 | 3): Markup {
  const items = wantedItems(page.shop, registry);
  if (items.length === 0) return html`<p>There is nothing in it yet.</p>`;
  return html`<ul class="cart-lines">
${items.map((item) => line(page, registry, item, level))}</ul>`;
}

function line(
  page: Page,
  registry: Registry,
  { product, quantity, bought }: WantedItem,
  level: 2 | 3,
): Markup {
  const name = html`<a class="cart-name" href="${link(page, product.url)}">${product.name}</a>`;
  const id = `quantity-${registry.grId}-${product.sku}`;
  const hidden = html`${antiForgery(page)}${hiddenField('GrId', registry.grId)}${hiddenField('Sku', product.sku)}`;
  return html`<li class="cart-line">
<a class="cart-picture" aria-hidden="true" tabindex="-1" href="${link(page, product.url)}"><img src="${pictureOf(product).small}" width="160" height="160"
 alt=""></a>
<div class="cart-what">
${level === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
<p>${formatPrice(currentCents(product, page.view), page.view)}</p>
${bought > 0 ? html`<p class="quiet">${bought} bought</p>` : ''}
<div class="cart-actions">
<form method="post" action="${link(page, `${listPath}/update`)}">
${hidden}<label for="${id}">Quantity<span class="sr-only"> of ${product.name}</span></label>
<input class="form-control" type="number" id="${id}" name="Quantity" value="${quantity}" min="1" max="${piecesLimit.most}" required>
<button type="submit" class="btn-link-shop">Update<span class="sr-only"> ${product.name}</span></button>
</form>
<form method="post" action="${link(page, `${listPath}/remove`)}">
${hidden}<button type="submit" class="btn-link-shop">Remove<span class="sr-only"> ${product.name}</span></button>
</form>
</div>
</div>
</li>
`;
}
