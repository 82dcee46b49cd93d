import {
  block,
  type Camera,
  createCamera,
  type Drawing,
  floorShadow,
  framed,
  mainSurface,
  metalTrim,
  plane,
} from './drawing.ts';
import { box, taper } from './outline.ts';
import { n } from './pen.ts';
import type { Surface } from './stuff.ts';

/** Chests and shelves: a case, seen straight from the front, on a base. */
export interface Case {
  camera: Camera;
  stuff: Surface;
  metal: Surface;
  width: number;
  depth: number;
  height: number;
  /** Height of its feet. */
  base: number;
}

export function createCase(drawing: Drawing, room: { width: number; height: number; largest: number }): Case {
  const { size } = drawing;
  const scale = framed(size.width, size.height, room);
  return {
    camera: createCamera(
      {
        scale,
        floor: 204 + (size.height * scale) / 2,
        eye: Math.max(54, size.height * 0.9),
        distance: 170,
      },
      drawing.lens,
    ),
    stuff: mainSurface(drawing, 'wood'),
    metal: metalTrim(drawing),
    width: size.width,
    depth: size.depth,
    height: size.height,
    base: 0,
  };
}

/** Feet or plinth, and the body without its front. Returns the front's rectangle. */
export function drawBody(
  drawing: Drawing,
  piece: Case,
  feet: 'tapered' | 'block' | 'plinth' | 'sled' | 'bracket',
) {
  const { pen } = drawing;
  const { camera, stuff, width, depth, height, metal } = piece;
  const half = width / 2;
  const [x0] = camera.at(-half, 0, 0);
  const [x1, floor] = camera.at(half, 0, 0);
  floorShadow(pen, 206, floor - 2, (x1 - x0) * 0.6, 15, 0.42);
  const s = camera.scale();
  const base =
    feet === 'plinth' ? 2.5 : feet === 'bracket' ? 4 : Math.min(height * 0.2, feet === 'block' ? 3 : 6);
  piece.base = base;
  if (feet === 'plinth')
    block(drawing, camera, { x: [-half + 1, half - 1], y: [0, base], z: [-depth, -1.2] }, stuff, {
      fill: stuff.shade,
    });
  else if (feet === 'sled') {
    const bottom = plane(camera, [-half + 1.5, half - 1.5], [0, base], -1);
    pen.path(
      `M${n(bottom.x)} ${n(bottom.y)}V${n(bottom.y + bottom.height)}H${n(bottom.x + bottom.width)}V${n(bottom.y)}`,
      'none',
      { stroke: metal.dark, strokeWidth: Math.max(2, 0.8 * s) },
    );
  } else {
    for (const z of [-depth + 2, -0.6]) {
      for (const side of [-1, 1]) {
        const w = feet === 'tapered' ? 2 * s : 3 * s;
        const [cx, top] = camera.at(side * (half - 2), base + 0.4, z);
        const [, low] = camera.at(0, 0, z);
        const fill = z < -2 ? stuff.shade : stuff.round;
        if (feet === 'bracket') {
          const edge = cx + side * w * 0.66;
          pen.path(
            `M${n(edge)} ${n(top)}V${n(low)}h${n(-side * w)}q0 ${n((top - low) * 0.7)} ${n(-side * w * 1.5)} ${n(top - low)}Z`,
            fill,
          );
        } else
          pen.path(
            taper(cx, top, low, w, feet === 'tapered' ? w * 0.5 : w, feet === 'tapered' ? side * s * 0.7 : 0),
            fill,
          );
      }
    }
  }
  block(drawing, camera, { x: [-half, half], y: [base, height], z: [-depth, 0] }, stuff);
  return plane(camera, [-half, half], [base, height], 0);
}

type Handle = 'knob' | 'bar' | 'cup' | 'ring' | 'cutout' | 'none';

export function drawDrawer(
  { pen }: Drawing,
  { x, y, width, height }: Box,
  stuff: Surface,
  metal: Surface,
  handle: Handle,
  isFramed: boolean,
): void {
  const d = box(x, y, width, height, 1);
  pen.layers(d, [pen.down([0, stuff.light], [0.12, stuff.color], [1, stuff.dark]), stuff.texture], {
    stroke: stuff.deep,
    strokeWidth: 0.9,
    opacity: 0.7,
  });
  if (isFramed)
    pen.rect(x + 4, y + 4, width - 8, height - 8, 'none', {
      stroke: stuff.deep,
      strokeWidth: 0.8,
      opacity: 0.4,
    });
  const middle = y + height / 2;
  const positions =
    width > 90 && handle !== 'cutout' ? [x + width * 0.27, x + width * 0.73] : [x + width / 2];
  for (const cx of positions) {
    if (handle === 'knob') {
      pen.ellipse(cx + 0.8, middle + 1.6, 3.6, 3.4, stuff.deep, { opacity: 0.4 });
      pen.ellipse(cx, middle, 3.3, 3.3, metal.round);
    } else if (handle === 'bar') {
      pen.rect(cx - 13, middle + 0.6, 26, 3, stuff.deep, { opacity: 0.4, r: 1.5 });
      pen.rect(cx - 13, middle - 1.6, 26, 2.8, metal.down, { r: 1.4 });
    } else if (handle === 'cup') pen.path(`M${n(cx - 8)} ${n(middle - 3)}h16v3a8 5 0 0 1-16 0Z`, metal.down);
    else if (handle === 'ring') {
      pen.ellipse(cx, middle - 2, 2.2, 2.2, metal.round);
      pen.ellipse(cx, middle + 2, 4.4, 4.4, 'none', { stroke: metal.color, strokeWidth: 1.4 });
    } else if (handle === 'cutout')
      pen.path(`M${n(cx - 14)} ${n(y)}h28q-2 6-8 6h-12q-6 0-8-6Z`, stuff.deep, { opacity: 0.75 });
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const handles = ['knob', 'bar', 'cup', 'ring', 'cutout', 'none'] as const;

export function drawFront(drawing: Drawing, piece: Case, rows: number[], gap: number): void {
  const { random, pen } = drawing;
  const { stuff, metal } = piece;
  const feet = random.pick(['tapered', 'tapered', 'block', 'plinth', 'sled', 'bracket'] as const);
  const front = drawBody(drawing, piece, feet);
  const handle = random.pick(handles);
  const isFramed = random.chance(0.25);
  const isFluted = random.chance(0.12);
  const rim = random.pick([2, 4, 6]);
  const height = (front.height - rim * 2 - gap * (rows.length - 1)) / rows.length;
  pen.rect(front.x + rim, front.y + rim, front.width - rim * 2, front.height - rim * 2, stuff.deep, {
    opacity: 0.55,
  });
  // One drawer of each width is drawn; the others reuse it.
  for (const count of new Set(rows)) {
    const width = (front.width - rim * 2 - gap * (count - 1)) / count;
    const places = rows.flatMap((own, row) =>
      own === count
        ? Array.from({ length: count }, (_, i) => [i * (width + gap), row * (height + gap)] as const)
        : [],
    );
    const [dx, dy] = places[0]!;
    pen.reused(
      () =>
        drawDrawer(
          drawing,
          { x: front.x + rim + dx, y: front.y + rim + dy, width, height },
          stuff,
          metal,
          handle,
          isFramed && !isFluted,
        ),
      places.slice(1).map(([x, y]) => `x="${n(x - dx)}" y="${n(y - dy)}"`),
    );
  }
  if (isFluted) {
    let d = '';
    for (let x = front.x + rim + 3; x < front.x + front.width - rim; x += 5)
      d += `M${n(x)} ${n(front.y + rim)}v${n(front.height - rim * 2)}`;
    pen.path(d, 'none', { stroke: stuff.deep, strokeWidth: 1.4, opacity: 0.26 });
  }
}
