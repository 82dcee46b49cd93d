import { hexOfColor } from '../colors.ts';
import type { Brand, Dimensions, Product } from '../product.ts';
import { createRandom, seedOf } from '../random.ts';
import { drawBedding } from './bedding.ts';
import { drawBed, drawKidsBed } from './beds.ts';
import { drawChair, drawStool } from './chairs.ts';
import { drawPot } from './cookware.ts';
import { drawCurtains } from './curtains.ts';
import { drawCushion } from './cushions.ts';
import { drawMirror, drawParcel, drawVase } from './decor.ts';
import type { Draw, Drawing } from './drawing.ts';
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
import { drawFromAbove, drawInRoom, drawOnTable, drawToScale } from './views.ts';

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

/** The views of a drawn product, with the part of the drawing that each shows. */
export const pictureViews = {
  whole: '0 0 400 400',
  above: '0 0 400 400',
  room: '0 0 400 400',
  scale: '0 0 400 400',
  table: '0 0 400 400',
  middle: '70 110 200 200',
  near: '160 128 80 80',
};
export type PictureView = keyof typeof pictureViews;

/** Furniture that stands on the floor, drawn with a camera. */
const standing = new Set([
  'sofa',
  'sectional',
  'armchair',
  'table',
  'coffee-table',
  'chair',
  'stool',
  'bed',
  'kids-bed',
  'nightstand',
  'dresser',
  'bookcase',
  'toy-storage',
  'desk',
]);

/** What stands on a table. */
const small = new Set(['table-lamp', 'vase', 'plates', 'bowl', 'mug', 'glass', 'pot']);

/** The views that a kind has pictures of, the whole first; a floor lamp's middle is a rod. */
export function viewsOfKind(kind: string): PictureView[] {
  if (standing.has(kind)) return ['whole', 'above', 'room', 'scale', 'near'];
  if (small.has(kind)) return ['whole', 'table', 'middle', 'near'];
  return kind === 'floor-lamp' ? ['whole'] : ['whole', 'middle', 'near'];
}

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
  /** The brand whose room is drawn around it; core if left out. */
  brand?: Brand;
  /** A piece that is made to order keeps its shape in every fabric. */
  madeOf?: Pick<Drawing, 'trim' | 'seams'>;
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
  brand = 'core',
  madeOf,
}: Picture): string {
  const draw = draws.get(kind) ?? drawParcel;
  const again = (): Drawing => ({
    pen: createPen(),
    random: createRandom(seed),
    ...(madeOf && { ...madeOf, materialRandom: createRandom(seed + 1) }),
    color: hexOfColor(color) ?? unknownColor,
    material,
    size: plausibleSize(kind, size),
    form: form.toLowerCase(),
  });
  const drawing = again();
  const around = { brand, seed, again };
  if (view === 'above') drawFromAbove(drawing, draw);
  else if (view === 'room') drawInRoom(drawing, draw, around);
  else if (view === 'scale') drawToScale(drawing, draw, around);
  else if (view === 'table') drawOnTable(drawing, draw, around);
  else draw(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${partOf(kind, view)}" width="${pixels}" height="${pixels}">${drawing.pen.markup()}</svg>`;
}

/**
 * The part of the drawing that a view shows. From near a stool shows its seat, because between its legs there is
 * nothing to see.
 */
const partOf = (kind: string, view: PictureView) =>
  kind === 'stool' && view === 'near' ? '160 50 80 80' : pictureViews[view];

export interface PictureOptions {
  /** The index of the view, from 0; another view is another product of the same kind. */
  variant?: number;
  hires?: boolean;
  view?: PictureView;
}

/** How a product looks in the chosen options, where that is not as it is in the catalogue. */
export interface Look {
  /** The product whose shape it has, if it is a make of that. */
  shapeOf?: string;
  /** `#rrggbb` of the chosen fabric. */
  color?: string | undefined;
  material?: string | undefined;
  trim?: Drawing['trim'];
  seams?: Drawing['seams'];
}

/** The picture of a product: its sku is the seed, so that it looks the same everywhere. */
export function pictureFor(
  product: Product,
  { variant = 0, hires = false, view, ...look }: PictureOptions & Look = {},
): string {
  const { sku, kind, color, material, dimensions, name, brand } = product;
  return drawPicture({
    kind,
    seed: seedOf(variant ? `${sku} ${variant}` : (look.shapeOf ?? sku)),
    color: look.color ?? color,
    material: look.material ?? material,
    size: dimensions,
    form: name,
    brand,
    pixels: hires ? 1200 : 400,
    view,
    madeOf: look.trim && { trim: look.trim, seams: look.seams },
  });
}

export { drawScene, type Scene } from './scene.ts';
