import { html } from 'hono/html';
import type { Facet, FilterItem } from '../../../../src/contract/listing/listing.ts';
import { clearAll, clearFacet, firstValues } from '../../../../src/domain/listing/listing-filters.ts';
import { filtersMessages } from '../../../../src/domain/listing/listing-messages.ts';
import { formatCount } from '../../../../src/domain/money.ts';
import { json } from '../json.ts';
import { link, type Markup, type Page } from '../page.ts';
import { swatch } from '../product-tile.ts';
import { addressWith, type RangeProblem } from './address.ts';
import { listingAttributes, type ShownListing } from './shown-listing.ts';

/** The filters of a listing: a form of checkboxes and ranges, which leads to the filtered URL. */
export function filtersHost(page: Page, listing: ShownListing): Markup {
  const { facets, subject } = listing;
  return html`<div class="listing-filters" data-island="listing-filters" ${listingAttributes(listing)}>
<script type="application/json" data-island-props>${json({ facets })}</script>
<details class="listing-form" ${listing.problems.length > 0 ? html`open` : ''}>
<summary class="btn-quiet">Filters${selectedCount(facets.flatMap(({ filterItems }) => filterItems))}</summary>
<form method="get" action="${link(page, page.path)}">
${keptFields(page, listing)}
${facets.map((facet) => facetFields(page, listing, facet))}
<div class="listing-apply">
<button type="submit" class="btn btn-shop">Apply Filters</button>
${
  listing.found.query.filters.length > 0
    ? html`<a href="${addressWith(page, subject, clearAll(listing.found.query))}" rel="nofollow">Clear all</a>`
    : ''
}
</div>
</form>
</details>
</div>`;
}

/** Parameters of the URL without a field in the form: the sort order, the search, unknown ones. */
function keptFields(page: Page, { subject, found }: ShownListing): Markup[] {
  const address = addressWith(page, subject, { ...found.query, filters: [] });
  const kept = new URLSearchParams(address.split('?')[1] ?? '');
  return [...kept].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  );
}

function facetFields(page: Page, listing: ShownListing, facet: Facet): Markup {
  const { id, name, filterItems: items, isRangeFilterVisible, isWidthFilterVisible } = facet;
  const own = items.filter(({ selected }) => selected);
  const problem = listing.problems.find(({ facetId }) => facetId === id);
  // Decision 39; selected values are among the first.
  const first = firstValues(items, new Set(own.map(({ uniqueId }) => uniqueId)));
  const rest = items.filter((item) => !first.includes(item));
  const isOpen = facet.isExpanded || own.length > 0 || problem !== undefined;
  const field = (item: FilterItem) => valueField(listing, item);
  return html`<details class="listing-facet" ${isOpen ? html`open` : ''}>
<summary>${name}${selectedCount(items)}</summary>
<fieldset>
<legend class="sr-only">${name}</legend>
${first.map(field)}
${
  rest.length > 0
    ? html`<details class="listing-rest">
<summary>Show ${rest.length} more</summary>
<div class="listing-rest-values" role="group" aria-label="More of ${name}" tabindex="0">
${rest.map(field)}</div></details>`
    : ''
}
${isRangeFilterVisible || isWidthFilterVisible ? rangeFields(facet, problem) : ''}
${own.length > 0 ? clearLink(page, listing, facet) : ''}
</fieldset>
</details>
`;
}

function clearLink(page: Page, { subject, found }: ShownListing, { id, name }: Facet): Markup {
  return html`<p><a href="${addressWith(page, subject, clearFacet(found.query, id))}" rel="nofollow"
>Clear<span class="sr-only"> ${name}</span></a></p>`;
}

function valueField({ subject }: ShownListing, item: FilterItem): Markup {
  const { name, uniqueId, selected, disabled, itemCount, hex } = item;
  return html`<label class="listing-value"><input type="checkbox" name="${subject.kind === 'product' ? 'facets' : 'facet'}"
 value="${uniqueId}" ${selected ? html`checked` : ''} ${disabled && !selected ? html`disabled` : ''}>
${hex ? swatch(hex, 16) : ''}<span class="listing-value-name">${name}</span>
<span class="listing-value-count"><span class="sr-only">(</span>${formatCount(itemCount ?? 0)}<span class="sr-only">)</span></span></label>
`;
}

function rangeFields({ id, name, minValue, maxValue }: Facet, problem: RangeProblem | undefined) {
  const unit = id === 'price' ? '$' : 'inches';
  const field = (end: 'Min' | 'Max', value: string, hint: number | undefined) => html`<div>
<label for="${id}${end}">${end === 'Min' ? 'Minimum' : 'Maximum'}<span class="sr-only"> ${name.toLowerCase()}</span>, ${unit}</label>
<input class="form-control" type="text" inputmode="numeric" id="${id}${end}" name="${id}${end}" value="${value}" maxlength="12"
 autocomplete="off" placeholder="${hint ?? ''}" ${
   problem ? html`aria-invalid="true" aria-describedby="${id}-problem"` : ''
 }>
</div>`;
  return html`<div class="listing-range">
${field('Min', problem?.min ?? '', minValue)}
${field('Max', problem?.max ?? '', maxValue)}
<button type="submit" class="btn btn-quiet">Apply<span class="sr-only"> ${name.toLowerCase()}</span></button>
</div>
${problem ? html`<p class="listing-problem" id="${id}-problem" role="alert">${filtersMessages.filtersRangeWrong}</p>` : ''}`;
}

function selectedCount(items: readonly FilterItem[]): Markup | '' {
  const { length } = items.filter(({ selected }) => selected);
  return length === 0
    ? ''
    : html` <span class="listing-selected">(${length}<span class="sr-only"> selected</span>)</span>`;
}
