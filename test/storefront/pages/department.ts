import { html } from 'hono/html';
import { shownBrand } from '../assortment.ts';
import { bestsellers, newArrivals } from '../catalog/related.ts';
import type { Department } from '../menu.ts';
import { recentCategoriesHost, showcaseHost } from './browse-hosts.ts';
import { layout } from './layout.ts';
import type { Markup, Page } from './page.ts';
import { productTile } from './product-tile.ts';
import { roomTile } from './room-tile.ts';

/** A department's categories, each with a picture, and its bestsellers. */
export function departmentPage(page: Page, department: Department): Markup {
  const brand = shownBrand(page.shop.database, page.view.brand);
  const each = Math.ceil(8 / department.categories.length);
  const popular = department.categories
    .flatMap(({ slug }) => bestsellers(page.shop.database, { brand, category: slug, take: each }))
    .slice(0, 8);
  const content = html`
<div class="container section">
<h1 class="page-title">${department.name}</h1>
<ul class="rooms">
${department.categories.map(({ slug, name, path }) => {
  const [product] = bestsellers(page.shop.database, { brand, category: slug, take: 1 });
  return roomTile(page, { name, path, product });
})}</ul>
</div>
<section class="container section">
<h2 class="section-title">Bestsellers</h2>
<ul class="tiles">
${popular.map((product) => productTile(page, product, 4))}</ul>
</section>
<div class="container section">
${showcaseHost(page, 'New This Season', newArrivals(page.shop.database, { brand, take: 12 }), { path: '/sale', text: 'See everything on sale' })}
${recentCategoriesHost(page)}
</div>`;
  return layout(page, { title: department.name, name: 'page-department' }, content);
}
