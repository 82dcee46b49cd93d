import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Product } from './catalog/catalog.ts';
import { drawScene, type PictureView, pictureFor, pictureViews } from './catalog/pictures/pictures.ts';
import { productBySku } from './catalog/store.ts';
import type { Shop, ShopEnv } from './shop.ts';

/** URLs of a product's picture: in its own colour or in one of its fabrics, of one view; small and large. */
export function pictureOf(
  product: Product,
  optionCode?: string,
  view: PictureView = 'whole',
): { small: string; large: string } {
  const { imagePath, imagePathHiRes } = product;
  // A shop's own picture is the same for every fabric.
  if (!isDrawn(product)) return { small: imagePath, large: imagePathHiRes };
  const queries = [
    ...(optionCode ? [`option=${encodeURIComponent(optionCode)}`] : []),
    ...(view === 'whole' ? [] : [`view=${view}`]),
  ];
  return { small: queries.reduce(withQuery, imagePath), large: queries.reduce(withQuery, imagePathHiRes) };
}

/** The views that a product has pictures of: one of a feed's, several of a drawn one; a floor lamp's middle is a rod. */
export function viewsOf(product: Product): PictureView[] {
  return isDrawn(product) && product.kind !== 'floor-lamp'
    ? (Object.keys(pictureViews) as PictureView[])
    : ['whole'];
}

const isDrawn = ({ imagePath }: Product) => imagePath.startsWith('/pictures/');

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Serves the drawn picture of a product at `/pictures/{sku}.svg`, in the fabric of `?option=`, large with
 * `?hires=1`, from near with `?view=`.
 */
export function pictures(shop: Shop): Handler<ShopEnv> {
  return (c) => {
    const sku = (c.req.param('file') ?? '').replace(/\.svg$/, '');
    const product = productBySku(shop.database, sku);
    if (!product) return c.text('Not found', 404);
    const fabric = product.fabrics?.find(({ code }) => code === c.req.query('option'));
    const view = viewsOf(product).find((name) => name === c.req.query('view'));
    return svg(c, pictureFor(product, { hires: c.req.query('hires') === '1', view, fabricHex: fabric?.hex }));
  };
}

/** Serves the picture of a brand's home page at `/scenes/{brand}.svg`. */
export const scenes: Handler<ShopEnv> = (c) => {
  const brand = c.req.param('file')?.replace(/\.svg$/, '');
  if (brand !== 'core' && brand !== 'modern') return c.text('Not found', 404);
  return svg(c, drawScene({ seed: sceneSeeds[brand], brand }));
};

/** Serves one grey square in place of every picture. */
export const plainPicture: Handler<ShopEnv> = (c) =>
  svg(
    c,
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#eee"/></svg>',
  );

// The room in each brand's picture.
const sceneSeeds = { core: 3, modern: 4 };

function svg(c: Context<ShopEnv>, picture: string): Response {
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  return c.body(picture);
}
