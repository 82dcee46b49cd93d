import { html } from 'hono/html';
import type { Product } from '../catalog/catalog.ts';
import { minisetOf } from '../listing/model.ts';
import { dimensionsOf } from '../product/browse-model.ts';
import { recommended } from '../product/recommended.ts';
import { specialOrderOf } from '../special-order/pieces.ts';
import { selectedStore } from '../stores.ts';
import { attributeJson, json } from './json.ts';
import { link, type Markup, type Page } from './page.ts';

interface Viewed {
  product: Product;
  optionCode: string | undefined;
}

/**
 * The link that shows where an island shows nothing, as without script. On a page with several such islands each has
 * another link.
 */
const news = { path: '/new', text: 'See what is new' };

/** Recently viewed products. On a product page it loads at once, because it records the view. */
export function recentlyViewedHost(page: Page, viewed?: Viewed): Markup {
  return html`<section class="shop-pod"><div data-island="recently-viewed-products"
 ${
   viewed
     ? html`data-island-load="idle" data-sku="${viewed.product.sku}" data-family-id="${viewed.product.familyId}"`
     : ''
 } ${viewed?.optionCode ? html`data-option-choice-parameter="${viewed.optionCode}"` : ''} ${
   viewed && specialOrderOf(viewed.product.sku) ? html`data-follows="sku option-choice-parameter"` : ''
 }
><p><a href="${link(page, '/new')}">See what is new</a></p></div></section>`;
}

/** Recently viewed categories; the page context has the URL of the call. */
export function recentCategoriesHost(page: Page, more = news): Markup {
  return html`<section class="shop-pod"><div data-island="recently-viewed-categories"
><p><a href="${link(page, more.path)}">${more.text}</a></p></div></section>`;
}

/** A product showcase with products from the page. */
export function showcaseHost(page: Page, heading: string, products: Product[], more = news): Markup {
  const items = products.map((product) => recommended(product, page.view));
  return html`<section class="shop-pod"><div data-island="product-showcase" data-heading="${heading}" data-pi-id="home-new">
<script type="application/json" data-island-props>${json({ items })}</script>
<p><a href="${link(page, more.path)}">${more.text}</a></p></div></section>`;
}

/** A showcase of two products, from a pod. */
export function listingShowcaseHost(page: Page): Markup {
  return html`<section class="shop-pod shop-showcase"><div data-island="product-showcase" data-pod-id="bestsellers-stores"
 data-on-listing="true" data-heading="Worth a Look" data-pi-id="listing-bestsellers"
><p><a href="${link(page, '/sale')}">See everything on sale</a></p></div></section>`;
}

/** The recent swatches: below the picture, on phones last. Until the first pick they have no height. */
export function recentSwatchesHost(): Markup {
  return html`<div class="shop-swatches" data-island="recent-swatches"></div>`;
}

/** A product's dimensions: a plain list, to which the island adds the choice of units. */
export function dimensionsHost(product: Product): Markup | '' {
  const { width, depth, height } = product.dimensions;
  if (!(width || depth || height)) return '';
  const isRound = width === depth && /\bround\b/i.test(product.name);
  const rows: [string, number][] = isRound
    ? [['Diameter', width]]
    : [
        ['Width', width],
        ['Depth', depth],
      ];
  return html`<div class="shop-dimensions" data-island="product-dimensions" data-dimensions='${attributeJson(dimensionsOf(product))}'
 ${specialOrderOf(product.sku) ? html`data-follows="dimensions"` : ''}>
<dl class="facts">
${[...rows, ['Height', height] as const]
  .filter(([, value]) => value > 0)
  .map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}″</dd>
`,
  )}</dl></div>`;
}

/**
 * Stores that have a product: a plain form, which leads to a page with them. Unless the shopper has a store, the
 * island loads on interaction only.
 */
export function storeAvailabilityHost(page: Page, product: Product): Markup {
  const store = selectedStore(page.shop, page.sessionId);
  const label = page.view.country === 'CA' ? 'Postal code' : 'ZIP code';
  return html`<div class="shop-stores" data-island="store-availability" data-sku="${product.sku}"
 ${store ? html`data-selected-store="${store.name}"` : html`data-island-load="interaction"`}>
<p class="shop-stores-title">Store Availability</p>
${store ? html`<p>Your store: <strong>${store.name}</strong></p>` : ''}
<form class="shop-stores-form" method="get" action="${link(page, '/stores')}">
<input type="hidden" name="sku" value="${product.sku}">
<div><label for="zip">${label}</label>
<input class="form-control" type="text" id="zip" name="zip" value="${page.query.get('zip') ?? ''}" autocomplete="postal-code" required></div>
<button type="submit" class="btn btn-quiet">Check Stores</button>
</form></div>`;
}

/** A checkbox to compare a product; without script, for the form of {@link compareHost}. */
export function compareCheckbox(
  page: Page,
  product: Product,
  miniset = minisetOf(product, page.view, (path) => link(page, path)),
): Markup {
  const { facts, navigateUrl: url, ...shown } = miniset;
  const { sku, name, formattedPrice, formattedListPrice, imagePath, imagePathHiRes, isInStock } = shown;
  const described = {
    ...{ sku, name, formattedPrice, formattedListPrice, imagePath, imagePathHiRes, url, facts, isInStock },
    optionChoiceParameter: shown.optionChoiceParameter,
    customOrderConfirmation: shown.customOrderConfirmation,
  };
  return html`<label class="shop-compare-choice"><input type="checkbox" name="sku" value="${product.sku}" form="compare"
 data-compare-product='${attributeJson(described)}'> Compare<span class="sr-only"> ${product.name}</span></label>`;
}

/** The products to compare: a plain form for the page's checkboxes. */
export function compareHost(page: Page): Markup {
  return html`<div class="shop-compare" data-island="compare-list"
><form id="compare" method="get" action="${link(page, '/compare')}"><button type="submit" class="btn btn-quiet"
>Compare</button></form></div>`;
}
