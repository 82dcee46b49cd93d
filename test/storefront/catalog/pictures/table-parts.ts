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
import { polygon, profile, taper, turned } from './outline.ts';
import { n } from './pen.ts';
import { cover, type Surface } from './stuff.ts';

interface Table {
  camera: Camera;
  top: Surface;
  under: Surface;
  width: number;
  depth: number;
  height: number;
  thickness: number;
}

export const isRound = ({ form, size, random }: Drawing) =>
  form.includes('round') || (!form && Math.abs(size.width - size.depth) < 0.6 && random.chance(0.7));

export function createTable(
  drawing: Drawing,
  space: { width: number; height: number; largest: number },
): Table {
  const { random, size, material } = drawing;
  const height = Math.max(size.height, 8);
  const scale = framed(size.width, height, space);
  const top = mainSurface(
    material.toLowerCase().includes('steel') ? { ...drawing, material: 'wood' } : drawing,
    'wood',
  );
  const isSteel = material.toLowerCase().includes('steel');
  return {
    camera: createCamera(
      {
        scale,
        floor: 206 + (height * scale) / 2 + size.depth * scale * 0.06,
        eye: Math.max(56, height + 26),
        distance: 150,
      },
      drawing.lens,
    ),
    top,
    under: isSteel || random.chance(0.16) ? metalTrim(drawing) : top,
    width: size.width,
    depth: size.depth,
    height,
    thickness: random.pick([1, 1.4, 1.8, 2.4]) * (size.width < 25 ? 0.6 : 1),
  };
}

export function drawShadow({ pen }: Drawing, { camera, width, depth }: Table): void {
  const [x0, y] = camera.at(-width / 2, 0, -depth / 2);
  const [x1, front] = camera.at(width / 2, 0, 0);
  floorShadow(pen, 206, y + (front - y) * 0.6, (x1 - x0) * 0.62, Math.max(12, (front - y) * 1.1 + 6), 0.34);
}

/** The board: its top face and its edge. */
export function drawSlab(drawing: Drawing, { camera, top, width, depth, height, thickness }: Table): void {
  const { pen } = drawing;
  block(
    drawing,
    camera,
    { x: [-width / 2, width / 2], y: [height - thickness, height], z: [-depth, 0] },
    top,
  );
  const edge = plane(camera, [-width / 2, width / 2], [height - thickness, height], 0);
  pen.rect(edge.x, edge.y, edge.width, 1, '#fffaf2', { opacity: 0.35 });
  // Window light on the board.
  const [a, far] = camera.at(-width * 0.34, height, -depth);
  const [b] = camera.at(width * 0.1, height, -depth);
  const [c, near] = camera.at(width * 0.02, height, 0);
  const [d] = camera.at(-width * 0.46, height, 0);
  pen.path(
    polygon([
      [a, far],
      [b, far],
      [c, near],
      [d, near],
    ]),
    '#fffaf2',
    { opacity: 0.13 },
  );
}

type LegStyle = 'tapered' | 'parsons' | 'trestle' | 'turned' | 'splayed' | 'panel' | 'hairpin' | 'shelf';

export function drawLongTable(drawing: Drawing, table: Table, style: LegStyle): void {
  drawShadow(drawing, table);
  drawLegs(drawing, table, style);
  drawSlab(drawing, table);
}

export function drawLegs(drawing: Drawing, table: Table, style: LegStyle, sides = [-1, 1]): void {
  const { pen, random } = drawing;
  const { camera, under, width, depth, height, thickness } = table;
  const reach = height - thickness;
  const thick = Math.min(3.4, width * 0.05) * random.between(0.8, 1.25);
  const inset = random.pick([1.5, 3, width * 0.06]);
  const apron = (z: number) => {
    const board = plane(
      camera,
      [-width / 2 + inset, width / 2 - inset],
      [reach - height * 0.11, reach + 0.1],
      z,
    );
    cover(
      pen,
      polygon([
        [board.x, board.y],
        [board.x + board.width, board.y],
        [board.x + board.width, board.y + board.height],
        [board.x, board.y + board.height],
      ]),
      under,
      { fill: under.back },
    );
  };
  if (style === 'trestle') {
    const s = camera.scale(-depth / 2);
    const [x0, y] = camera.at(-width * 0.3, reach * 0.32, -depth / 2);
    pen.rect(x0, y - 2 * s, width * 0.6 * s, 3.4 * s, under.back);
    for (const side of sides) {
      const x = side * width * 0.32;
      for (const z of [-depth + 6, -6]) {
        const [footX, foot] = camera.at(x, 0, z + (z < -depth / 2 ? -3 : 3));
        const [topX, top] = camera.at(x, reach, z);
        pen.path(
          taper((footX + topX) / 2, top, foot, thick * 1.5 * s, thick * 1.5 * s, (footX - topX) / 2),
          z < -depth / 2 ? under.shade : under.round,
        );
      }
      block(drawing, camera, { x: [x - 2, x + 2], y: [0, 2.6], z: [-depth + 3, -3] }, under);
    }
    return;
  }
  if (style === 'panel') {
    for (const side of sides) {
      const x = side * (width / 2 - inset);
      const w = thick * 0.8;
      block(
        drawing,
        camera,
        { x: side < 0 ? [x, x + w] : [x - w, x], y: [0, reach], z: [-depth + 2, -1] },
        under,
        { upright: true },
      );
    }
    return;
  }
  if (style === 'tapered' || style === 'turned') apron(-depth + 3);
  for (const z of [-depth + 3, -2]) {
    if (z === -2 && style === 'shelf') {
      block(
        drawing,
        camera,
        {
          x: [-width / 2 + inset, width / 2 - inset],
          y: [height * 0.2, height * 0.2 + 1],
          z: [-depth + 3, -2],
        },
        under,
      );
    }
    for (const side of sides) {
      const [cx, top] = camera.at(side * (width / 2 - inset - thick / 2), reach, z);
      const [, foot] = camera.at(0, 0, z);
      const s = camera.scale(z);
      const fill = z < -2 ? under.shade : under.round;
      const w = thick * s;
      if (style === 'hairpin') {
        for (const lean of [-1, 1])
          pen.line([cx + lean * w * 0.8, top], [cx, foot], under.dark, Math.max(1.6, 0.5 * s));
      } else if (style === 'turned') {
        pen.path(
          turned(
            cx,
            top,
            w * 0.8,
            foot - top,
            profile('0 1, .2 1, .24 .6, .3 .95, .36 .55, .5 .9, .86 .5, .92 .75, 1 .45'),
          ),
          fill,
        );
      } else if (style === 'parsons' || style === 'shelf') pen.rect(cx - w / 2, top, w, foot - top, fill);
      else
        pen.path(taper(cx, top, foot, w, w * 0.55, style === 'splayed' ? side * s * height * 0.09 : 0), fill);
    }
  }
  if (style === 'tapered' || style === 'turned') apron(-2.4);
}

export function drawRoundTable(drawing: Drawing, table: Table): void {
  const { pen, random } = drawing;
  const { camera, top, under, width, height, thickness } = table;
  const style = random.pick(['pedestal', 'drum', 'cross', 'legs', 'legs'] as const);
  const middle = -width / 2;
  const s = camera.scale(middle);
  const [cx, y] = camera.at(0, height, middle);
  const [, floor] = camera.at(0, 0, middle);
  const rx = (width / 2) * s;
  const [, far] = camera.at(0, height, -width);
  const [, near] = camera.at(0, height, 0);
  const ry = Math.max(4, (near - far) / 2);
  const edge = thickness * s;
  floorShadow(pen, cx + 5, floor + 4, rx * 1.1, ry + 16, 0.34);
  const foot = floor + ry * 0.2;
  if (style === 'drum') {
    const wide = rx * random.between(0.55, 0.8);
    pen.layers(
      `M${n(cx - wide)} ${n(y + edge)}V${n(foot)}a${n(wide)} ${n(ry * 0.7)} 0 0 0 ${n(wide * 2)} 0V${n(y + edge)}Z`,
      [under.round, under.uprightTexture],
    );
    if (random.chance(0.6)) {
      let flutes = '';
      for (let i = 1; i < 16; i++)
        flutes += `M${n(cx - wide * Math.cos((i / 16) * Math.PI))} ${n(y + edge)}V${n(foot + ry * 0.6 * Math.sin((i / 16) * Math.PI))}`;
      pen.path(flutes, 'none', { stroke: under.deep, strokeWidth: 1.4, opacity: 0.28 });
    }
  } else if (style === 'pedestal') {
    const waist = random.between(0.3, 0.6);
    pen.path(
      turned(cx, y + edge, rx * 0.44, foot + 5 - y - edge, [
        [0, 0.7],
        [0.14, waist * 0.6],
        [0.55, waist * random.between(0.4, 0.9)],
        [0.85, waist],
        [0.95, 1],
        [1, 1.02],
      ]),
      under.round,
    );
  } else if (style === 'cross') {
    for (const lean of [-1, 1]) {
      pen.path(
        polygon([
          [cx + lean * rx * 0.6 - 5, y + edge],
          [cx + lean * rx * 0.6 + 5, y + edge],
          [cx - lean * rx * 0.6 + 5, foot + 5],
          [cx - lean * rx * 0.6 - 5, foot + 5],
        ]),
        lean < 0 ? under.shade : under.round,
      );
    }
  } else {
    const w = Math.min(3, width * 0.07) * s;
    const lean = random.pick([0, 0.06, 0.12]) * rx;
    for (const [at, drop, fill] of [
      [-0.36, -ry * 0.5, under.shade],
      [0.36, -ry * 0.5, under.shade],
      [-0.7, ry * 0.35, under.round],
      [0.7, ry * 0.35, under.round],
    ] as const) {
      pen.path(taper(cx + at * rx, y, floor + drop, w, w * 0.6, Math.sign(at) * lean), fill);
    }
  }
  const board = `M${n(cx - rx)} ${n(y)}v${n(edge)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v${n(-edge)}Z`;
  cover(pen, board, top, { fill: top.round });
  pen.layers(
    `M${n(cx - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`,
    [top.top, top.texture, pen.radial([0, '#fffaf2', 0.22], [1, '#fffaf2', 0])],
  );
}
