import { html } from 'hono/html';
import { phones } from '../../phones.ts';
import { link, type Markup, type Page } from '../page.ts';
import { servicePages } from '../service-text.ts';

/** Pages that a shopper may want to read before an order. */
const read = ['returns', 'terms-of-use', 'privacy-policy'].map((name) => `/customer-service/${name}`);

/** The footer of checkout, in a line: as few ways out of an order as its header has. */
export function checkoutFooter(page: Page): Markup {
  return html`<footer class="shop-footer checkout-footer">
<div class="checkout-bar">
<p>Questions? Call ${phones[page.view.country]}.</p>
<ul class="list-unstyled">
${servicePages
  .filter(({ path }) => read.includes(path))
  .map(
    ({ path, title }) => html`<li><a href="${link(page, path)}">${title}</a></li>
`,
  )}</ul>
<p class="shop-legal">A reference storefront: nothing here is for sale.</p>
</div>
</footer>`;
}
