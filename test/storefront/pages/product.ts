import { html } from 'hono/html';
import type { Fabric, Product } from '../catalog/catalog.ts';
import type { PictureView } from '../catalog/pictures/pictures.ts';
import { menuOf } from '../menu.ts';
import { pictureOf, viewsOf } from '../pictures.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';
import {
  dimensionsHost,
  recentlyViewedHost,
  recentSwatchesHost,
  storeAvailabilityHost,
} from './browse-hosts.ts';
import { addToCartHost, carouselHost } from './hosts.ts';
import { layout } from './layout.ts';
import { type MainPicture, pictureSource } from './main-picture.ts';
import { link, type Markup, type Page } from './page.ts';
import { productFacts } from './product-facts.ts';
import { badge, price, swatch } from './product-tile.ts';
import { addToRegistryHost } from './registry/host.ts';
import { shippingLink } from './shipping/link.ts';

/** A product: its pictures, price, fabrics to choose by link, the form, and four carousels. */
export function productPage(page: Page, product: Product): Markup {
  const department = menuOf(page.shop.database, page.view.brand).find(
    ({ categories }) => categories.length > 1 && categories.some(({ slug }) => slug === product.category),
  );
  const fabric =
    product.fabrics?.find(({ code }) => code === page.query.get('option')) ?? product.fabrics?.[0];
  const listing = `/${product.category}`;
  const kind = product.categoryName.toLowerCase();
  // Without script only the links show, so each leads elsewhere.
  const pods = [
    { podId: 'people-also-viewed-pdp', path: listing, text: `See all ${kind}` },
    { podId: 'pdp-alternative-items', path: `${listing}?sortBy=price-low`, text: `See ${kind} by price` },
    { podId: 'bestsellers-pdp-social', path: `${listing}?sortBy=top-rated`, text: `See top-rated ${kind}` },
    {
      podId: 'shop-similar-products',
      path: department?.path ?? '/sale',
      text: department ? `See everything in ${department.name}` : 'See everything on sale',
    },
  ];
  const content = html`
<div class="container">
<nav class="crumbs" aria-label="You are here"><a href="${link(page, '/')}">Home</a>
${department ? html`<a href="${link(page, department.path)}">${department.name}</a>` : ''}
<a href="${link(page, listing)}">${product.categoryName}</a></nav>
<div class="product">
<div class="product-picture">
${badge(product)}
<ul class="product-pictures">
${viewsOf(product).map((view) => html`<li>${picture(product, fabric, view)}</li>`)}
</ul>
</div>
<div class="product-buy">
<h1 class="product-name">${product.name}</h1>
${rating(product)}
${price(product, page.view, 'product-price')}
<p class="product-stock" data-stock="${product.stock}">${stockTexts[product.stock]}</p>
${fabricChoice(page, product, fabric)}
${addToCartHost(page, product, fabric?.code)}
${addToRegistryHost(page, product)}
${storeAvailabilityHost(page, product)}
${notes(page, product)}
</div>
${product.fabrics ? recentSwatchesHost() : ''}
</div>
<div class="product-facts"><div class="row">
<section class="col-sm-6"><h2>About this piece</h2><p>${product.description}</p>
${product.isMonogrammed ? html`<p>It can be monogrammed. Monogrammed pieces cannot be returned.</p>` : ''}
</section>
<section class="col-sm-6"><h2>Details</h2>${dimensionsHost(product)}${facts(product)}</section>
</div></div>
${pods.map(({ podId, ...more }) => carouselHost(page, { podId, sku: product.sku, more }))}
${recentlyViewedHost(page, { product, optionCode: fabric?.code })}
</div>`;
  return layout(
    page,
    {
      title: product.name,
      description: product.description,
      name: 'page-product',
      isKids: product.isKids,
      mainPicture: pictureIn(product, fabric, 'whole'),
    },
    content,
  );
}

const stockTexts: Record<Product['stock'], string> = {
  in: 'In stock',
  low: 'Only a few left',
  out: 'Out of stock',
  'made-to-order': 'Made to order: leaves the workshop in 8 to 10 weeks',
};

const viewTexts: Record<PictureView, string> = {
  whole: '',
  middle: ', a closer view',
  near: ', from near',
};

function pictureIn(product: Product, fabric: Fabric | undefined, view: PictureView): MainPicture {
  const { small, large } = pictureOf(product, fabric?.code, view);
  const sizes =
    view === 'whole'
      ? '(min-width: 992px) 660px, 100vw'
      : '(min-width: 992px) 322px, (min-width: 768px) 25vw, 100vw';
  return { src: large, srcset: `${small} 400w, ${large} 1200w`, sizes };
}

function picture(product: Product, fabric: Fabric | undefined, view: PictureView): Markup {
  const shown = pictureIn(product, fabric, view);
  return html`<a class="js-enlarge" href="${shown.src}" title="Enlarge the picture"><img ${pictureSource(shown)}
 width="1200" height="1200" alt="${product.name}${viewTexts[view]}"
 ${view === 'whole' ? html`fetchpriority="high"` : html`loading="lazy"`}></a>`;
}

function rating(product: Product): Markup | '' {
  if (product.reviewCount === 0) return '';
  return html`<p class="product-rating"><span class="sr-only">Rated </span>${product.rating.toFixed(1)}<span
 aria-hidden="true"> ★</span><span class="sr-only"> of 5</span> <span class="quiet">${product.reviewCount} reviews</span></p>`;
}

function fabricChoice(page: Page, product: Product, chosen: Fabric | undefined): Markup | '' {
  if (!product.fabrics || !chosen) return '';
  return html`<div class="fabrics"><p>Fabric: <strong>${chosen.name}</strong></p>
<ul class="list-inline">
${product.fabrics.map(
  ({
    code,
    name,
    hex,
  }) => html`<li><a class="fabric" href="${link(page, `${product.url}?option=${encodeURIComponent(code)}`)}"
 title="${name}" data-choice-code="${code}" data-choice-name="${name}" data-choice-color="${hex}"
 ${code === chosen.code ? html`aria-current="true"` : ''}>${swatch(hex, 32)}<span class="sr-only">${name}</span></a></li>
`,
)}</ul></div>`;
}

function notes(page: Page, product: Product): Markup {
  return html`<ul class="product-notes">
${
  product.isInstallationRequired
    ? html`<li>Installed by our own team. After checkout we will call you to agree on a day.</li>`
    : ''
}
<li>${shippingLink(page, { text: 'Shipping and delivery', shipMethod: shipMethodOf(product) })}</li>
<li><a href="${link(page, '/customer-service/returns')}">Returns and exchanges</a></li>
</ul>`;
}

function facts(product: Product): Markup {
  return html`<dl class="facts">
${productFacts(product)
  .filter(([name]) => !/^(Width|Depth|Height)$/.test(name))
  .map(
    ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
  )}</dl>`;
}
