import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { ProductPicture } from '../../src/contract/product/pictures.ts';
import type { Product } from './catalog/catalog.ts';
import { drawCloth } from './catalog/pictures/cloth.ts';
import {
  drawScene,
  type Look,
  type PictureView,
  pictureFor,
  viewsOfKind,
} from './catalog/pictures/pictures.ts';
import { productBySku } from './catalog/store.ts';
import type { Shop, ShopEnv } from './shop.ts';
import { givenCodes, parameterOf, readChoices } from './special-order/chosen.ts';
import { specialOrderOf, swatchOf } from './special-order/pieces.ts';

/** URLs of a product's picture: in its own colour or in one of its fabrics, of one view; small and large. */
export function pictureOf(
  product: Product,
  optionCode?: string,
  view: PictureView = 'whole',
): { small: string; large: string } {
  const { imagePath, imagePathHiRes } = product;
  // A shop's own picture is the same for every fabric.
  if (!isDrawn(product)) return { small: imagePath, large: imagePathHiRes };
  const queries = [...optionQueries(product, optionCode), ...(view === 'whole' ? [] : [`view=${view}`])];
  return { small: queries.reduce(withQuery, imagePath), large: queries.reduce(withQuery, imagePathHiRes) };
}

/** What a picture shows of the chosen options. */
function optionQueries({ sku }: Product, optionCode: string | undefined): string[] {
  if (!optionCode) return [];
  const order = specialOrderOf(sku);
  if (!order) return [`option=${encodeURIComponent(optionCode)}`];
  const { chosen } = readChoices(order, givenCodes(optionCode));
  const seen = chosen.filter(({ choice }) => choice.fabric ?? choice.finish);
  return seen.length > 0 ? [parameterOf({ chosen: seen })] : [];
}

/** The pictures of a product for its gallery; a special order's `optionCode` has all its choices. */
export function galleryOf(product: Product, optionCode?: string): ProductPicture[] {
  return viewsOf(product).map((view) => {
    const { small, large } = pictureOf(product, optionCode, view);
    return {
      imagePath: small,
      imagePathHiRes: large,
      thumbnailPath: small,
      srcset: `${small} 400w, ${large} 1200w`,
      imageAlt: `${product.name}${viewTexts[view]}`,
      width: 1200,
      height: 1200,
      videoPath: undefined,
    };
  });
}

export const viewTexts: Record<PictureView, string> = {
  whole: '',
  above: ', from above',
  room: ', in a room',
  scale: ', beside a door of 80 inches',
  table: ', on a table',
  middle: ', a closer view',
  near: ', from near',
};

/** The views that a product has pictures of: one of a feed's, several of a drawn one. */
export function viewsOf(product: Product): PictureView[] {
  return isDrawn(product) ? viewsOfKind(product.kind) : ['whole'];
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
    const view = viewsOf(product).find((name) => name === c.req.query('view'));
    return svg(
      c,
      pictureFor(product, { hires: c.req.query('hires') === '1', view, ...lookOf(product, c.req.query()) }),
    );
  };
}

/** How a product looks with the options of a picture's query; unknown ones are left out. */
function lookOf(product: Product, query: Record<string, string>): Look {
  const order = specialOrderOf(product.sku);
  if (!order) return { color: product.fabrics?.find(({ code }) => code === query.option)?.hex };
  const { chosen } = readChoices(order, query);
  const choiceOf = (type: string) => chosen.find(({ option }) => option.type === type)?.choice;
  const fabric = choiceOf('fabric')?.fabric;
  const finish = choiceOf('finish')?.finish;
  return {
    shapeOf: order.sku,
    color: fabric?.hex,
    material: fabric?.cloth.material,
    seams: choiceOf('leather')?.fabric?.hex,
    trim: finish ? { color: finish.hex, stuff: finish.weave === 'metal' ? 'metal' : 'wood' } : usualTrim,
  };
}

/** So that a piece keeps its shape whatever it stands on. */
const usualTrim: Look['trim'] = { color: '#7a543a', stuff: 'wood' };

/** Serves the swatch of a fabric or a finish at `/fabrics/{code}.svg`; with `?hires=1` large, from near. */
export const swatches: Handler<ShopEnv> = (c) => {
  const code = (c.req.param('file') ?? '').replace(/\.svg$/, '');
  const cloth = swatchOf(code);
  if (!cloth) return c.text('Not found', 404);
  return svg(c, drawCloth({ ...cloth, isNear: c.req.query('hires') === '1' }));
};

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

/** Answers with a picture, which a browser that has it need not load again. */
export function svg(c: Context<ShopEnv>, picture: string): Response {
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  return c.body(picture);
}
