import { html } from 'hono/html';
import { validCode } from '../../../src/domain/delivery/postal-code.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { availabilities } from '../../../src/domain/product/availability.ts';
import { choicesOf } from '../cart/choices.ts';
import type { Product } from '../catalog/catalog.ts';
import { productAvailability } from '../product/availability.ts';
import { selectedStore } from '../stores.ts';
import { link, type Markup, type Page } from './page.ts';

const names = { ship: 'Ship', pickup: 'Pick Up', delivery: 'Delivery' };

/**
 * How a product can be had: the ways, their messages and the ZIP code, at the island's height. Without script the form
 * leads back to this page, with dates and prices for the typed code.
 */
export function availabilityHost(page: Page, product: Product, parameter: string): Markup {
  const { shop, view, sessionId } = page;
  const zip =
    validCode(page.query.get('zip') ?? '', view.country) ?? choicesOf(shop, sessionId, view).place?.zip;
  const storeNumber = selectedStore(shop, sessionId)?.number;
  const answer = productAvailability(
    { shop, view, sessionId, zip, storeNumber },
    { product, parameter, quantity: 1 },
  );
  const buttons = answer.shopButtonGroup?.buttons ?? [];
  const isGone = answer.availability === availabilities.noLongerAvailable;
  const said = [
    isGone && 'This item is no longer available.',
    answer.message,
    answer.productPurchaseMessage,
  ].filter(Boolean);
  const facts = [
    answer.isLocal && 'Delivered from near you',
    answer.isParcelShipping && 'Travels as a parcel',
    answer.isCanada && 'Ships within Canada',
    answer.isInternational && 'Ships to other countries',
  ].filter(Boolean);
  return html`<div class="shop-ways" id="ways-${product.sku}" data-island="availability" data-sku="${product.sku}"
 ${parameter ? html`data-option-choice-parameter="${parameter}"` : ''} ${zip ? html`data-zip="${zip}"` : ''}
 data-follows="sku option-choice-parameter"><div class="shop-ways-own">
${
  buttons.length > 0
    ? html`<p class="shop-ways-title">How to Get It</p>
<ul>${buttons.map(
        ({ option, edd, price, message, store }) =>
          html`<li><span>${names[option]}<small>${[edd, store?.name, message]
            .filter(Boolean)
            .join(' · ')}</small></span>${
            price === null ? '' : html`<span>${price ? formatPrice(price, view) : 'Free'}</span>`
          }</li>`,
      )}</ul>`
    : ''
}
${said.map((text) => html`<p>${text}</p>`)}
${isGone ? '' : html`<p class="shop-ways-facts">${facts.join(' · ')}</p>`}
${isGone ? others(page, product, answer.nlaCarouselDto) : codeForm(page, product, { zip, hasPickup: buttons.some(({ option }) => option === 'pickup') })}</div></div>`;
}

type Others = ReturnType<typeof productAvailability>['nlaCarouselDto'];

/**
 * Products to buy instead of one that is no longer sold, at the height of the island's carousel, which replaces them.
 */
function others(page: Page, product: Product, carousel: Others): Markup {
  const all = html`<p><a href="${link(page, `/${product.category}`)}">See others like it</a></p>`;
  if (!carousel) return all;
  return html`<p class="shop-ways-place"><a href="#others-${product.sku}">See others like it</a></p>
<div id="others-${product.sku}"><div data-island="product-showcase" data-heading="${carousel.title}" data-sku="${product.sku}"
 data-items="${JSON.stringify(carousel.items)}">${all}</div></div>
<p class="shop-ways-place"><a href="#ways-${product.sku}">Back to its availability</a></p>`;
}

interface Known {
  zip: string | undefined;
  hasPickup: boolean;
}

/** The ZIP code, or the form that asks for it, and the link to the stores. */
function codeForm(page: Page, { sku }: Product, { zip, hasPickup }: Known): Markup {
  const isAsked = !zip || page.query.has('code');
  const label = page.view.country === 'CA' ? 'Postal code' : 'ZIP code';
  const line = html`<p class="shop-ways-place">
${isAsked ? '' : html`<span>To ${zip}</span> <a href="${link(page, `${page.path}?code#ways-${sku}`)}">Change</a>`}
${hasPickup ? html`<a href="${link(page, `/stores?sku=${sku}&zip=${zip ?? ''}`)}">Choose another store</a>` : ''}</p>`;
  const form = html`<form class="shop-stores-form" method="get" action="${link(page, page.path)}">
<div><label for="zip-${sku}">${label}</label>
<input class="form-control" type="text" id="zip-${sku}" name="zip" value="${zip ?? ''}" autocomplete="postal-code" required></div>
<button type="submit" class="btn btn-quiet">Update</button>
</form>`;
  return html`${isAsked && !hasPickup ? '' : line}${isAsked ? form : ''}`;
}
