import { html } from 'hono/html';
import type { Product } from '../../catalog/catalog.ts';
import { pieceCount } from '../../registries/items.ts';
import { maxNameLength } from '../../registries/limits.ts';
import type { NewRegistryErrors, NewRegistryForm } from '../../registries/new-registry.ts';
import type { Registry } from '../../registries/registries.ts';
import { registryTypes } from '../../registries/types.ts';
import { alert, antiForgery, field, hiddenField } from '../account/field.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { registryFacts } from './choose.ts';
import { itemList } from './items.ts';
import { listPath, registryPath } from './paths.ts';
import { checklistLink } from './registry.ts';

interface ListFrame {
  registries: Registry[];
  entered?: NewRegistryForm;
  errors?: NewRegistryErrors;
  /** The product that will be added to the first registry created. */
  waiting?: { product: Product; asked: string } | undefined;
}

/** All registries of the account with their items, and the form for a new one. */
export function registryListPage(page: Page, { registries, ...form }: ListFrame): Markup {
  const content = html`
<div class="container section shop-account-page registry-page">
<h1 class="page-title">Your Registries</h1>
${registries.map((registry) => summary(page, registry))}
${registries.length === 0 ? html`<p class="lead-quiet">${nothingYet(form.waiting?.product)}</p>` : ''}
<section class="registry-new"><h2>Make a Registry</h2>
${newRegistryForm(page, form)}
</section>
</div>`;
  return layout(page, { title: 'Your Registries', name: 'page-account' }, content);
}

function nothingYet(waiting: Product | undefined): string {
  return waiting
    ? `You have no registry yet. Make one, and ${waiting.name} is added to it.`
    : 'You have no registry yet. Make one, and add to it from any product’s page.';
}

function summary(page: Page, registry: Registry): Markup {
  const count = pieceCount(page.shop, registry);
  return html`<section class="registry">
<h2><a href="${link(page, registryPath(registry))}">${registry.name}</a></h2>
<p class="quiet">${registryFacts(page, registry)} · ${count === 1 ? '1 item' : `${count} items`}${checklistLink(page, registry)}</p>
${itemList(page, registry, 3)}
</section>
`;
}

function newRegistryForm(
  page: Page,
  { entered, errors = {}, waiting }: Omit<ListFrame, 'registries'>,
): Markup {
  const prefix = 'registry';
  return html`${alert(Object.keys(errors).length > 0 ? 'Please look at the fields below.' : undefined)}
<form class="shop-form" method="post" action="${link(page, `${listPath}/create`)}" novalidate>
${antiForgery(page)}${waiting ? hiddenField('asked', waiting.asked) : ''}
${field({
  name: 'name',
  prefix,
  label: 'Name',
  value: entered?.name,
  autocomplete: 'off',
  hint: `As your guests read it, in up to ${maxNameLength} characters.`,
  error: errors.name,
})}
<div class="shop-field">
<label for="registry-type">For</label>
<select class="form-control" id="registry-type" name="type" ${
    errors.type ? html`aria-invalid="true" aria-describedby="registry-type-note"` : ''
  }>
${Object.entries(registryTypes).map(
  ([
    type,
    name,
  ]) => html`<option value="${type}" ${entered?.type === type ? html`selected` : ''}>${name}</option>
`,
)}</select>
${errors.type ? html`<p class="shop-error" id="registry-type-note">${errors.type}</p>` : ''}
</div>
${field({
  name: 'eventDate',
  prefix,
  label: 'Date (optional)',
  type: 'date',
  value: entered?.eventDate,
  autocomplete: 'off',
  isOptional: true,
  error: errors.eventDate,
})}
<button type="submit" class="btn btn-shop">Make a Registry</button>
</form>`;
}
