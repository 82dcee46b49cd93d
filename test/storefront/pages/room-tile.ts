import { html } from 'hono/html';
import type { Product } from '../catalog/catalog.ts';
import { link, type Markup, type Page } from './page.ts';

interface Room {
  name: string;
  path: string;
  /** The product whose picture is shown. */
  product: Product | undefined;
}

/** A department or a category as a large tile. */
export function roomTile(page: Page, { name, path, product }: Room): Markup {
  return html`<li><a class="room" href="${link(page, path)}">
${product ? html`<img src="${product.imagePath}" width="400" height="400" alt="" loading="lazy">` : ''}
<span class="room-name">${name}</span></a></li>
`;
}
