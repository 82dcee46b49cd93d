import { html } from 'hono/html';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Product } from '../catalog/catalog.ts';
import { currentCents, regularCents } from '../money.ts';
import { cardFacts } from '../product/card-facts.ts';
import { tileColors } from '../product/colors.ts';
import type { View } from '../view.ts';
import { badgeOf } from './badge.ts';
import { compareCheckbox } from './browse-hosts.ts';
import { pictureSource, tilePicture } from './main-picture.ts';
import { link, type Markup, type Page } from './page.ts';

/** A product in a grid: square picture, name, price, its fabrics, and the checkbox to compare it. */
export function productTile(page: Page, product: Product, index: number, isComparable = false): Markup {
  return html`<li class="tile">
<a class="tile-link" href="${link(page, product.url)}">
<img class="tile-picture" ${pictureSource(tilePicture(product))}
 width="400" height="400" alt="" ${index < 4 ? '' : html`loading="lazy"`} decoding="async">
<span class="tile-name">${product.name}</span>
</a>
${badge(product)}
${price(product, page.view, 'tile-price')}
${tileFacts(page, product, true)}
${swatches(page, product)}
${isComparable ? compareCheckbox(page, product) : ''}
</li>
`;
}

/**
 * The price; on sale both prices, each named for screen readers, which do not announce the line through the old one.
 */
export function price(product: Product, view: View, className: string): Markup {
  const regular = formatPrice(regularCents(product, view), view);
  if (product.salePriceCents === undefined) return html`<p class="${className}">${regular}</p>`;
  const sale = formatPrice(currentCents(product, view), view);
  return html`<p class="${className}"><span class="price-sale"><span class="sr-only">Sale price </span>${sale}</span>
<s class="price-regular"><span class="sr-only">Regular price </span>${regular}</s></p>`;
}

export function badge(product: Product): Markup | '' {
  const text = badgeOf(product);
  return text === undefined ? '' : html`<span class="badge-shop" data-badge="${text}">${text}</span>`;
}

/**
 * How a product is rated, and when it comes, as the islands' cards say it. Sold out is said where nothing else on the tile
 * says it.
 */
export function tileFacts(page: Page, product: Product, saysStock: boolean): Markup {
  const { rating, reviewCount, deliveryText, isInStock } = cardFacts(product, page.view);
  return html`<p class="tile-facts">${
    rating === undefined
      ? ''
      : html`<span><span aria-hidden="true">★ ${rating.toFixed(1)} (${reviewCount})</span><span class="sr-only">Rated ${rating.toFixed(1)} of 5 by ${reviewCount === 1 ? '1 shopper' : `${reviewCount} shoppers`}</span></span>`
  }${deliveryText ? html`<span>${deliveryText}</span>` : ''}${saysStock && !isInStock ? html`<span>Out of stock</span>` : ''}</p>`;
}

/** The first of its fabrics, if there are several: links to its page in each. */
export function swatches(page: Page, product: Product): Markup | '' {
  const { shown, count } = tileColors(product);
  if (count === 0) return '';
  return html`<p class="tile-swatches"><span class="sr-only">${count} fabrics</span>${shown.map(
    ({ name, hex, url }) =>
      html`<a href="${link(page, url)}">${swatch(hex, 20)}<span class="sr-only">${name} ${product.name}</span></a>`,
  )}${count > shown.length ? html`<span aria-hidden="true">+${count - shown.length}</span>` : ''}</p>`;
}

/** A swatch as a picture, because the page's security policy allows no style attribute. */
export function swatch(hex: string, size: number): Markup {
  return html`<svg class="swatch" width="${size}" height="${size}" viewBox="0 0 20 20" aria-hidden="true"
><circle cx="10" cy="10" r="9.5" fill="${hex}" stroke="#00000026"/></svg>`;
}
