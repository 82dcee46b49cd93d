import type { Dimensions } from '../product.ts';
import type { Random } from '../random.ts';
import { polygon } from './outline.ts';
import type { Pen, Point } from './pen.ts';
import { cover, type Stuff, type Surface, stuffOf, surface } from './stuff.ts';

/** The arguments of a drawing function: the pen, and the product. The picture is 400 units square. */
export interface Drawing {
  pen: Pen;
  random: Random;
  color: string;
  material: string;
  size: Dimensions;
  /** The product's name in lower case, for details that the kind does not have: 'round', 'bunk', 'runner'. */
  form: string;
  /** The grain of the materials, where the shape has to be the same in each: `random` then only makes the shape. */
  materialRandom?: Random;
  /** The legs or the base, where they are chosen. */
  trim?: { color: string; stuff: Stuff } | undefined;
  /** The colour of the piping along the seams. */
  seams?: string | undefined;
  lens?: Lens | undefined;
}

/** How a picture is taken, where that is not from the front. */
export interface Lens {
  /** How many inches higher than usual the eye is. */
  raise?: number;
  /** Told where the product stands: the front's position on the floor, and the units per inch there. */
  taken?(place: { floor: number; scale: number }): void;
}

export type Draw = (drawing: Drawing) => void;

/** The product's own colour on its own material. */
export function mainSurface(
  { pen, random, materialRandom, material, color, seams }: Drawing,
  fallback: Stuff,
): Surface {
  return { ...surface(pen, materialRandom ?? random, stuffOf(material, fallback), color), seams };
}

/** The chosen legs or base, or `usual` ones. */
export function chosenTrim({ pen, random, materialRandom, trim }: Drawing, usual: () => Surface): Surface {
  return trim ? surface(pen, materialRandom ?? random, trim.stuff, trim.color) : usual();
}

const legWoods = ['#c79f6b', '#7a543a', '#573b2b', '#2b2725', '#d8bf98', '#a06f45'];
const legMetals = ['#a88a52', '#2c2c2c', '#5b4a3b', '#a5a6a4', '#c9a558'];

export const woodTrim = ({ pen, random }: Drawing) => surface(pen, random, 'wood', random.pick(legWoods));
export const metalTrim = ({ pen, random }: Drawing) => surface(pen, random, 'metal', random.pick(legMetals));

/**
 * A camera straight in front of the product and a little above. Takes inches: x from the middle to the right, y up
 * from the floor, z towards the viewer from the product's front.
 */
export interface Camera {
  at(x: number, y: number, z: number): Point;
  /** Units per inch at depth z. */
  scale(z?: number): number;
}

interface View {
  /** Units per inch at the front. */
  scale: number;
  /** The front's position on the floor. */
  floor: number;
  cx?: number;
  eye?: number;
  distance?: number;
}

export function createCamera(
  { scale, floor, cx = 200, eye: usualEye = 62, distance = 190 }: View,
  lens?: Lens,
): Camera {
  const eye = usualEye + (lens?.raise ?? 0);
  lens?.taken?.({ floor, scale });
  const nearness = (z: number) => distance / (distance - z);
  return {
    at: (x, y, z) => [cx + x * scale * nearness(z), floor - eye * scale + (eye - y) * scale * nearness(z)],
    scale: (z = 0) => scale * nearness(z),
  };
}

/** Fits a product into the picture: large ones fill it, smaller ones of the kind stay a little smaller. */
export function framed(
  width: number,
  height: number,
  room: { width: number; height: number; largest: number },
): number {
  const softened = Math.min(1, (Math.max(width, height) / room.largest) ** 0.45);
  return Math.min(room.width / width, room.height / height) * softened;
}

export interface Block {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
}

/** A box with its visible faces: top, a side if it is off the middle, front. */
export function block(
  { pen }: Drawing,
  camera: Camera,
  { x, y, z }: Block,
  stuff: Surface,
  { r = 0, upright = false, fill = stuff.down }: { r?: number; upright?: boolean; fill?: string } = {},
): void {
  const [left, right] = x;
  const [low, high] = y;
  const [far, near] = z;
  const face = (points: readonly Point[], paint: string) => {
    if (r) pen.path(polygon(points), paint, { stroke: paint, strokeWidth: r, join: 'round' });
    else cover(pen, polygon(points), stuff, { fill: paint, upright });
  };
  if (camera.at(0, high, far)[1] < camera.at(0, high, near)[1] - 0.4) {
    face(
      [
        camera.at(left, high, far),
        camera.at(right, high, far),
        camera.at(right, high, near),
        camera.at(left, high, near),
      ],
      stuff.top,
    );
  }
  if (left > 0) {
    face(
      [
        camera.at(left, low, far),
        camera.at(left, high, far),
        camera.at(left, high, near),
        camera.at(left, low, near),
      ],
      stuff.shade,
    );
  } else if (right < 0) {
    face(
      [
        camera.at(right, low, far),
        camera.at(right, high, far),
        camera.at(right, high, near),
        camera.at(right, low, near),
      ],
      stuff.shade,
    );
  }
  face(
    [
      camera.at(left, low, near),
      camera.at(left, high, near),
      camera.at(right, high, near),
      camera.at(right, low, near),
    ],
    fill,
  );
}

/** The rectangle of screen units that x and y span at depth z. */
export function plane(
  camera: Camera,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  z: number,
) {
  const [left, bottom] = camera.at(x0, y0, z);
  const [right, top] = camera.at(x1, y1, z);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const ink = '#2a2118';

/** A soft shadow on the floor. */
export function floorShadow(pen: Pen, cx: number, cy: number, rx: number, ry: number, strength = 0.3): void {
  pen.ellipse(cx, cy, rx, ry, shadowFill(pen, strength));
}

const shadowFill = (pen: Pen, strength: number) =>
  pen.fade([0, ink, strength], [0.5, ink, strength * 0.66], [0.78, ink, strength * 0.2], [1, ink, 0]);

/** Draws the left one of a pair and reuses it on the right. */
export function mirrored(pen: Pen, draw: () => void): void {
  pen.reused(draw, ['transform="matrix(-1 0 0 1 400 0)"']);
}
