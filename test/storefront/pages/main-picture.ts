import { html } from 'hono/html';
import type { Product } from '../catalog/catalog.ts';
import type { Markup } from './page.ts';

/** The largest picture that a page shows first, with the sizes that its `<img>` has. */
export interface MainPicture {
  src: string;
  srcset?: string;
  sizes?: string;
}

/** Requests the picture before the page's scripts, in the size that its `<img>` will ask for. */
export function picturePreload({ src, srcset, sizes }: MainPicture): Markup {
  return html`<link rel="preload" as="image" href="${src}" ${srcset ? html`imagesrcset="${srcset}"` : ''} ${
    sizes ? html`imagesizes="${sizes}"` : ''
  } fetchpriority="high">
`;
}

/** The attributes of the same picture's `<img>`. */
export function pictureSource({ src, srcset, sizes }: MainPicture): Markup {
  return html`src="${src}"${srcset ? html` srcset="${srcset}"` : ''}${sizes ? html` sizes="${sizes}"` : ''}`;
}

/** The picture of a product's tile. */
export function tilePicture({ imagePath, imagePathHiRes }: Product): MainPicture {
  return { src: imagePath, srcset: `${imagePath} 1x, ${imagePathHiRes} 2x` };
}
