import { html } from 'hono/html';
import { type FoundRegistry, findRegistries, isSearchable } from '../../registries/find.ts';
import { field } from '../account/field.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { registryFacts } from './choose.ts';
import { guestPath, listPath } from './paths.ts';

/** Where guests look for a registry: each brand has a page of its own (cart §2). */
export const finderPaths = ['/wedding-gift-registry', '/gift-registry/guest/find-registry'];

/** The search for a registry, what it has found, and what registries begin with. */
export function registryFinderPage(page: Page): Markup {
  const words = page.query.get('name') ?? '';
  const content = html`
<div class="container section shop-account-page registry-page">
<h1 class="page-title">Find a Gift Registry</h1>
<p class="lead-quiet">Look for it by the name of its owner, its own name, or its number.</p>
<form class="shop-form" method="get" action="${link(page, page.path)}" role="search" id="find">
${field({
  name: 'name',
  prefix: 'find',
  label: 'Name or number',
  value: words,
  autocomplete: 'off',
  error: words && !isSearchable(words) ? 'Please enter two letters or more.' : undefined,
})}
<button type="submit" class="btn btn-shop">Find a Registry</button>
</form>
${isSearchable(words) ? results(page, words) : ''}
<p><a href="${link(page, listPath)}" class="lone-link">Go to your own registries</a></p>
</div>
<div class="container">${registryPods(page)}</div>`;
  return layout(page, { title: 'Find a Gift Registry', name: 'page-account' }, content);
}

function results(page: Page, words: string): Markup {
  const found = findRegistries(page.shop, words);
  if (found.length === 0) return html`<p role="status">We found no registry for “${words}”.</p>`;
  return html`<section class="registry"><h2>${found.length === 1 ? '1 registry' : `${found.length} registries`}</h2>
<ul class="plain-links">
${found.map((one) => result(page, one))}</ul></section>`;
}

function result(page: Page, { registry, owner }: FoundRegistry): Markup {
  return html`<li><a href="${link(page, guestPath(registry))}">${registry.name}</a>
<span class="quiet">${owner} · ${registryFacts(page, registry)}</span></li>
`;
}

/** A set to start a registry with, added at once, and what other registries have. */
function registryPods(page: Page): Markup {
  const more = html`<p><a href="${link(page, '/new')}">See what is new</a></p>`;
  return html`<section class="shop-pod"><div data-island="recommendation-carousel" data-pod-id="registry-starter-set"
 data-registrant-mode="true" data-show-bottom-add-button="true">${more}</div></section>
<section class="shop-pod"><div data-island="recommendation-carousel" data-pod-id="registry-you-may-also-want"
 data-registrant-mode="true">${more}</div></section>`;
}
