import type { Brand, Dimensions } from '../product.ts';
import { createRandom } from '../random.ts';
import { drawBranches } from './decor.ts';
import { type Draw, type Drawing, floorShadow } from './drawing.ts';
import { drawFloorLamp } from './lighting.ts';
import { type Mood, moods } from './moods.ts';
import { box, polygon, profile, turned } from './outline.ts';
import { createPen, n } from './pen.ts';
import { drawSofa } from './seating.ts';
import { darker, lighter } from './shade.ts';
import { surface } from './stuff.ts';
import { drawCoffeeTable } from './tables.ts';

const width = 1600;

const horizon = 560;

export interface Scene {
  seed: number;
  brand: Brand;
}

/** A wide room in daylight; its left third stays empty, for text over it. 1600 by 800. */
export function drawScene({ seed, brand }: Scene): string {
  const pen = createPen();
  const random = createRandom(seed);
  const mood = random.pick(moods[brand]);
  const base = { pen, random, form: '' };
  const isModern = brand === 'modern';

  const put = (
    draw: Draw,
    x: number,
    y: number,
    scale: number,
    thing: Pick<Drawing, 'color' | 'material' | 'form'> & { size: Dimensions },
  ) =>
    pen.transformed(`translate(${n(x - 200 * scale)} ${n(y - 400 * scale)}) scale(${scale})`, () =>
      draw({ ...base, ...thing }),
    );

  drawShell(base.pen, mood, isModern);
  drawDaylight(
    { ...base, color: mood.wall, material: '', size: { width: 0, depth: 0, height: 0 } },
    isModern,
  );
  drawArt(
    { ...base, color: mood.wall, material: '', size: { width: 0, depth: 0, height: 0 } },
    mood,
    isModern,
  );
  drawFloorRug(base.pen, mood);

  put(drawFloorLamp, 748, 706, 1.36, {
    color: mood.metal,
    material: 'metal',
    form: '',
    size: { width: 18, depth: 16, height: 66 },
  });
  put(drawSofa, 1080, 938, 1.95, {
    color: mood.sofa[0],
    material: mood.sofa[1],
    form: '3-seat sofa',
    size: { width: 94, depth: 39, height: 32 },
  });
  drawPlant(
    { ...base, color: mood.wood, material: 'ceramic', size: { width: 0, depth: 0, height: 0 } },
    isModern,
  );
  put(drawCoffeeTable, 1050, 912, 0.98, {
    color: mood.wood,
    material: 'wood',
    form: 'round coffee table',
    size: { width: 44, depth: 44, height: 16 },
  });
  pen.rect(0, 0, width, 800, pen.across([0, '#fff6e4', 0.26], [0.45, '#fff6e4', 0], [1, '#2a2118', 0.14]));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 800" width="1600" height="800" preserveAspectRatio="xMidYMid slice">${pen.markup()}</svg>`;
}

type Canvas = Drawing['pen'];

/** Wall, skirting and floor. */
function drawShell(pen: Canvas, { wall, floor }: Mood, isModern: boolean): void {
  pen.rect(0, 0, width, horizon, pen.down([0, lighter(wall, 0.12)], [1, darker(wall, 0.05)]));
  if (!isModern) {
    // Wall panelling.
    let frames = '';
    for (let x = 60; x < width; x += 380) frames += box(x, 64, 320, 330, 0) + box(x, 426, 320, 96, 0);
    pen.path(frames, 'none', { stroke: darker(wall, 0.12), strokeWidth: 2.4, opacity: 0.55 });
    pen.transformed('translate(2 2)', () =>
      pen.path(frames, 'none', { stroke: lighter(wall, 0.6), strokeWidth: 1.6, opacity: 0.6 }),
    );
  }
  pen.rect(
    0,
    horizon,
    width,
    800 - horizon,
    pen.down([0, darker(floor, 0.14)], [0.35, floor], [1, lighter(floor, 0.12)]),
  );
  let gaps = '';
  if (isModern) {
    for (const y of [602, 676]) gaps += `M0 ${y}H1600`;
    for (let x = -1400; x < 3000; x += 520) gaps += `M${n(800 + (x - 800) * 0.62)} ${horizon}L${x} 800`;
  } else for (let x = -2600; x < 4200; x += 150) gaps += `M${n(800 + (x - 800) * 0.5)} ${horizon}L${x} 800`;
  pen.path(gaps, 'none', { stroke: darker(floor, 0.3), strokeWidth: 1.6, opacity: 0.4 });
  pen.rect(0, horizon - 26, width, 26, pen.down([0, lighter(wall, 0.5)], [1, lighter(wall, 0.1)]));
  pen.rect(0, horizon, width, 10, pen.down([0, '#2a2118', 0.26], [1, '#2a2118', 0]));
}

/** A window on the left, and its light on the wall and the floor. */
function drawDaylight({ pen, random }: Drawing, isModern: boolean): void {
  const x = 96;
  const frame = isModern ? '#2b2b2b' : '#f6f1e8';
  pen.rect(x, 90, 300, 380, pen.down([0, '#fdfdf9'], [0.6, '#f3f3ea'], [1, '#e3e7da']));
  // The view outside is only a hint of green.
  pen.inside(box(x, 90, 300, 380), () => {
    for (let i = 0; i < 5; i++)
      pen.ellipse(
        x + random.between(0, 300),
        470 - random.between(0, 50),
        random.between(60, 110),
        random.between(40, 90),
        '#a8b39a',
        { opacity: 0.3 },
      );
  });
  const bars = isModern
    ? `M${x + 150} 90V470`
    : `M${x + 100} 90V470M${x + 200} 90V470M${x} 216H${x + 300}M${x} 343H${x + 300}`;
  pen.path(bars, 'none', { stroke: frame, strokeWidth: isModern ? 5 : 7 });
  pen.path(box(x, 90, 300, 380), 'none', { stroke: frame, strokeWidth: isModern ? 8 : 16 });
  if (!isModern) pen.rect(x - 24, 474, 348, 14, lighter(frame, 0.4), { r: 2 });
  const beam = pen.down([0, '#fff7e6', 0.5], [1, '#fff7e6', 0.12]);
  const shift = random.between(-30, 40);
  for (const [left, wide] of [
    [560, 130],
    [708, 130],
  ] as const) {
    pen.path(
      polygon([
        [left + shift, 96],
        [left + wide + shift, 130],
        [left + wide + 70 + shift, 500],
        [left + 70 + shift, 466],
      ]),
      beam,
    );
  }
  pen.path(
    polygon([
      [190, 620],
      [560, 620],
      [760, 800],
      [260, 800],
    ]),
    '#fff7e6',
    { opacity: 0.24 },
  );
}

/** One large picture or a pair, in the room's colours. */
function drawArt({ pen, random }: Drawing, { art, metal, wood }: Mood, isModern: boolean): void {
  const count = random.pick([1, 2, 2]);
  const size = count === 1 ? [330, 220] : [170, 224];
  const frame = isModern ? metal : wood;
  for (let i = 0; i < count; i++) {
    const [w, h] = size as [number, number];
    const x = 1080 - (count * w + (count - 1) * 44) / 2 + i * (w + 44);
    const y = 96;
    for (const out of [4, 10])
      pen.rect(x - out + 4, y - out + 8, w + out * 2, h + out * 2, '#2a2118', { opacity: 0.06, r: 4 });
    pen.rect(x, y, w, h, '#faf8f3', { stroke: frame, strokeWidth: 7 });
    pen.inside(box(x + 22, y + 22, w - 44, h - 44), () => {
      const [a, b, c, ground] = random.shuffled(art) as [string, string, string, string];
      pen.rect(x, y, w, h, ground);
      const level = y + h * random.between(0.5, 0.68);
      if (random.chance(0.5)) {
        pen.ellipse(x + w * random.between(0.4, 0.65), level - h * 0.12, h * 0.17, h * 0.17, a);
        pen.path(
          `M${n(x)} ${n(level)}Q${n(x + w * 0.3)} ${n(level - h * 0.16)} ${n(x + w * 0.6)} ${n(level)}T${n(x + w)} ${n(level - 8)}V${n(y + h)}H${n(x)}Z`,
          b,
        );
        pen.path(
          `M${n(x)} ${n(level + h * 0.2)}Q${n(x + w * 0.5)} ${n(level - h * 0.02)} ${n(x + w)} ${n(level + h * 0.18)}V${n(y + h)}H${n(x)}Z`,
          c,
        );
      } else {
        pen.rect(x + w * 0.2, y + h * 0.2, w * 0.36, h * 0.44, a, { opacity: 0.9 });
        pen.ellipse(x + w * 0.6, y + h * 0.56, h * 0.2, h * 0.2, b, { opacity: 0.9 });
        pen.path(
          `M${n(x)} ${n(y + h * 0.82)}Q${n(x + w / 2)} ${n(y + h * 0.6)} ${n(x + w)} ${n(y + h * 0.78)}`,
          'none',
          { stroke: c, strokeWidth: 6 },
        );
      }
    });
    pen.path(
      polygon([
        [x + w * 0.1, y + 4],
        [x + w * 0.34, y + 4],
        [x + w * 0.14, y + h - 4],
        [x + 4, y + h - 4],
        [x + 4, y + h * 0.4],
      ]),
      '#ffffff',
      { opacity: 0.16 },
    );
  }
}

function drawFloorRug(pen: Canvas, { rug }: Mood): void {
  const edge = polygon([
    [640, 640],
    [1480, 640],
    [1580, 778],
    [540, 778],
  ]);
  pen.path(edge, rug, { stroke: darker(rug, 0.14), strokeWidth: 3, join: 'round' });
  pen.path(
    polygon([
      [668, 650],
      [1452, 650],
      [1536, 766],
      [584, 766],
    ]),
    'none',
    { stroke: darker(rug, 0.22), strokeWidth: 3, opacity: 0.5 },
  );
  let fringe = '';
  for (let y = 642; y < 778; y += 5)
    fringe += `M${n(640 - (y - 640) * 0.725)} ${y}l-15 2M${n(1480 + (y - 640) * 0.725)} ${y}l15 2`;
  pen.path(fringe, 'none', { stroke: lighter(rug, 0.3), strokeWidth: 2 });
}

/** A tall plant in a pot on the right. */
function drawPlant(drawing: Drawing, isModern: boolean): void {
  const { pen, random } = drawing;
  const pot = surface(
    pen,
    random,
    'ceramic',
    isModern ? '#2f2f2f' : random.pick(['#b98a70', '#efe6d6', '#8f8273']),
  );
  const x = 1478;
  floorShadow(pen, x + 4, 668, 84, 13, 0.4);
  pen.transformed(`translate(${x - 200 * 1.5} ${560 - 210 * 1.5}) scale(1.5)`, () =>
    drawBranches(drawing, random.pick(['eucalyptus', 'branch'] as const), 212, 26, 1.1),
  );
  const d = turned(x, 540, 58, 126, profile('0 .92, .06 .96, .3 1, .7 .9, 1 .7'));
  pen.layers(d, [pot.round, pot.texture, pen.down([0, pot.deep, 0], [0.7, pot.deep, 0], [1, pot.deep, 0.3])]);
}
