import { html } from 'hono/html';
import { noResultsMessages as texts } from '../../../../src/domain/listing/listing-messages.ts';
import {
  findRegistryPath,
  type NoResultsReason,
  newArrivalsPath,
} from '../../../../src/domain/listing/no-results.ts';
import { chatLink, chatOpener, hasChat } from '../chat.ts';
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
  return html`<div class="no-results prose" data-island="no-results" ${term ? html`data-term="${term}"` : ''} ${
    reason ? html`data-reason="${reason}"` : ''
  } data-search-box="#search-box" data-heading-level="${headingLevel}"
 ${hasChat(page) ? html`data-chat-opener="${chatOpener}"` : ''}>
${headingLevel === 1 ? html`<h1 class="page-title">${heading}</h1>` : html`<h2 class="page-title">${heading}</h2>`}
<p class="lead-quiet">${term ? `${texts.noResultsText} “${term}”` : texts.noResultsTextNoSearch}</p>
${reason ? html`<p>${texts[reason]}</p>` : ''}
<ul class="plain-links">
<li><a href="#search-box">${texts.noResultsNewSearch}</a></li>
${registry ? html`<li><a href="${link(page, registry)}">${texts.noResultsRegistry}</a></li>` : ''}
<li><a href="${link(page, newArrivalsPath({ brand }))}">${texts.noResultsNewArrivals}</a></li>
<li>${
    hasChat(page)
      ? chatLink(page)
      : html`<button type="button" class="btn-link-shop" disabled title="${texts.noResultsChatUnavailable}">${texts.noResultsChat}</button>`
  }</li>
</ul>
</div>`;
}

/** The page of a search without any results; the island adds recently viewed products. */
export function noResultsPage(page: Page, found: Omit<NoResults, 'headingLevel'>, isKids: boolean): Markup {
  const more = { path: newArrivalsPath(page.view), text: 'See what is new' };
  const content = html`
<div class="container section">
${noResultsHost(page, { ...found, headingLevel: 1 })}
</div>
<div class="container section">
${carouselHost(page, { podId: 'trending-products', more })}
</div>`;
  return layout(page, { title: 'No results', name: 'page-search', isKids }, content);
}
