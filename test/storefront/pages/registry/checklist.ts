import { html } from 'hono/html';
import { menuOf } from '../../menu.ts';
import type { ChecklistEntry, ChecklistGroup } from '../../registries/checklists.ts';
import { type Registry, tickedEntries } from '../../registries/registries.ts';
import { antiForgery } from '../account/field.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { registryFacts } from './choose.ts';
import { checklistPath, registryPath } from './paths.ts';

/** A checklist of things to consider. */
export function checklistPage(page: Page, registry: Registry, groups: readonly ChecklistGroup[]): Markup {
  const ticked = tickedEntries(page.shop, registry);
  const all = groups.flatMap(({ entries }) => entries);
  const done = all.filter(({ id }) => ticked.has(id)).length;
  const content = html`
<div class="container section shop-account-page registry-page">
<h1 class="page-title">Checklist</h1>
<p class="lead-quiet">${registry.name} · ${registryFacts(page, registry)}</p>
<p role="status">${done} of ${all.length} done</p>
<form method="post" action="${link(page, checklistPath(registry))}">
${antiForgery(page)}
<div class="checklist">
${groups.map(
  ({ title, entries }) => html`<fieldset>
<legend>${title}</legend>
${entries.map((entry) => choice(entry, ticked.has(entry.id)))}
${categoryLink(page, entries[0]?.category)}
</fieldset>
`,
)}</div>
<button type="submit" class="btn btn-shop">Save Checklist</button>
</form>
<ul class="plain-links"><li><a href="${link(page, registryPath(registry))}">View Registry</a></li></ul>
</div>`;
  return layout(page, { title: 'Checklist', name: 'page-account' }, content);
}

function choice({ id, text }: ChecklistEntry, isTicked: boolean): Markup {
  return html`<label><input type="checkbox" name="done-${id}" value="true" ${isTicked ? html`checked` : ''}> <span>${text}</span></label>
`;
}

/** A link to the category, if this shop has it. */
function categoryLink(page: Page, slug: string | undefined): Markup | '' {
  const category = menuOf(page.shop.database, page.view.brand)
    .flatMap(({ categories }) => categories)
    .find((one) => one.slug === slug);
  return category ? html`<p><a href="${link(page, category.path)}">See ${category.name}</a></p>` : '';
}
