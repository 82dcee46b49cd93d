import { html } from 'hono/html';
import { shownBrand } from '../assortment.ts';
import { brands } from '../brands.ts';
import { bestsellers, newArrivals } from '../catalog/related.ts';
import { menuOf } from '../menu.ts';
import { recentCategoriesHost, showcaseHost } from './browse-hosts.ts';
import { carouselHost, topRatedOnSale } from './hosts.ts';
import { layout } from './layout.ts';
import { pictureSource } from './main-picture.ts';
import { link, type Markup, type Page } from './page.ts';
import { productTile } from './product-tile.ts';
import { roomTile } from './room-tile.ts';

/** The home page: one large picture, the departments, bestsellers, and carousels of what they do not show. */
export function homePage(page: Page): Markup {
  const { hero, newArrivals: newArrivalsPath } = brands[page.view.brand];
  const { database } = page.shop;
  const brand = shownBrand(database, page.view.brand);
  const [newest] = newArrivals(database, { brand, take: 1 });
  const departments = menuOf(database, page.view.brand);
  const [department] = departments;
  const categories = departments.flatMap((department) => department.categories);
  const heroCategory = categories.find(({ slug }) => slug === hero.category) ?? categories[0];
  const picture = { src: `/scenes/${page.view.brand}.svg` };
  const content = html`
<section class="hero">
<div class="container hero-inner">
<img class="hero-picture" ${pictureSource(picture)} width="1600" height="800" alt="" fetchpriority="high">
<div class="hero-text">
<h1>${hero.title}</h1>
<p>${hero.text}</p>
${
  heroCategory
    ? html`<a class="btn btn-shop" href="${link(page, heroCategory.path)}">${
        heroCategory.slug === hero.category ? hero.action : `Shop ${heroCategory.name}`
      }</a>`
    : ''
}
</div>
</div>
</section>
<section class="container section">
<h2 class="section-title">Shop by Room</h2>
<ul class="rooms">
${departments.slice(0, 8).map(({ name, path, categories: [first] }) => {
  const [product] = bestsellers(database, { brand, category: first?.slug, take: 1 });
  return roomTile(page, { name, path, product });
})}${departments.length < 8 ? roomTile(page, { name: 'New arrivals', path: newArrivalsPath, product: newest }) : ''}</ul>
</section>
<section class="container section">
<h2 class="section-title">Bestsellers</h2>
<ul class="tiles">
${bestsellers(database, { brand, take: 8 }).map((product, index) => productTile(page, product, index + 4))}</ul>
</section>
<div class="container section">
${showcaseHost(page, 'New This Season', newArrivals(database, { brand, take: 12 }))}
${carouselHost(page, { podId: 'trending-products', more: topRatedOnSale })}
${recentCategoriesHost(page, department && { path: department.path, text: `See everything in ${department.name}` })}
</div>`;
  return layout(
    page,
    { title: hero.title, description: hero.text, name: 'page-home', mainPicture: picture },
    content,
  );
}
