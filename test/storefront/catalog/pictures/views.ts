import type { Brand } from '../product.ts';
import { createRandom } from '../random.ts';
import { type Draw, type Drawing, floorShadow } from './drawing.ts';
import { drawFloorLamp } from './lighting.ts';
import { type Mood, moods } from './moods.ts';
import { box, polygon } from './outline.ts';
import { n } from './pen.ts';
import { darker, lighter } from './shade.ts';

/** The surroundings that a view draws a product in. */
export interface Surroundings {
  brand: Brand;
  seed: number;
  /** A second drawing of the same product, with a pen and random numbers of its own. */
  again(): Drawing;
}

/** From higher up, where seats and tops show. */
export function drawFromAbove(drawing: Drawing, draw: Draw): void {
  drawing.pen.transformed('translate(0 34)', () => draw({ ...drawing, lens: { raise: 46 } }));
}

/** In a room: a wall, a floor, a rug below and, where there is space, pictures above and a lamp beside. */
export function drawInRoom(drawing: Drawing, draw: Draw, { brand, seed, again }: Surroundings): void {
  const { pen, size } = drawing;
  const { floor, scale } = placeOf(again(), draw);
  const mood = moodOf(brand, seed);
  const f = Math.min(0.78, 268 / (size.width * scale), 210 / (size.height * scale));
  const [wide, high] = [size.width * scale * f, size.height * scale * f];
  const ground = 342;
  shell(drawing, mood, 286, brand);
  rug(drawing, mood, ground, Math.min(184, wide * 0.62 + 30));
  if (high < 165) frames(drawing, mood, ground - high - 34, seed);
  if (wide < 260) lamp(drawing, mood, { x: 200 + wide / 2 + 34, ground: 322, seed });
  pen.transformed(`translate(${n(200 - 200 * f)} ${n(ground - floor * f)}) scale(${fine(f)})`, () =>
    draw(drawing),
  );
}

/** Beside a door, 80 inches high, on the same scale. */
export function drawToScale(drawing: Drawing, draw: Draw, { brand, seed, again }: Surroundings): void {
  const { pen, size } = drawing;
  const place = placeOf(again(), draw);
  const mood = moodOf(brand, seed);
  const [doorWide, gap] = [34, 12];
  const across = size.width + gap + doorWide;
  const unit = Math.min(352 / across, 300 / Math.max(86, size.height));
  const left = 200 - (across * unit) / 2;
  const ground = 352;
  shell(drawing, mood, 330, brand);
  door(drawing, mood, { x: left + (size.width + gap) * unit, base: 330, unit, wide: doorWide });
  const f = unit / place.scale;
  const middle = left + (size.width * unit) / 2;
  pen.transformed(`translate(${n(middle - 200 * f)} ${n(ground - place.floor * f)}) scale(${fine(f)})`, () =>
    draw(drawing),
  );
}

/** On a table: for what is too small to stand on the floor. */
export function drawOnTable(drawing: Drawing, draw: Draw, { brand, seed }: Surroundings): void {
  const { pen } = drawing;
  const mood = moodOf(brand, seed);
  pen.rect(0, 0, 400, 262, pen.down([0, lighter(mood.wall, 0.12)], [1, darker(mood.wall, 0.06)]));
  const top = mood.wood;
  pen.rect(0, 262, 400, 138, pen.down([0, darker(top, 0.12)], [0.3, top], [1, lighter(top, 0.14)]));
  let grain = '';
  for (let y = 270; y < 400; y += 9 + ((y * 7) % 6))
    grain += `M0 ${y}C120 ${y + 3} 260 ${y - 3} 400 ${y + 1}`;
  pen.path(grain, 'none', { stroke: darker(top, 0.34), strokeWidth: 0.9, opacity: 0.4 });
  pen.rect(0, 262, 400, 7, pen.down([0, '#2a2118', 0.2], [1, '#2a2118', 0]));
  pen.transformed('translate(34 40) scale(.83)', () => draw(drawing));
}

const fine = (value: number) => String(Math.round(value * 1000) / 1000);

const moodOf = (brand: Brand, seed: number): Mood => moods[brand][seed % moods[brand].length]!;

/** Where the product stands in its own picture, which is drawn for this and thrown away. */
function placeOf(drawing: Drawing, draw: Draw): { floor: number; scale: number } {
  let place: { floor: number; scale: number } | undefined;
  const taken = (one: { floor: number; scale: number }) => {
    place ??= one;
  };
  draw({ ...drawing, lens: { taken } });
  return place ?? { floor: 370, scale: 340 / Math.max(drawing.size.width, drawing.size.height, 1) };
}

/** Wall, skirting and floor. */
function shell({ pen }: Drawing, { wall, floor }: Mood, horizon: number, brand: Brand): void {
  pen.rect(0, 0, 400, horizon, pen.down([0, lighter(wall, 0.14)], [1, darker(wall, 0.05)]));
  if (brand === 'core') {
    const panels =
      box(22, 26, 104, horizon - 60, 0) +
      box(148, 26, 104, horizon - 60, 0) +
      box(274, 26, 104, horizon - 60, 0);
    pen.path(panels, 'none', { stroke: darker(wall, 0.1), strokeWidth: 1.2, opacity: 0.5 });
  }
  pen.rect(0, horizon, 400, 400 - horizon, pen.down([0, darker(floor, 0.12)], [1, lighter(floor, 0.12)]));
  let gaps = '';
  for (let x = -300; x < 700; x += brand === 'core' ? 38 : 96)
    gaps += `M${n(200 + (x - 200) * 0.62)} ${horizon}L${x} 400`;
  pen.path(gaps, 'none', { stroke: darker(floor, 0.3), strokeWidth: 0.8, opacity: 0.4 });
  pen.rect(0, horizon - 9, 400, 9, pen.down([0, lighter(wall, 0.5)], [1, lighter(wall, 0.1)]));
  pen.rect(0, horizon, 400, 4, pen.down([0, '#2a2118', 0.26], [1, '#2a2118', 0]));
}

function rug({ pen }: Drawing, { rug: color }: Mood, ground: number, half: number): void {
  const edge = (inset: number) =>
    polygon([
      [200 - half + inset, ground - 26 + inset * 0.3],
      [200 + half - inset, ground - 26 + inset * 0.3],
      [200 + half * 1.16 - inset, ground + 34 - inset * 0.4],
      [200 - half * 1.16 + inset, ground + 34 - inset * 0.4],
    ]);
  pen.path(edge(0), color, { stroke: darker(color, 0.14), strokeWidth: 1.4, join: 'round' });
  pen.path(edge(8), 'none', { stroke: darker(color, 0.22), strokeWidth: 1.2, opacity: 0.5 });
}

/** Two pictures, whose lower edges are at `base`. */
function frames({ pen }: Drawing, { art, wood }: Mood, base: number, seed: number): void {
  const high = Math.min(84, base - 34);
  if (high < 40) return;
  const wide = high * 0.76;
  for (const [index, x] of [200 - wide - 8, 208].entries()) {
    const ink = (at: number) => art[(seed + index + at) % art.length]!;
    pen.rect(x + 2, base - high + 3, wide, high, '#2a2118', { opacity: 0.12 });
    pen.rect(x, base - high, wide, high, '#faf8f3', { stroke: wood, strokeWidth: 2.4 });
    pen.inside(box(x + 8, base - high + 8, wide - 16, high - 16), () => {
      pen.rect(x, base - high, wide, high, ink(3));
      pen.ellipse(x + wide * 0.56, base - high * 0.6, wide * 0.2, wide * 0.2, ink(0));
      pen.path(
        `M${n(x)} ${n(base - high * 0.38)}q${n(wide * 0.3)} ${n(-high * 0.2)} ${n(wide * 0.6)} 0t${n(wide * 0.5)} -4V${n(base)}H${n(x)}Z`,
        ink(1),
      );
    });
  }
}

function lamp(
  drawing: Drawing,
  mood: Mood,
  { x, ground, seed }: { x: number; ground: number; seed: number },
): void {
  const scale = 0.62;
  drawing.pen.transformed(
    `translate(${n(Math.min(352, x) - 200 * scale)} ${n(ground - 384 * scale)}) scale(${scale})`,
    () =>
      drawFloorLamp({
        pen: drawing.pen,
        random: createRandom(seed + 5),
        color: mood.metal,
        material: 'metal',
        form: '',
        size: { width: 18, depth: 16, height: 62 },
      }),
  );
}

function door(
  { pen }: Drawing,
  { wall }: Mood,
  { x, base, unit, wide }: { x: number; base: number; unit: number; wide: number },
): void {
  const [w, h] = [wide * unit, 80 * unit];
  const paint = lighter(wall, 0.7);
  const frame = 3 * unit;
  pen.rect(x - frame, base - h - frame, w + frame * 2, h + frame, lighter(wall, 0.5), {
    stroke: darker(wall, 0.2),
    strokeWidth: 1,
  });
  pen.rect(x, base - h, w, h, pen.across([0, darker(paint, 0.05)], [1, paint]), {
    stroke: darker(wall, 0.3),
    strokeWidth: 0.9,
  });
  const inset = 5 * unit;
  const half = (w - inset * 3) / 2;
  let panels = '';
  for (const at of [0, 1])
    for (const [from, to] of [
      [0.07, 0.46],
      [0.56, 0.94],
    ] as const)
      panels += box(x + inset + at * (half + inset), base - h + h * from, half, h * (to - from), 0);
  pen.path(panels, darker(paint, 0.06), { stroke: darker(wall, 0.24), strokeWidth: 0.8 });
  pen.ellipse(x + w - 2.6 * unit, base - 36 * unit, 1.3 * unit, 1.3 * unit, '#a88a52');
  floorShadow(pen, x + w / 2, base + 2, w * 0.6, 4, 0.3);
}
