import type { Hono } from 'hono';
import { html } from 'hono/html';
import { postalCodeMessages } from '../../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeError, readPostalCode } from '../../../src/domain/delivery/postal-code.ts';
import { refusedInput } from '../api/answer.ts';
import { distanceText, nearStores, stockText } from '../api/store-availability.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { hoursOf, selectStore, storeByNumber } from '../stores.ts';
import { tokenField } from '../token.ts';
import type { Variant } from '../view.ts';
import { storeAvailabilityHost } from './browse-hosts.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';
import { postedFields } from './posted-fields.ts';

/** The stores that have a product, as a page: the target of the product page's form without script. */
export function storesPage(page: Page): Markup | undefined {
  const product = productBySku(page.shop.database, page.query.get('sku') ?? '');
  return product && layout(page, { title: 'Stores', name: 'page-stores' }, storesContent(page, product));
}

function storesContent(page: Page, product: Product): Markup {
  const typed = page.query.get('zip') ?? '';
  const { country } = page.view;
  const code = readPostalCode(typed, country);
  return html`
<div class="container section prose">
<h1 class="page-title">Stores</h1>
<p><a href="${link(page, product.url)}">${product.name}</a></p>
${storeAvailabilityHost(page, product)}
${
  code.status === 'valid'
    ? storeList(page, product, code.value)
    : html`<p role="alert">${postalCodeError(typed, country, postalCodeMessages[country])}</p>`
}
</div>`;
}

function storeList(page: Page, { sku }: Product, zip: string): Markup {
  return html`<ul class="store-list">
${nearStores(page.shop, page.view, { sku, zip }).map(
  (store) => html`<li><h2><a href="${link(page, `/stores/${store.number}`)}">${store.name}</a></h2>
<p>${store.address}, ${store.city}, ${store.state} ${store.postalCode} · ${distanceText(store, page.view)} · ${store.phone}</p>
<p>${stockText(store)}${store.isOnDisplay ? ' · On display' : ''}</p>
<form method="post" action="${link(page, '/stores/select')}">
<input type="hidden" name="${tokenField}" value="${page.token}">
<input type="hidden" name="store" value="${store.number}"><input type="hidden" name="sku" value="${sku}">
<button type="submit" class="btn-link-shop">Make this my store<span class="sr-only"> ${store.name}</span></button>
</form></li>
`,
)}</ul>`;
}

/** A store: where it is, when it is open, and how to call it. */
export function storePage(page: Page): Markup | undefined {
  const store = storeByNumber(page.shop, page.path.split('/').at(-1) ?? '');
  if (!store) return undefined;
  const content = html`
<div class="container section prose">
<h1 class="page-title">${store.name}</h1>
<address><p>${store.address}<br>${store.city}, ${store.state} ${store.postalCode}</p>
<p><a href="tel:${store.phone.replaceAll(/\D/g, '')}">${store.phone}</a></p></address>
<h2>Hours</h2>
<dl class="facts">
${hoursOf(store).map(({ days, time }) => html`<dt>${days}</dt><dd>${time}</dd>`)}</dl>
<p>${store.isPickup ? 'Orders can be picked up here.' : 'Orders cannot be picked up here.'}</p>
</div>`;
  return layout(page, { title: store.name, name: 'page-stores' }, content);
}

/** Sets the session's pickup store, and redirects back to the product. */
export function storeForms(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.post('/stores/select', async (c) => {
    const fields = await postedFields(c, shop);
    const sessionId = c.get('sessionId');
    const store = storeByNumber(shop, String(fields.store));
    if (!store) throw refusedInput('store', fields.store, 'the number of a store');
    const product = productBySku(shop.database, String(fields.sku));
    selectStore(shop, sessionId, store.number);
    return c.redirect(link({ variant }, product?.url ?? '/'), 303);
  });
}
