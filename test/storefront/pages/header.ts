import { html } from 'hono/html';
import { brands } from '../brands.ts';
import { menuOf } from '../menu.ts';
import { loginLink } from './account/return-to.ts';
import { cartCountHost } from './hosts.ts';
import { link, type Markup, type Page } from './page.ts';

/**
 * Strip, name, search, account, cart, and the menu of departments: on phones a layer that opens without script. Beside a
 * department's link a disclosure opens its list, so that nobody has to go through all of them by Tab.
 */
export function header(page: Page): Markup {
  const brand = brands[page.view.brand];
  const isKids = page.path.startsWith('/kids');
  return html`<header class="shop-header">
<p class="shop-strip">${brand.strip}</p>
<div class="container shop-bar">
<button type="button" class="shop-menu-opener" popovertarget="shop-menu"><span class="sr-only">Menu</span>${menuIcon}</button>
<a class="shop-name" href="${link(page, '/')}">${brand.name}</a>
<form class="shop-search" role="search" action="${link(page, isKids ? '/kids/search' : '/search')}">
<label class="sr-only" for="search-box">Search the shop</label>
<input type="search" class="form-control" id="search-box" name="query" placeholder="Search" maxlength="100"
 value="${page.path.endsWith('/search') ? (page.query.get('query') ?? '') : ''}">
<button type="submit" class="shop-search-button"><span class="sr-only">Search</span>${searchIcon}</button>
</form>
<div class="shop-tools">
${accountTool(page)}
${cartCountHost(page)}
</div>
</div>
${menu(page)}
</header>`;
}

/** Signed in: the account. Otherwise the sign-in, which returns to this page. */
function accountTool(page: Page): Markup {
  if (page.account)
    return html`<a class="shop-tool shop-account" href="${link(page, '/account')}"><span class="shop-tool-text">Hello, ${page.account.firstName}</span>${accountIcon}</a>`;
  return html`<a class="shop-tool" href="${loginLink(page)}" data-island-open="sign-in-popup"><span class="shop-tool-text">Sign In</span>${accountIcon}</a>`;
}

function menu(page: Page): Markup {
  return html`<nav class="shop-menu" id="shop-menu" aria-label="Departments" popover>
<button type="button" class="shop-menu-closer" popovertarget="shop-menu" popovertargetaction="hide"><span class="sr-only">Close the menu</span>${closeIcon}</button>
<ul class="container">
${menuOf(page.shop.database, page.view.brand).map(
  (department) => html`<li class="shop-menu-item">
<a class="shop-menu-name" href="${link(page, department.path)}">${department.name}</a>
${
  department.categories.length > 1
    ? html`<details class="shop-menu-more" name="shop-menu"><summary>${moreIcon}<span class="sr-only">More in ${department.name}</span></summary></details>
<ul class="shop-menu-list">
${department.categories.map(
  (category) => html`<li><a href="${link(page, category.path)}">${category.name}</a></li>`,
)}
</ul>`
    : ''
}
</li>
`,
)}
<li class="shop-menu-item"><a class="shop-menu-name" href="${link(page, brands[page.view.brand].newArrivals)}">New</a></li>
<li class="shop-menu-item"><a class="shop-menu-name shop-menu-sale" href="${link(page, '/sale')}">Sale</a></li>
</ul>
</nav>`;
}

const searchIcon = html`<svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor"
 stroke-width="1.5" aria-hidden="true"><circle cx="7.5" cy="7.5" r="5.5"/><path d="m12 12 4.5 4.5"/></svg>`;

const moreIcon = html`<svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor"
 stroke-width="1.5" aria-hidden="true"><path d="m1 3 4 4 4-4"/></svg>`;

const menuIcon = html`<svg width="22" height="18" viewBox="0 0 22 18" fill="none" stroke="currentColor"
 stroke-width="1.5" aria-hidden="true"><path d="M1 3h20M1 9h20M1 15h20"/></svg>`;

const closeIcon = html`<svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor"
 stroke-width="1.5" aria-hidden="true"><path d="m3 3 12 12M15 3 3 15"/></svg>`;

/** Stands for the account's text on phones. */
const accountIcon = html`<svg class="shop-tool-icon" width="22" height="22" viewBox="0 0 22 22" fill="none"
 stroke="currentColor" stroke-width="1.5" aria-hidden="true"><circle cx="11" cy="7" r="4"/><path d="M3 20c.8-4.6 4-6.5 8-6.5s7.200 1.900 8 6.5"/></svg>`;
