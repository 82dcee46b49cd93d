import { html } from 'hono/html';
import { formatPrice } from '../../../../src/domain/money.ts';
import { currentCents } from '../../money.ts';
import { pictureOf } from '../../pictures.ts';
import type { FoundRegistry } from '../../registries/find.ts';
import { type WantedItem, wantedItems } from '../../registries/purchases.ts';
import { addToCartHost } from '../hosts.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { registryFacts } from './choose.ts';
import { finderPaths } from './finders.ts';

/** A registry as its guests see it: what is wanted, what has been bought, and a button for each of the rest. */
export function guestRegistryPage(page: Page, found: FoundRegistry): Markup {
  const { registry, owner } = found;
  const items = wantedItems(page.shop, registry);
  const content = html`
<div class="container section registry-page">
<nav class="crumbs" aria-label="You are here"><a href="${link(page, finderPaths[0]!)}">Find a registry</a></nav>
<h1 class="page-title">${registry.name}</h1>
<p class="lead-quiet">${owner} · ${registryFacts(page, registry)}</p>
${items.length === 0 ? html`<p>There is nothing in it yet.</p>` : ''}
<ul class="set">
${items.map((item, index) => wanted(page, found, { item, position: index + 1, totalPositions: items.length }))}</ul>
</div>`;
  return layout(page, { title: registry.name, name: 'page-set' }, content);
}

interface Place {
  item: WantedItem;
  position: number;
  totalPositions: number;
}

function wanted(page: Page, { registry }: FoundRegistry, { item, ...place }: Place): Markup {
  const { product, quantity, bought } = item;
  const address = link(page, `${product.url}?${new URLSearchParams({ grId: registry.grId })}`);
  return html`<li class="set-member" data-product="${product.sku}">
<a class="set-picture" href="${address}" tabindex="-1" aria-hidden="true"
><img src="${pictureOf(product).small}" width="320" height="320" alt=""></a>
<div class="set-about"><h2><a href="${address}">${product.name}</a></h2>
<p>${formatPrice(currentCents(product, page.view), page.view)}</p>
<p class="quiet">${bought} of ${quantity} bought</p></div>
<div class="set-buy">${buy(page, item, { address, grId: registry.grId, ...place })}</div>
</li>
`;
}

interface Buying extends Omit<Place, 'item'> {
  address: string;
  grId: string;
}

/** A product with choices is bought on its own page, so that no choice is made for the guest (decision 61). */
function buy(page: Page, { product, left }: WantedItem, { address, ...place }: Buying): Markup {
  if (left === 0) return html`<p>All of it has been bought. Thank you!</p>`;
  if (product.fabrics || product.isMonogrammed || product.personalizationType)
    return html`<a class="btn btn-quiet" href="${address}">Choose Options<span class="sr-only"> ${product.name}</span></a>`;
  return addToCartHost(page, product, undefined, {
    suffix: `-${product.sku}`,
    location: 'gift-registry',
    most: left,
    ...place,
  });
}
