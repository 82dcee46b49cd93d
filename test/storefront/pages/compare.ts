import { html } from 'hono/html';
import { compareLimit } from '../../../src/domain/listing/listing-limits.ts';
import { productsBySku } from '../catalog/store.ts';
import { layout } from './layout.ts';
import { addAction, tileForm } from './listing/tile.ts';
import { link, type Markup, type Page } from './page.ts';
import { productFacts } from './product-facts.ts';
import { price } from './product-tile.ts';

/** A comparison of products, for shoppers without script. */
export function comparePage(page: Page): Markup {
  const skus = [...new Set(page.query.getAll('sku'))].slice(0, compareLimit.most);
  const products = productsBySku(page.shop.database, skus);
  const labels = [...new Set(products.flatMap((product) => productFacts(product).map(([label]) => label)))];
  const content = html`
<div class="container section">
<h1 class="page-title">Compare</h1>
${
  products.length === 0
    ? html`<p>Nothing is chosen yet. Choose products on a listing to compare them here.</p>
<p><a href="${link(page, '/')}" class="lone-link">Back to the shop</a></p>`
    : html`<div class="compare-scroll"><table class="compare-table">
<tr><td></td>${products.map(
        (product) => html`<th scope="col"><img src="${product.imagePath}" width="200" height="200" alt="">
<a href="${link(page, product.url)}">${product.name}</a>${price(product, page.view, 'tile-price')}</th>`,
      )}</tr>
${labels.map(
  (label) => html`<tr><th scope="row">${label}</th>${products.map(
    (product) => html`<td>${productFacts(product).find(([name]) => name === label)?.[1] ?? '–'}</td>`,
  )}</tr>
`,
)}<tr><td></td>${products.map((product) => html`<td>${addAction(page, product)}</td>`)}</tr>
</table></div>
${tileForm(page)}`
}
</div>`;
  return layout(page, { title: 'Compare', name: 'page-compare' }, content);
}
