import { html } from 'hono/html';
import type { Product } from '../../catalog/catalog.ts';
import { menuOf } from '../../menu.ts';
import { writtenReviews } from '../../product/reviews.ts';
import { setPath, setWith } from '../../product/sets.ts';
import type { FoundRegistry } from '../../registries/find.ts';
import { registryById } from '../../registries/registry-of.ts';
import { shipMethodOf } from '../../shipping/ship-method.ts';
import { availabilityHost } from '../availability-host.ts';
import { boardsHost } from '../boards.ts';
import {
  dimensionsHost,
  recentlyViewedHost,
  recentSwatchesHost,
  storeAvailabilityHost,
} from '../browse-hosts.ts';
import { detailsHost } from '../details-host.ts';
import { galleryHost, galleryPicture } from '../gallery-host.ts';
import { addToCartHost, carouselHost } from '../hosts.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { badge, price, swatch } from '../product-tile.ts';
import { addToRegistryHost } from '../registry/host.ts';
import { guestPath } from '../registry/paths.ts';
import { shippingLink } from '../shipping/link.ts';
import { specialOrderHost } from './options.ts';
import { ratingLine, reviewList } from './reviews.ts';
import { type ShownProduct, shownProduct } from './shown.ts';

/** A product: its pictures, price, options to choose by link, the form, details, reviews, and four carousels. */
export function productPage(page: Page, given: Product): Markup {
  const shown = shownProduct(page, given);
  const { product, parameter, special } = shown;
  const gift = registryById(page.shop, page.query.get('grId') ?? '');
  const department = menuOf(page.shop.database, page.view.brand).find(
    ({ categories }) => categories.length > 1 && categories.some(({ slug }) => slug === product.category),
  );
  const listing = `/${product.category}`;
  const kind = product.categoryName.toLowerCase();
  // Without script only the links show, so each leads elsewhere.
  const pods = [
    { podId: 'people-also-viewed-pdp', path: listing, text: `See all ${kind}` },
    { podId: 'pdp-alternative-items', path: `${listing}?sortBy=price-low`, text: `See ${kind} by price` },
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
${galleryHost(product, parameter)}
</div>
<div class="product-buy">
<h1 class="product-name" data-product-text="name">${product.name}</h1>
${ratingLine(product)}
${priceLine(page, shown)}
${stockLine(product)}
${special ? specialOrderHost(page, shown, special) : fabricChoice(page, product, parameter)}
<p class="product-delivery" data-product-text="deliveryText">${shown.model.deliveryText}</p>
${availabilityHost(page, product, parameter)}
${giftNote(page, gift)}
${addToCartHost(page, product, parameter, { special, grId: gift?.registry.grId })}
${addToRegistryHost(page, product, special)}
${detailsHost(page, shown.model, ['special-order', 'messages', 'rewards', 'custom-order'])}
${boardsHost(page, product, parameter)}
${storeAvailabilityHost(page, product)}
${notes(page, product)}
</div>
${product.fabrics || special ? recentSwatchesHost() : ''}
</div>
<div class="product-facts"><div class="row">
<section class="col-sm-6"><h2>About this piece</h2><p>${product.description}</p>
</section>
<section class="col-sm-6"><h2>Details</h2>${dimensionsHost(product)}${detailsHost(page, shown.model, ['details', 'care'])}</section>
</div></div>
${reviewList(product, page.view)}
${pods.map(({ podId, ...more }) => carouselHost(page, { podId, sku: product.sku, more }))}
${recentlyViewedHost(page, { product, optionCode: parameter })}
</div>`;
  return layout(
    page,
    {
      title: writtenReviews(product).length > 0 ? `${product.name} + Reviews` : product.name,
      description: product.description,
      name: 'page-product',
      isKids: product.isKids,
      mainPicture: galleryPicture(product, parameter),
      product: product.sku,
      styles: special ? ['special-order'] : [],
    },
    content,
  );
}

/** The page was opened from a registry: what is added is a gift for it. */
function giftNote(page: Page, gift: FoundRegistry | undefined): Markup | '' {
  return gift
    ? html`<p class="quiet">A gift for ${gift.owner}: <a href="${link(page, guestPath(gift.registry))}">${gift.registry.name}</a></p>`
    : '';
}

const stockTexts: Record<Product['stock'], string> = {
  in: 'In stock',
  low: 'Only a few left',
  out: 'Out of stock',
  'made-to-order': 'Made to order',
};

function stockLine(product: Product): Markup {
  return html`<p class="product-stock" data-stock="${product.stock}">${stockTexts[product.stock]}</p>`;
}

/** The price, which changes with the options; “From” while some are missing. */
function priceLine(page: Page, { product, model, special }: ShownProduct): Markup {
  if (!special) return price(product, page.view, 'product-price');
  const isWhole = special.choices.missing.length === 0;
  return html`<p class="product-price" data-product-text="formattedPrice">${isWhole ? '' : 'From '}${model.formattedPrice}</p>`;
}

function fabricChoice(page: Page, product: Product, parameter: string): Markup | '' {
  const chosen = product.fabrics?.find(({ code }) => code === parameter);
  if (!product.fabrics || !chosen) return '';
  const grId = page.query.get('grId');
  const more = grId ? `&grId=${encodeURIComponent(grId)}` : '';
  return html`<div class="fabrics"><p>Fabric: <strong>${chosen.name}</strong></p>
<ul class="list-inline">
${product.fabrics.map(
  ({
    code,
    name,
    hex,
  }) => html`<li><a class="fabric" href="${link(page, `${product.url}?option=${encodeURIComponent(code)}${more}`)}"
 title="${name}" data-choice-code="${code}" data-choice-name="${name}" data-choice-color="${hex}"
 ${code === chosen.code ? html`aria-current="true"` : ''}>${swatch(hex, 32)}<span class="sr-only">${name}</span></a></li>
`,
)}</ul></div>`;
}

function notes(page: Page, product: Product): Markup {
  const set = setWith(product.sku);
  return html`<ul class="product-notes">
${set ? html`<li><a href="${link(page, setPath(set))}">See it in ${set.name}</a></li>` : ''}
${
  product.isInstallationRequired
    ? html`<li>Installed by our own team. After checkout we will call you to agree on a day.</li>`
    : ''
}
<li>${shippingLink(page, { text: 'Shipping and delivery', shipMethod: shipMethodOf(product) })}</li>
<li><a href="${link(page, '/customer-service/returns')}">Returns and exchanges</a></li>
</ul>`;
}
