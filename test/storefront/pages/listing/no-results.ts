import { html } from 'hono/html';
import {
  findRegistryPath,
  type NoResultsReason,
  newArrivalsPath,
} from '../../../../src/domain/listing/no-results.ts';
import { noResultsMessages as texts } from '../../../../widgets/no-results/no-results.messages.ts';
import { menuOf } from '../../menu.ts';
import { viewedProducts } from '../../recently-viewed.ts';
import { recentCategoriesHost, recentlyViewedHost } from '../browse-hosts.ts';
import { chatOpener, hasChat } from '../chat.ts';
import { carouselHost } from '../hosts.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';

interface NoResults {
  /** The search text, if any. */
  term?: string | undefined;
  /** Absent if the reason is only that nothing was found. */
  reason?: NoResultsReason | undefined;
  headingLevel: 1 | 2;
}

/** The message for no results, with four links to continue with (cart §2). */
export function noResultsHost(page: Page, { term, reason, headingLevel }: NoResults): Markup {
  const { brand, country, isMobile } = page.view;
  const registry = findRegistryPath({ brand, country, isMobile });
  const heading = texts.noResultsHeading;
  const ways = menuOf(page.shop.database, brand).map(({ name, path }) => ({ name, url: link(page, path) }));
  return html`<div class="no-results" data-island="no-results" ${term ? html`data-term="${term}"` : ''} ${
    reason ? html`data-reason="${reason}"` : ''
  } data-search-box="#search-box" data-heading-level="${headingLevel}" data-ways="${JSON.stringify(ways)}"
 data-shows-recent="false" ${hasChat(page) ? html`data-chat-opener="${chatOpener}"` : ''}>
${headingLevel === 1 ? html`<h1 class="page-title">${heading}</h1>` : html`<h2 class="page-title">${heading}</h2>`}
<p>${term ? `${texts.noResultsText} “${term}”` : texts.noResultsTextNoSearch}</p>
${reason ? html`<p class="quiet">${texts[reason]}</p>` : ''}
<ul class="no-results-actions">
<li><a class="btn btn-shop" href="#search-box">${texts.noResultsNewSearch}</a></li>
${registry ? html`<li><a class="btn btn-quiet" href="${link(page, registry)}">${texts.noResultsRegistry}</a></li>` : ''}
<li><a class="btn btn-quiet" href="${link(page, newArrivalsPath({ brand }))}">${texts.noResultsNewArrivals}</a></li>
<li>${
    hasChat(page)
      ? html`<a class="btn btn-quiet js-chat-open" href="${link(page, '/customer-service/contact-us')}">${texts.noResultsChat}</a>`
      : html`<button type="button" class="btn btn-quiet" disabled title="${texts.noResultsChatUnavailable}">${texts.noResultsChat}</button>`
  }</li>
</ul>
<nav class="no-results-ways" aria-label="${texts.noResultsWays}"><p class="quiet">${texts.noResultsWays}</p>
<ul>${ways.map(
    ({ name, url }) => html`<li><a href="${url}">${name}</a></li>
`,
  )}</ul></nav>
</div>`;
}

/**
 * The page of a search without any results: the shop's own products come first, then what this shopper has viewed. The
 * server knows whether there is anything, so that no space is left for nothing.
 */
export function noResultsPage(page: Page, found: Omit<NoResults, 'headingLevel'>, isKids: boolean): Markup {
  const more = { path: newArrivalsPath(page.view), text: 'See what is new' };
  const hasViewed = viewedProducts(page.shop, page.sessionId).length > 0;
  const content = html`
<div class="container section">
${noResultsHost(page, { ...found, headingLevel: 1 })}
${carouselHost(page, { podId: 'trending-products', more })}
${hasViewed ? html`${recentlyViewedHost(page)}${recentCategoriesHost(page)}` : ''}
</div>`;
  return layout(page, { title: 'No results', name: 'page-search', isKids }, content);
}
