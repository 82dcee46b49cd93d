import { html } from 'hono/html';
import { type Listing, pageSize, sortLabels } from '../assortment.ts';
import { brands } from '../brands.ts';
import { compareHost, listingShowcaseHost, recentCategoriesHost } from './browse-hosts.ts';
import { carouselHost } from './hosts.ts';
import { layout } from './layout.ts';
import { type Markup, type Page, sameWith } from './page.ts';
import { productTile } from './product-tile.ts';

interface ListingFrame {
  title: string;
  intro?: string;
  isKids?: boolean;
  crumbs?: Markup;
}

/** A listing: a grid of 48, with sorting and paging by plain links. */
export function listingPage(page: Page, frame: ListingFrame, listing: Listing): Markup {
  const first = (listing.page - 1) * pageSize;
  const content = html`
<div class="container section">
${frame.crumbs ?? ''}
<header class="listing-head">
<h1 class="page-title">${frame.title}</h1>
${frame.intro ? html`<p class="lead-quiet">${frame.intro}</p>` : ''}
</header>
${listing.total === 0 ? html`<p>There is nothing here at the moment.</p>` : ''}
<div class="listing-bar">
<p>${Math.min(first + 1, listing.total)}–${first + listing.products.length} of ${listing.total}</p>
${sortLinks(page, listing)}
</div>
<ul class="tiles">
${listing.products.map((product, index) => productTile(page, product, index, true))}</ul>
${listing.total > 0 ? compareHost(page) : ''}
${paging(page, listing)}
${carouselHost(page, { podId: 'trending-products', more: { path: brands[page.view.brand].newArrivals, text: 'See what is new' } })}
${listingShowcaseHost(page)}
${recentCategoriesHost(page)}
</div>`;
  return layout(
    page,
    { title: frame.title, description: frame.intro, name: 'page-listing', isKids: frame.isKids },
    content,
  );
}

function sortLinks(page: Page, listing: Listing): Markup | '' {
  if (listing.sortBy === '') return '';
  return html`<nav class="listing-sort" aria-label="Sort"><span class="listing-sort-label">Sort by</span>
${Object.entries(sortLabels).map(
  ([name, label]) => html`<a href="${sameWith(page, { sortBy: name, page: undefined })}" rel="nofollow" ${
    name === listing.sortBy ? html`aria-current="true"` : ''
  }>${label}</a>
`,
)}</nav>`;
}

function paging(page: Page, listing: Listing): Markup | '' {
  const last = Math.ceil(listing.total / pageSize);
  if (last < 2) return '';
  const near = (number: number) => number === 1 || number === last || Math.abs(number - listing.page) < 3;
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(near);
  const to = (number: number) => sameWith(page, { page: number === 1 ? undefined : number });
  return html`<nav class="paging" aria-label="Pages">
${listing.page > 1 ? html`<a href="${to(listing.page - 1)}" rel="prev">Previous</a>` : ''}
${numbers.map(
  (number, index) => html`${index > 0 && number - numbers[index - 1]! > 1 ? html`<span>…</span>` : ''}<a
 href="${to(number)}" ${number === listing.page ? html`aria-current="page"` : ''}
><span class="sr-only">Page </span>${number}</a>`,
)}
${listing.page < last ? html`<a href="${to(listing.page + 1)}" rel="next">Next</a>` : ''}
</nav>`;
}
