import { html } from 'hono/html';
import { formatPrice } from '../../../src/domain/money.ts';
import { maxOf } from '../cart/lines.ts';
import type { Product } from '../catalog/catalog.ts';
import { currentCents, regularCents } from '../money.ts';
import { personalizationOf } from '../personalization.ts';
import { tokenField } from '../token.ts';
import { json } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';

/** The header's cart link; the island keeps its count current. */
export function cartCountHost(page: Page): Markup {
  return html`<div class="shop-tool" data-island="cart-count" data-count="${page.cartCount}" data-opens-drawer
><a href="${link(page, '/checkout/cart')}">Cart (<span>${page.cartCount}</span>)</a></div>`;
}

interface CarouselHost {
  podId: string;
  sku?: string;
  heading?: string;
  preset?: string;
  /** The content without script: a plain link to similar products. */
  more: { path: string; text: string };
}

/** The link that stands in the place of the trending carousel without script. */
export const topRatedOnSale = { path: '/sale?sortBy=top-rated', text: 'See top-rated pieces on sale' };

/** A recommendation carousel, with a plain link for content. */
export function carouselHost(page: Page, host: CarouselHost): Markup {
  return html`<section class="shop-pod"><div data-island="recommendation-carousel" data-pod-id="${host.podId}"
 ${host.sku ? html`data-sku="${host.sku}"` : ''} data-add-to="cart"
 ${host.heading ? html`data-heading="${host.heading}"` : ''}
 ${host.preset ? html`data-preset="${host.preset}"` : ''}
><p><a href="${link(page, host.more.path)}">${host.more.text}</a></p></div></section>`;
}

/** The add-to-cart form of a product page: a plain form, which the island takes over. */
export function addToCartHost(page: Page, product: Product, optionCode: string | undefined): Markup {
  const isOut = product.stock === 'out';
  const personalization = personalizationOf(product);
  const props = { personalization, terms: product.terms };
  return html`<div class="shop-add" data-island="add-to-cart" data-sku="${product.sku}"
 data-stock="${isOut ? 'out' : 'in'}" data-quantity="1" data-max-quantity="${maxOf(product)}" data-url="${product.url}"
 data-formatted-price="${formatPrice(currentCents(product, page.view), page.view)}" data-image-path="${product.imagePath}"
 ${product.salePriceCents === undefined ? '' : html`data-formatted-list-price="${formatPrice(regularCents(product, page.view), page.view)}"`}
 ${optionCode ? html`data-option-choice-parameter="${optionCode}"` : ''}
 ${
   product.isInstallationRequired
     ? html`data-is-installation-service-required="true" data-installation-service-type="standard"`
     : ''
 } ${product.isCustomOrder || product.isMonogrammed ? html`data-has-custom-order-confirmation="true"` : ''}
 ${product.isMonogrammed ? html`data-is-monogrammed="true"` : ''}
 ${product.personalizationType === 100 ? html`data-is-personalized="true"` : ''}>
${personalization || product.terms ? html`<script type="application/json" data-island-props>${json(props)}</script>` : ''}
<form class="shop-add-form" method="post" action="${link(page, '/cart/add')}">
<input type="hidden" name="${tokenField}" value="${page.token}">
<input type="hidden" name="Sku" value="${product.sku}">
<input type="hidden" name="OptionChoiceParameter" value="${optionCode ?? ''}">
${personalization?.lines.map(
  ({ elementName, label, fontAttributes }) => html`<div class="shop-add-line">
<label for="line-${elementName}">${label}</label>
<input class="form-control" type="text" id="line-${elementName}" name="${elementName}" autocomplete="off" ${
    isOut ? html`disabled` : ''
  }>
<p>Up to ${fontAttributes?.maxLength} characters</p>
</div>
`,
)}
<div class="shop-add-quantity">
<label for="quantity">Quantity</label>
<input class="form-control" type="number" id="quantity" name="Quantity" value="1" min="1" max="${maxOf(product)}" required>
</div>
<button type="submit" class="btn btn-shop" ${isOut ? html`disabled` : ''}>${
    isOut ? 'Out of Stock' : 'Add to Cart'
  }</button>
</form>
</div>`;
}
