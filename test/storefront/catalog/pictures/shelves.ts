import { type Box, type Case, createCase, drawBody, drawDrawer } from './cases.ts';
import { block, type Draw, type Drawing, floorShadow, plane } from './drawing.ts';
import { polygon } from './outline.ts';
import { n } from './pen.ts';
import { darker, lighter } from './shade.ts';
import type { Surface } from './stuff.ts';

/** The dark inside of an open shelf. */
export function drawNiche({ pen }: Drawing, { x, y, width, height }: Box, stuff: Surface): void {
  pen.rect(x, y, width, height, pen.down([0, darker(stuff.color, 0.62)], [1, darker(stuff.color, 0.4)]));
  const lift = Math.min(7, height * 0.14);
  pen.path(
    polygon([
      [x, y + height],
      [x + 4, y + height - lift],
      [x + width - 4, y + height - lift],
      [x + width, y + height],
    ]),
    stuff.dark,
  );
}

const spines = [
  '#8c4f35',
  '#d9cdb8',
  '#5f6870',
  '#efece6',
  '#2f3e55',
  '#c0913f',
  '#6f7653',
  '#b98a70',
  '#3a3632',
  '#a9bccb',
];

export function drawBooksLying({ pen, random }: Drawing, cx: number, floor: number, width: number): void {
  let y = floor - 1;
  for (let i = random.whole(1, 3); i > 0; i--) {
    const w = width * random.between(0.8, 1);
    y -= 7;
    pen.rect(cx - w / 2, y, w, 6.4, random.pick(spines), { r: 1 });
  }
}

/** The objects on a shelf: books, a bowl, a vase, a box, or nothing. */
export function drawShelfThings(drawing: Drawing, { x, y, width, height }: Box): void {
  const { pen, random } = drawing;
  const floor = y + height - 1;
  const kind = random.pick(['books', 'books', 'vase', 'lying', 'box', 'none', 'both'] as const);
  if (kind === 'books' || kind === 'both') {
    let at = x + 5 + (random.chance(0.4) ? width * 0.4 : 0);
    const groups = new Map<string, string>();
    for (let i = random.whole(4, 8); i > 0 && at < x + width - 10; i--) {
      const w = random.between(3.5, 8);
      const h = Math.min(height * 0.86, height * random.between(0.55, 0.8));
      const color = random.pick(spines);
      groups.set(color, `${groups.get(color) ?? ''}M${n(at)} ${n(floor)}v${n(-h)}h${n(w)}v${n(h)}z`);
      at += w + 0.5;
    }
    for (const [color, d] of groups) pen.path(d, color);
  }
  if (kind === 'lying' || kind === 'both')
    drawBooksLying(drawing, x + width * random.between(0.68, 0.76), floor, Math.min(40, width * 0.4));
  if (kind === 'vase') {
    const h = Math.min(height * 0.66, 34);
    const cx = x + width * random.between(0.3, 0.7);
    const tone = random.pick(['#efece6', '#b5694a', '#a9bba6', '#4b4b4d']);
    pen.path(
      `M${n(cx - h * 0.1)} ${n(floor - h)}h${n(h * 0.2)}q0 ${n(h * 0.25)} ${n(h * 0.2)} ${n(h * 0.5)}t${n(-h * 0.12)} ${n(h * 0.5)}h${n(-h * 0.36)}q${n(-h * 0.24)} ${n(-h * 0.25)} ${n(-h * 0.12)} ${n(-h * 0.5)}t${n(h * 0.2)} ${n(-h * 0.5)}Z`,
      pen.across([0, lighter(tone, 0.2)], [1, darker(tone, 0.3)]),
    );
  }
  if (kind === 'box')
    pen.rect(
      x + width * 0.2,
      floor - height * 0.5,
      width * 0.46,
      height * 0.5,
      pen.down([0, '#d3bd9c'], [1, '#a98f6b']),
      { r: 2 },
    );
}

export const drawBookcase: Draw = (drawing) => {
  const { random, size, pen } = drawing;
  const piece = createCase(drawing, { width: 300, height: 336, largest: 84 });
  const { camera, stuff, metal } = piece;
  const columns = size.width > 42 ? random.pick([2, 3]) : 1;
  const rows = size.height > 50 ? random.pick([4, 5, 5]) : 2;
  const isEtagere = size.height > 50 && random.chance(0.25);
  if (isEtagere) {
    drawEtagere(drawing, piece, rows);
    return;
  }
  const front = drawBody(
    drawing,
    piece,
    random.pick(['plinth', 'plinth', 'block', 'tapered', 'bracket'] as const),
  );
  const rim = random.pick([4, 5, 7]);
  const hasDoors = random.chance(0.3) && rows > 2;
  const width = (front.width - rim * (columns + 1)) / columns;
  const height = (front.height - rim * (rows + 1)) / rows;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const niche = {
        x: front.x + rim + column * (width + rim),
        y: front.y + rim + row * (height + rim),
        width,
        height,
      };
      if (hasDoors && row === rows - 1) {
        drawDrawer(drawing, niche, stuff, metal, random.pick(['knob', 'none']), true);
        continue;
      }
      drawNiche(drawing, niche, stuff);
      if (columns * rows < 12 || random.chance(0.7)) drawShelfThings(drawing, niche);
    }
  }
  if (random.chance(0.2)) {
    const [x, y] = camera.at(-size.width / 2 - 1, size.height, 0);
    pen.rect(x, y - 3, camera.scale() * (size.width + 2), 5, stuff.down, { r: 1 });
  }
};

/** Open shelves in a thin frame. */
function drawEtagere(drawing: Drawing, piece: Case, rows: number): void {
  const { pen, random } = drawing;
  const { camera, stuff, metal, width, depth, height } = piece;
  const post = random.chance(0.6) ? metal : stuff;
  const [, floor] = camera.at(0, 0, 0);
  floorShadow(pen, 206, floor - 5, width * camera.scale() * 0.6, 14, 0.34);
  const posts = (z: number) => {
    for (const side of [-1, 1]) {
      const line = plane(
        camera,
        [side * (width / 2 - 0.7) - 0.5, side * (width / 2 - 0.7) + 0.5],
        [0, height],
        z,
      );
      pen.rect(line.x, line.y, line.width, line.height, z < -1 ? post.shade : post.round);
    }
  };
  posts(-depth);
  for (let i = 0; i < rows; i++) {
    const y = 4 + ((height - 6) / (rows - 1)) * i;
    block(drawing, camera, { x: [-width / 2, width / 2], y: [y, y + 1.3], z: [-depth, 0] }, stuff);
    if (i < rows - 1)
      drawShelfThings(
        drawing,
        plane(
          camera,
          [-width / 2 + 3, width / 2 - 3],
          [y + 1.8, y + (height - 6) / (rows - 1) - 1],
          -depth / 2,
        ),
      );
  }
  posts(0);
}
