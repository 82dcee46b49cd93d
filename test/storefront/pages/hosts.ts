import { html } from 'hono/html';
import { formatPrice } from '../../../src/domain/money.ts';
import { maxOf } from '../cart/quantity-limit.ts';
import type { Product } from '../catalog/catalog.ts';
import { currentCents, regularCents } from '../money.ts';
import { pictureOf } from '../pictures.ts';
import { productAddress } from '../product/browse-model.ts';
import { tokenField } from '../token.ts';
import { json } from './json.ts';
import { link, type Markup, type Page } from './page.ts';
import { addFormId, personalizationHost } from './personalization-host.ts';
import { missingOptions } from './product/missing-options.ts';
import type { ShownOrder } from './product/shown.ts';

/** The header's cart link; the island keeps its count current. */
export function cartCountHost(page: Page): Markup {
  return html`<div class="shop-tool" data-island="cart-count" data-count="${page.buyableCount}" data-opens-drawer
><a href="${link(page, '/checkout/cart')}">Cart (<span>${page.buyableCount}</span>)</a></div>`;
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

interface AddHost {
  special?: ShownOrder | undefined;
  /** Of the form's ids, on a page with several products. */
  suffix?: string;
  location?: string;
  /** The registry that it is bought from. */
  grId?: string | undefined;
  /** How many can be added, if fewer than the shop sells. */
  most?: number;
  position?: number;
  totalPositions?: number;
}

/**
 * The add-to-cart form of a product page: a plain form, which the island takes over. The editor of a personalization stands
 * before it.
 */
export function addToCartHost(
  page: Page,
  product: Product,
  optionCode: string | undefined,
  { special, suffix = '', location = 'product-page', grId, most = Infinity, ...place }: AddHost = {},
): Markup {
  const isOut = product.stock === 'out';
  const max = Math.min(maxOf(product, page.view), most);
  const { personalizationType, terms } = product;
  const refusal = special?.refusal;
  return html`${personalizationHost(page, product, optionCode)}
<div class="shop-add" data-island="add-to-cart" data-sku="${product.sku}"
 data-stock="${isOut ? 'out' : 'in'}" data-quantity="1" data-max-quantity="${max}" data-location="${location}" data-url="${productAddress(product, optionCode ?? '')}"
 data-formatted-price="${formatPrice(currentCents(product, page.view), page.view)}" data-image-path="${pictureOf(product, optionCode).small}"
 ${special ? html`${missingOptions(special)} data-follows="sku option-choice-parameter missing-options formatted-price image-path stock url personalization"` : ''}
 ${product.salePriceCents === undefined ? '' : html`data-formatted-list-price="${formatPrice(regularCents(product, page.view), page.view)}"`}
 ${optionCode ? html`data-option-choice-parameter="${optionCode}"` : ''}
 ${grId ? html`data-gift-registry-id="${grId}"` : ''}
 ${place.position ? html`data-position="${place.position}" data-total-positions="${place.totalPositions}"` : ''}
 ${
   product.isInstallationRequired
     ? html`data-is-installation-service-required="true" data-installation-service-type="standard"`
     : ''
 } ${product.isCustomOrder || product.isMonogrammed ? html`data-has-custom-order-confirmation="true"` : ''}
 ${product.isMonogrammed ? html`data-is-monogrammed="true"` : ''}
 ${personalizationType === 100 ? html`data-is-personalized="true"` : ''}
 ${personalizationType ? html`data-personalization-type="${personalizationType}"` : ''}>
${terms ? html`<script type="application/json" data-island-props>${json({ terms })}</script>` : ''}
<form class="shop-add-form" id="${addFormId}${suffix}" method="post" action="${link(page, '/cart/add')}">
<input type="hidden" name="${tokenField}" value="${page.token}">
<input type="hidden" name="Sku" value="${product.sku}">
<input type="hidden" name="OptionChoiceParameter" value="${optionCode ?? ''}">
${grId ? html`<input type="hidden" name="GiftRegistryId" value="${grId}">` : ''}
<div class="shop-add-quantity">
<label for="quantity${suffix}">Quantity</label>
<input class="form-control" type="number" id="quantity${suffix}" name="Quantity" value="1" min="1" max="${max}" required>
</div>
<button type="submit" class="btn btn-shop" ${isOut || refusal ? html`disabled` : ''}>${
    isOut ? 'Out of stock' : 'Add to Cart'
  }</button>
${refusal ? html`<p class="shop-add-refusal">${refusal}</p>` : ''}
</form>
</div>`;
}
