import { html } from 'hono/html';
import { chipsOf, clearAll, withoutChip } from '../../../../src/domain/listing/listing-filters.ts';
import { type ListingQuery, listingSorts } from '../../../../src/domain/listing/listing-query.ts';
import { toolbarMessages } from '../../../../widgets/listing-toolbar/listing-toolbar.messages.ts';
import type { Markup, Page } from '../page.ts';
import { addressWith } from './address.ts';
import { counted, listingAttributes, type ShownListing } from './shown-listing.ts';

/** Above the tiles: the count, the order, availability, and the applied filters, each with a link that removes it. */
export function toolbarHost(page: Page, listing: ShownListing): Markup {
  const { total } = listing.found;
  return html`<div class="listing-toolbar" data-island="listing-toolbar" ${listingAttributes(listing)} data-total="${total}">
<div class="listing-bar">
<p>${counted(total)}</p>
${sortLinks(page, listing)}
${availabilityLinks(page, listing)}
</div>
${chips(page, listing)}
</div>`;
}

function sortLinks(page: Page, { subject, found }: ShownListing): Markup {
  return html`<nav class="listing-sort" aria-label="Sort"><span class="listing-sort-label">Sort by</span>
${listingSorts.map(
  (sortBy) => html`<a href="${addressWith(page, subject, { ...found.query, sortBy })}" rel="nofollow" ${
    sortBy === found.query.sortBy ? html`aria-current="true"` : ''
  }>${toolbarMessages[`sort_${sortBy}`]}</a>
`,
)}</nav>`;
}

/** Toggles as links. A landing page has none. */
function availabilityLinks(page: Page, { subject, found }: ShownListing): Markup | '' {
  const { kind } = subject;
  if (kind === 'seo') return '';
  const { isPickupOnly, isReadyToShip } = found.query;
  const choice = (text: string, isOn: boolean, change: object) => html`<a class="listing-switch"
 href="${addressWith(page, subject, { ...found.query, ...change })}" rel="nofollow" ${
   isOn ? html`aria-current="true"` : ''
 }>${text}</a>
`;
  return html`<nav class="listing-sort" aria-label="Availability">
${choice(toolbarMessages.filtersPickup, isPickupOnly, { isPickupOnly: !isPickupOnly })}
${kind === 'search' ? choice(toolbarMessages.filtersReadyToShip, isReadyToShip, { isReadyToShip: !isReadyToShip }) : ''}</nav>`;
}

/** The applied filters; each is a link that removes it. */
function chips(page: Page, { subject, found, facets }: ShownListing): Markup | '' {
  const { query } = found;
  const applied = chipsOf(facets, query, { texts: toolbarMessages, format: page.view });
  if (applied.length === 0) return '';
  const to = (next: ListingQuery) => addressWith(page, subject, next);
  return html`<ul class="listing-chips" aria-label="${toolbarMessages.filtersApplied}">
${applied.map(
  ({ id, name }) => html`<li><a class="listing-chip" href="${to(withoutChip(query, id))}" rel="nofollow"
><span class="sr-only">Remove </span>${name}<span aria-hidden="true"> ×</span></a></li>
`,
)}
<li><a class="listing-clear" href="${to(clearAll(query))}" rel="nofollow">${toolbarMessages.filtersClearAll}</a></li>
</ul>`;
}
