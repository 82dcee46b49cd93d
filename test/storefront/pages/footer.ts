import { html } from 'hono/html';
import { brands } from '../brands.ts';
import { offeredLandingPages } from '../listing/landing-pages.ts';
import { chatLink, hasChat } from './chat.ts';
import { link, type Markup, type Page, sameWith } from './page.ts';
import { servicePages } from './service-text.ts';

/** Service links, and the switch of brand, country and layout. */
export function footer(page: Page): Markup {
  const { view } = page;
  return html`<footer class="shop-footer" id="shop-footer">
<div class="container">
<div class="row">
<div class="col-sm-3">
<h2>${brands[view.brand].name}</h2>
<p>${brands[view.brand].strip}.</p>
</div>
<div class="col-sm-3">
<h2>Shop by Idea</h2>
<ul class="list-unstyled">
${offeredLandingPages(page.shop.database, view.brand).map(
  ({ slug, title }) => html`<li><a href="${link(page, `/shop/${slug}`)}">${title}</a></li>
`,
)}</ul>
</div>
<div class="col-sm-3">
<h2>Customer Service</h2>
<ul class="list-unstyled">
${servicePages.map(
  (service) => html`<li><a href="${link(page, service.path)}">${service.title}</a></li>
`,
)}${hasChat(page) ? html`<li>${chatLink(page)}</li>` : ''}</ul>
</div>
<div class="col-sm-3">
<h2>View</h2>
<ul class="list-unstyled shop-switch">
<li>${choice(page, 'brand', 'core', brands.core.name)} ${choice(page, 'brand', 'modern', brands.modern.name)}</li>
<li>${choice(page, 'country', 'US', 'United States')} ${choice(page, 'country', 'CA', 'Canada')}</li>
<li>${choice(page, 'mobile', '0', 'Any width')} ${choice(page, 'mobile', '1', 'Mobile layout')}</li>
</ul>
</div>
</div>
<p class="shop-legal">A reference storefront: nothing here is for sale.</p>
</div>
</footer>`;
}

function choice(page: Page, name: 'brand' | 'country' | 'mobile', value: string, text: string): Markup {
  const current = name === 'mobile' ? (page.view.isMobile ? '1' : '0') : page.view[name];
  return html`<a href="${sameWith(page, { [name]: value })}" ${
    current === value ? html`aria-current="true"` : ''
  } rel="nofollow">${text}</a>`;
}
