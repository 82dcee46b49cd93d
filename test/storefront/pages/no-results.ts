import { html } from 'hono/html';
import { brands } from '../brands.ts';
import { recentCategoriesHost, recentlyViewedHost } from './browse-hosts.ts';
import { carouselHost } from './hosts.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';

/** What a search without results says (cart §2). */
export function noResultsPage(page: Page, query: string, isKids: boolean): Markup {
  const { newArrivals } = brands[page.view.brand];
  const content = html`
<div class="container section prose">
<h1 class="page-title">Oops!</h1>
<p class="lead-quiet">We found 0 results for your search “${query}”</p>
<ul class="plain-links">
<li><a href="#search-box">Try a new search</a></li>
<li><a href="${link(page, newArrivals)}">Shop new arrivals</a></li>
</ul>
</div>
<div class="container section">
${carouselHost(page, { podId: 'trending-products', more: { path: newArrivals, text: 'See what is new' } })}
${recentlyViewedHost(page)}
${recentCategoriesHost(page)}
</div>`;
  return layout(page, { title: 'No results', name: 'page-search', isKids }, content);
}
