import { html } from 'hono/html';
import type { Product } from '../catalog/catalog.ts';
import { galleryOf } from '../pictures.ts';
import { attributeJson } from './json.ts';
import { type MainPicture, pictureSource } from './main-picture.ts';
import type { Markup } from './page.ts';

/** As wide as the strip of pictures is. */
const sizes = '(min-width: 992px) 576px, 100vw';

/** The largest picture of a product's page. */
export function galleryPicture(product: Product, parameter?: string): MainPicture {
  const { imagePath, srcset = '' } = galleryOf(product, parameter)[0]!;
  return { src: imagePath, srcset, sizes };
}

/** The gallery over a plain list of links with pictures; it follows the chosen options. */
export function galleryHost(product: Product, parameter?: string): Markup {
  const pictures = galleryOf(product, parameter);
  return html`<div class="shop-gallery" data-island="product-gallery" data-heading="Pictures of ${product.name}"
 data-pictures='${attributeJson(pictures)}' data-picture="${pictures[0]!.imagePath}" data-follows="pictures picture">
<ul class="product-pictures">
${pictures.map(
  (
    { imagePath, imagePathHiRes, srcset = '', imageAlt },
    index,
  ) => html`<li><a class="js-enlarge" href="${imagePathHiRes ?? imagePath}"
 title="Enlarge the picture"><img ${pictureSource({ src: imagePath, srcset, sizes })}
 width="1200" height="1200" alt="${imageAlt}" ${index ? html`loading="lazy"` : html`fetchpriority="high"`}></a></li>
`,
)}</ul></div>`;
}
