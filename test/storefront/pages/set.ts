import { html } from 'hono/html';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Product } from '../catalog/catalog.ts';
import { currentCents } from '../money.ts';
import { pictureOf } from '../pictures.ts';
import { productAddress } from '../product/browse-model.ts';
import { type ProductSet, productsOf } from '../product/sets.ts';
import { tokenField } from '../token.ts';
import { availabilityHost } from './availability-host.ts';
import { addToCartHost } from './hosts.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';
import { price } from './product-tile.ts';

/** A set: each of its products with its own form, and one button for all of them. */
export function setPage(page: Page, set: ProductSet): Markup {
  const products = productsOf(page.shop.database, set);
  const content = html`<div class="container">
<nav class="crumbs" aria-label="You are here"><a href="${link(page, '/')}">Home</a></nav>
<h1 class="product-name">${set.name}</h1>
<p class="lead-quiet">${set.about}</p>
<ul class="set">
${products.map((product) => member(page, product))}</ul>
${togetherHost(page, products)}
</div>`;
  return layout(page, { title: set.name, description: set.about, name: 'page-set' }, content);
}

function member(page: Page, product: Product): Markup {
  const parameter = product.fabrics?.[0]?.code ?? '';
  const address = link(page, productAddress(product, parameter));
  return html`<li class="set-member" data-product="${product.sku}">
<a class="set-picture" href="${address}" tabindex="-1" aria-hidden="true"
><img src="${pictureOf(product, parameter).small}" width="320" height="320" alt=""></a>
<div class="set-about"><h2><a href="${address}">${product.name}</a></h2>
${price(product, page.view, 'product-price')}
${product.fabrics ? html`<p class="quiet">In ${product.fabrics[0]!.name}. <a href="${address}">See all fabrics</a></p>` : ''}</div>
<div class="set-buy">${availabilityHost(page, product, parameter)}
${addToCartHost(page, product, parameter, { suffix: `-${product.sku}`, location: 'set-page' })}</div>
</li>
`;
}

/** One of each without script; the island adds them as their forms have them. */
function togetherHost(page: Page, products: readonly Product[]): Markup {
  const offered = products.filter(({ stock }) => stock !== 'out');
  const skus = products.map(({ sku }) => sku).join(' ');
  const cents = offered.reduce((sum, product) => sum + currentCents(product, page.view), 0);
  return html`<div class="set-together"><p>One of each: <strong>${formatPrice(cents, page.view)}</strong></p>
<div data-island="add-to-cart" data-sku="${products[0]?.sku}" data-skus="${skus}">
<form method="post" action="${link(page, '/cart/add-set')}">
<input type="hidden" name="${tokenField}" value="${page.token}">
<input type="hidden" name="Skus" value="${offered.map(({ sku }) => sku).join(' ')}">
<button type="submit" class="btn btn-shop">Add All ${offered.length} to Cart</button>
</form>
</div></div>`;
}
