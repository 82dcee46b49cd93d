import { html } from 'hono/html';
import type { Product } from '../../catalog/catalog.ts';
import type { Ask } from '../../registries/asks.ts';
import { formattedEventDate } from '../../registries/event-date.ts';
import type { Registry } from '../../registries/registries.ts';
import { registryTypes } from '../../registries/types.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';

const title = 'Choose a Registry';

interface Choice {
  registries: Registry[];
  product: Product;
  ask: Ask;
  asked: string;
}

/** Asks which of several registries to add to. */
export function chooseRegistryPage(page: Page, { registries, product, ask, asked }: Choice): Markup {
  const content = html`
<div class="container section shop-account-page">
<h1 class="page-title">${title}</h1>
<form class="shop-form" method="post" action="${link(page, '/gift-registry/add')}">
${antiForgery(page)}${hiddenField('asked', asked)}
<fieldset class="registry-choice">
<legend>Which registry should hold ${product.name}?</legend>
${registries.map(
  (registry, index) => html`<label><input type="radio" name="GrId" value="${registry.grId}" required ${
    index === 0 ? html`checked` : ''
  }> <span>${registry.name} <span class="quiet">${registryFacts(page, registry)}</span></span></label>
`,
)}</fieldset>
<button type="submit" class="btn btn-shop">Add To Registry</button>
</form>
<p class="registry-back"><a href="${ask.returnUrl ?? link(page, product.url)}">Continue Shopping</a></p>
</div>`;
  return layout(page, { title, name: 'page-account' }, content);
}

/** The kind and date of a registry. */
export function registryFacts(page: Page, registry: Registry): string {
  return [registryTypes[registry.type], formattedEventDate(registry, page.view)].filter(Boolean).join(' · ');
}
