import { html } from 'hono/html';
import { compareHost, listingShowcaseHost, recentCategoriesHost } from '../browse-hosts.ts';
import { carouselHost, topRatedOnSale } from '../hosts.ts';
import { layout } from '../layout.ts';
import { tilePicture } from '../main-picture.ts';
import type { Markup, Page } from '../page.ts';
import { filtersHost } from './filters.ts';
import { gridHost } from './grid.ts';
import type { ShownListing } from './shown-listing.ts';
import { toolbarHost } from './toolbar.ts';

/** A listing: filters next to tiles, made of links and a form only. */
export function listingPage(page: Page, listing: ShownListing): Markup {
  const { subject, found } = listing;
  const content = html`
<div class="container section">
<header class="listing-head">
<h1 class="page-title">${subject.title}</h1>
${subject.intro ? html`<p class="lead-quiet">${subject.intro}</p>` : ''}
${
  found.shownFor
    ? html`<p class="lead-quiet">Showing results for <strong>“${found.shownFor}”</strong></p>`
    : ''
}
</header>
<div class="listing">
${filtersHost(page, listing)}
<div class="listing-main">
${toolbarHost(page, listing)}
${gridHost(page, listing)}
</div>
</div>
${found.wholeTotal > 0 ? compareHost(page) : ''}
${carouselHost(page, { podId: 'trending-products', more: topRatedOnSale })}
${listingShowcaseHost(page)}
${recentCategoriesHost(page)}
</div>`;
  const [first] = found.products;
  return layout(
    page,
    {
      title: subject.title,
      description: subject.intro,
      name: 'page-listing',
      isKids: subject.isKids,
      ...(first && { mainPicture: tilePicture(first) }),
    },
    content,
  );
}
