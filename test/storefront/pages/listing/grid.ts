import { html } from 'hono/html';
import { clearAll } from '../../../../src/domain/listing/listing-filters.ts';
import { tilesLimit } from '../../../../src/domain/listing/listing-limits.ts';
import { listingTake, noResultsReason } from '../../../../src/domain/listing/listing-query.ts';
import { minisetOf } from '../../listing/model.ts';
import { chatOpener, hasChat } from '../chat.ts';
import { json } from '../json.ts';
import { link, type Markup, type Page } from '../page.ts';
import { addressOf, addressWith } from './address.ts';
import { noResultsHost } from './no-results.ts';
import { listingAttributes, type ShownListing } from './shown-listing.ts';
import { listingTile, tileForm } from './tile.ts';

/** The tiles of a listing, with links to more of them; if none are left, links to continue with. */
export function gridHost(page: Page, listing: ShownListing): Markup {
  const { found } = listing;
  const { products, total } = found;
  const minisets = products.map((product) => minisetOf(product, page.view, (path) => link(page, path)));
  return html`<div class="listing-grid" data-island="product-grid" ${listingAttributes(listing)} data-total="${total}"
 data-heading-level="2" data-search-box="#search-box" ${hasChat(page) ? html`data-chat-opener="${chatOpener}"` : ''}>
<script type="application/json" data-island-props>${json({ minisets })}</script>
${
  total === 0
    ? nothingLeft(page, listing)
    : html`${tileForm(page)}
<ul class="tiles">
${products.map((product, index) => listingTile(page, product, index, minisets[index]!))}</ul>
${moreLinks(page, listing)}`
}
</div>`;
}

function nothingLeft(page: Page, { subject, found }: ShownListing): Markup {
  const reason = noResultsReason(found.query);
  const term = subject.kind === 'search' ? subject.scope.words : undefined;
  const all = addressWith(page, subject, clearAll(found.query));
  return html`${reason ? html`<p><a href="${all}" rel="nofollow">Clear all filters</a></p>` : ''}
${noResultsHost(page, { term, reason, headingLevel: 2 })}`;
}

/** The count of shown tiles, a link to the page with more of them, and links to the pages. */
function moreLinks(page: Page, { subject, found }: ShownListing): Markup {
  const { total, query, products } = found;
  const { skip, take } = query;
  const last = skip + products.length;
  const { pageSize = listingTake } = subject;
  const more = Math.min(take + pageSize, tilesLimit.most);
  return html`<nav class="listing-more" aria-label="Pages">
<p>${skip > 0 ? `${skip + 1}–${last}` : last} of ${total}</p>
${
  last < total && more > take
    ? html`<a class="btn btn-quiet" href="${addressOf(page, subject, { ...query, take: more })}" rel="nofollow">Show more</a>`
    : ''
}
${pageLinks(page, subject, found)}
</nav>`;
}

function pageLinks(
  page: Page,
  subject: ShownListing['subject'],
  { total, query }: ShownListing['found'],
): Markup | '' {
  const { pageSize = listingTake } = subject;
  const lastPage = Math.ceil(total / pageSize);
  if (lastPage < 2) return '';
  const current = Math.floor(query.skip / pageSize) + 1;
  const near = (number: number) => number === 1 || number === lastPage || Math.abs(number - current) < 3;
  const numbers = Array.from({ length: lastPage }, (_, index) => index + 1).filter(near);
  const to = (number: number) =>
    addressOf(page, subject, { ...query, skip: (number - 1) * pageSize, take: pageSize });
  return html`<div class="paging">
${current > 1 ? html`<a href="${to(current - 1)}" rel="prev">Previous</a>` : ''}
${numbers.map(
  (number, index) => html`${index > 0 && number - numbers[index - 1]! > 1 ? html`<span>…</span>` : ''}<a
 href="${to(number)}" ${number === current ? html`aria-current="page"` : ''}
><span class="sr-only">Page </span>${number}</a>`,
)}
${current < lastPage ? html`<a href="${to(current + 1)}" rel="next">Next</a>` : ''}
</div>`;
}
