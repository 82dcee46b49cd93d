import { html } from 'hono/html';
import { hasChecklist } from '../../registries/checklists.ts';
import { pieceCount, registryItems } from '../../registries/items.ts';
import type { Registry } from '../../registries/registries.ts';
import { askedReturn } from '../account/return-to.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { registryFacts } from './choose.ts';
import { itemList } from './items.ts';
import { checklistPath, listPath } from './paths.ts';

/** One registry of the account, with a confirmation of the latest add. */
export function registryPage(page: Page, registry: Registry): Markup {
  const count = pieceCount(page.shop, registry);
  const content = html`
<div class="container section shop-account-page registry-page">
<h1 class="page-title">${registry.name}</h1>
<p class="lead-quiet">${registryFacts(page, registry)} · ${count === 1 ? '1 item' : `${count} items`}</p>
${addedNote(page, registry)}
${itemList(page, registry, 2)}
<ul class="plain-links">
${hasChecklist(registry) ? html`<li><a href="${link(page, checklistPath(registry))}">View Checklist</a></li>` : ''}
<li><a href="${link(page, listPath)}">Your registries</a></li>
</ul>
</div>`;
  return layout(page, { title: registry.name, name: 'page-account' }, content);
}

/** Only for products that are in the registry, so that a forged link cannot show a confirmation. */
function addedNote(page: Page, registry: Registry): Markup | '' {
  const sku = page.query.get('added');
  const added = registryItems(page.shop, registry).find(({ product }) => product.sku === sku);
  const asked = Number(page.query.get('quantity') ?? '1');
  if (!added || !(asked >= 1 && asked <= added.quantity)) return '';
  const back = askedReturn(page, page.query.get('returnUrl')) ?? link(page, added.product.url);
  return html`<div class="registry-added" role="status">
<p>${asked === 1 ? '1 item' : `${asked} items`} added to your registry</p>
<p>${added.product.name}</p>
<p><a href="${back}">Continue Shopping</a></p>
</div>`;
}

/** The checklist, for the kinds of registry that have one (checkout §2.2). */
export function checklistLink(page: Page, registry: Registry): Markup | '' {
  return hasChecklist(registry)
    ? html` · <a href="${link(page, checklistPath(registry))}">Checklist<span class="sr-only"> of ${registry.name}</span></a>`
    : '';
}
