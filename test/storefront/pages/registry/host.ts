import { html } from 'hono/html';
import type { Product } from '../../catalog/catalog.ts';
import { quantityInRegistries, registryRefusal } from '../../registries/items.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { json } from '../json.ts';
import { link, type Markup, type Page, sameWith } from '../page.ts';
import { missingOptions } from '../product/missing-options.ts';
import type { ShownOrder } from '../product/shown.ts';

/**
 * The add-to-registry button of a product page: a plain form, whose island loads on interaction. If the
 * personalization is in another widget, it loads at once, to watch that.
 */
export function addToRegistryHost(page: Page, product: Product, special?: ShownOrder): Markup {
  const needsPersonalization = product.personalizationType === 100;
  const isMadeToOrder = product.stock === 'made-to-order' || product.isCustomOrder;
  const held = page.account ? quantityInRegistries(page.shop, page.account, product.sku) : 0;
  const refusal =
    registryRefusal(product) ??
    (needsPersonalization ? 'It is personalized first, which takes script on this page.' : undefined);
  return html`<div class="shop-registry" data-island="add-to-registry"
 ${needsPersonalization ? html`data-needs-personalization="true"` : html`data-island-load="interaction"`}
 data-sku="${product.sku}" data-name="${product.name}" data-sign-in-url="${link(page, '/account/login')}"
 data-stock="${product.stock === 'out' ? 'out' : 'in'}" ${special ? html`${missingOptions(special)} data-follows="sku name option-choice-parameter missing-options"` : ''}
 ${isMadeToOrder ? html`data-is-made-to-order="true"` : ''} ${held > 0 ? html`data-registry-quantity="${held}"` : ''}>
${product.terms ? html`<script type="application/json" data-island-props>${json({ terms: product.terms })}</script>` : ''}
${held > 0 ? editLink(page, product, held) : addForm(page, product, refusal)}
</div>`;
}

function editLink(page: Page, product: Product, held: number): Markup {
  return html`<a class="btn btn-quiet" href="${link(page, '/gift-registry/registrant-list')}" target="_blank"
>Edit quantity (${held})<span class="sr-only"> of ${product.name} in your registry, opens in a new window</span></a>`;
}

function addForm(page: Page, product: Product, refusal: string | undefined): Markup {
  return html`<form class="shop-registry-form" method="post" action="${link(page, '/gift-registry/add')}">
${antiForgery(page)}${hiddenField('Sku', product.sku)}${hiddenField('Quantity', '1')}${hiddenField('returnUrl', sameWith(page, {}))}
<button type="submit" class="btn btn-quiet" ${
    refusal ? html`disabled aria-describedby="registry-refusal"` : ''
  }>Add To Registry</button>
${refusal ? html`<p class="shop-hint" id="registry-refusal">${refusal}</p>` : ''}
</form>`;
}
