import type { Handler } from 'hono';
import * as v from 'valibot';
import {
  type PersonalizationDesign,
  personalizationDesign,
} from '../../../src/contract/personalization/personalization-design.ts';
import { productBySku } from '../catalog/store.ts';
import { svg } from '../pictures.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { drawDesign, drawStyle } from './drawing.ts';
import { workshopRefusal } from './workshop.ts';

const suffix = /\.svg$/;

/** The URL of the picture of a design. It contains the whole design, so that nothing is stored for it. */
export function previewUrl({ design }: PersonalizationDesign): string {
  return `/personalization/previews/${Buffer.from(JSON.stringify(design)).toString('base64url')}.svg`;
}

/** Serves the picture of a design, drawn from its URL, of which only what the workshop can make is drawn. */
export function previews(shop: Shop): Handler<ShopEnv> {
  return (c) => {
    const design = read((c.req.param('file') ?? '').replace(suffix, ''));
    const product = design && productBySku(shop.database, design.sku);
    if (!design || !product || workshopRefusal(product, design)) return c.text('Not found', 404);
    return svg(c, drawDesign(product, design));
  };
}

function read(token: string): PersonalizationDesign['design'] | undefined {
  try {
    const given: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    const { success, output } = v.safeParse(personalizationDesign.entries.design, given);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Serves the picture of a style. */
export const stylePictures: Handler<ShopEnv> = (c) => {
  const picture = drawStyle((c.req.param('file') ?? '').replace(suffix, ''));
  return picture ? svg(c, picture) : c.text('Not found', 404);
};
