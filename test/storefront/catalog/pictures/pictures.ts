import { hexOfColor } from '../colors.ts';
import type { Dimensions, Product } from '../product.ts';
import { createRandom, seedOf } from '../random.ts';
import { drawBedding } from './bedding.ts';
import { drawBed, drawKidsBed } from './beds.ts';
import { drawChair, drawStool } from './chairs.ts';
import { drawPot } from './cookware.ts';
import { drawCurtains } from './curtains.ts';
import { drawCushion } from './cushions.ts';
import { drawMirror, drawParcel, drawVase } from './decor.ts';
import type { Draw } from './drawing.ts';
import { drawGlass } from './glassware.ts';
import { drawFloorLamp, drawPendant, drawTableLamp } from './lighting.ts';
import { createPen } from './pen.ts';
import { plausibleSize } from './plausible-size.ts';
import { drawRug } from './rugs.ts';
import { drawArmchair, drawSectional, drawSofa } from './seating.ts';
import { drawBookcase } from './shelves.ts';
import { drawDresser, drawNightstand, drawToyStorage } from './storage.ts';
import { drawCoffeeTable, drawDesk, drawTable } from './tables.ts';
import { drawBowl, drawMug, drawPlates } from './tableware.ts';
import { drawThrow, drawTowels } from './textiles.ts';

const draws = new Map<string, Draw>([
  ['sofa', drawSofa],
  ['sectional', drawSectional],
  ['armchair', drawArmchair],
  ['table', drawTable],
  ['coffee-table', drawCoffeeTable],
  ['chair', drawChair],
  ['stool', drawStool],
  ['bed', drawBed],
  ['kids-bed', drawKidsBed],
  ['nightstand', drawNightstand],
  ['dresser', drawDresser],
  ['bookcase', drawBookcase],
  ['toy-storage', drawToyStorage],
  ['desk', drawDesk],
  ['table-lamp', drawTableLamp],
  ['floor-lamp', drawFloorLamp],
  ['pendant', drawPendant],
  ['rug', drawRug],
  ['mirror', drawMirror],
  ['curtains', drawCurtains],
  ['cushion', drawCushion],
  ['throw', drawThrow],
  ['towels', drawTowels],
  ['bedding', drawBedding],
  ['vase', drawVase],
  ['plates', drawPlates],
  ['bowl', drawBowl],
  ['mug', drawMug],
  ['glass', drawGlass],
  ['pot', drawPot],
]);

/** Every kind with a drawing of its own; others are drawn as a box in their colour. */
export const drawnKinds: readonly string[] = [...draws.keys()];

/** The views of a drawn product, as parts of its drawing: all of it, its middle, and its material from near. */
export const pictureViews = { whole: '0 0 400 400', middle: '70 110 200 200', near: '160 128 80 80' };
export type PictureView = keyof typeof pictureViews;

export interface Picture {
  kind: string;
  seed: number;
  /** `#rrggbb`, or a colour name of colors.ts. */
  color: string;
  material: string;
  size: Dimensions;
  /** The product's name, for details that the kind does not have: 'Round', 'Bunk', 'Runner'. */
  form?: string;
  /** The width and height attributes; the drawing is the same. */
  pixels?: number;
  view?: PictureView;
}

const unknownColor = '#b8ab99';

/** A square SVG with a transparent background: the same text for the same picture, on any machine. */
export function drawPicture({
  kind,
  seed,
  color,
  material,
  size,
  form = '',
  pixels = 400,
  view = 'whole',
}: Picture): string {
  const pen = createPen();
  const draw = draws.get(kind) ?? drawParcel;
  draw({
    pen,
    random: createRandom(seed),
    color: hexOfColor(color) ?? unknownColor,
    material,
    size: plausibleSize(kind, size),
    form: form.toLowerCase(),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${pictureViews[view]}" width="${pixels}" height="${pixels}">${pen.markup()}</svg>`;
}

export interface PictureOptions {
  /** The index of the view, from 0; another view is another product of the same kind. */
  variant?: number;
  hires?: boolean;
  view?: PictureView;
  /** `#rrggbb` of the chosen fabric, instead of the product's own colour. */
  fabricHex?: string;
}

/** The picture of a product: its sku is the seed, so that it looks the same everywhere. */
export function pictureFor(
  product: Product,
  { variant = 0, hires = false, view, fabricHex }: PictureOptions = {},
): string {
  const { sku, kind, color, material, dimensions, name } = product;
  return drawPicture({
    kind,
    seed: seedOf(variant ? `${sku} ${variant}` : sku),
    color: fabricHex ?? color,
    material,
    size: dimensions,
    form: name,
    pixels: hires ? 1200 : 400,
    view,
  });
}

export { drawScene, type Scene } from './scene.ts';
