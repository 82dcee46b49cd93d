import { html } from 'hono/html';
import type { Miniset } from '../../../../src/contract/listing/listing.ts';
import type { Product } from '../../catalog/catalog.ts';
import { tokenField } from '../../token.ts';
import { compareCheckbox } from '../browse-hosts.ts';
import { pictureSource, tilePicture } from '../main-picture.ts';
import { link, type Markup, type Page } from '../page.ts';
import { badge, price, swatches, tileFacts } from '../product-tile.ts';

/** The one form that the buttons of all tiles submit. */
const formId = 'tile-add';

/** The fields that the tiles' buttons send. */
export function tileForm(page: Page): Markup {
  return html`<form id="${formId}" method="post" action="${link(page, '/cart/add')}"
><input type="hidden" name="${tokenField}" value="${page.token}"></form>`;
}

/** A product of a listing, with the same line heights as the island's tile, so that mounting shifts nothing. */
export function listingTile(page: Page, product: Product, index: number, miniset: Miniset): Markup {
  return html`<li class="tile">
<img class="tile-picture" ${pictureSource(tilePicture(product))}
 width="400" height="400" alt="" ${index < 4 ? '' : html`loading="lazy"`} decoding="async">
<div class="tile-text"><a class="tile-link" href="${link(page, product.url)}"><span class="tile-name"
><span class="tile-words">${product.name}<span class="tile-cut" aria-hidden="true"></span></span></span></a>
<div class="tile-cost">${price(product, page.view, 'tile-price')}
${tileFacts(page, product, false)}</div></div>
${badge(product)}
${quickViewLink(miniset)}
${swatches(page, product)}
${compareCheckbox(page, product, miniset)}
<div class="tile-action">${addAction(page, product, miniset)}</div>
</li>
`;
}

/** On the picture, as the island has it; without script it leads to the product's page. */
function quickViewLink(miniset: Miniset): Markup {
  return html`<a class="tile-quick-view" href="${miniset.navigateUrl}" ${quickViewAttributes(miniset)}>Quick View<span class="sr-only"> ${miniset.name}</span></a>`;
}

const quickViewAttributes = (miniset: Miniset) => html`data-island-open="quick-view"
 data-sku="${miniset.sku}" data-name="${miniset.name}" data-formatted-price="${miniset.formattedPrice}"
 data-image-path="${miniset.imagePath}"
 ${miniset.formattedListPrice ? html`data-formatted-list-price="${miniset.formattedListPrice}"` : ''}
 ${miniset.optionChoiceParameter ? html`data-option-choice-parameter="${miniset.optionChoiceParameter}"` : ''}`;

/** Adds a product by the form of the tiles; one that is made to order opens its quick view. */
export function addAction(page: Page, product: Product, miniset?: Miniset): Markup {
  const name = html`<span class="sr-only"> ${product.name}</span>`;
  if (product.stock === 'out')
    return html`<button class="btn btn-quiet" type="button" disabled>Out of stock</button>`;
  if (product.isCustomOrder)
    return html`<a class="btn btn-quiet" href="${link(page, product.url)}" ${miniset ? quickViewAttributes(miniset) : ''}>Choose Options${name}</a>`;
  return html`<button class="btn btn-quiet" form="${formId}" name="Sku" value="${product.sku}">Add to Cart${name}</button>`;
}
