import { type Draw, type Drawing, mainSurface } from './drawing.ts';
import { box, polygon } from './outline.ts';
import { n } from './pen.ts';
import { darker, lighter, lightness, mix } from './shade.ts';
import type { Surface } from './stuff.ts';

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Seen from above. */
export const drawRug: Draw = (drawing) => {
  const { pen, random, size } = drawing;
  const stuff = mainSurface(drawing, 'boucle');
  const ratio = Math.max(0.3, Math.min(1, size.width / size.depth));
  const height = 316;
  const width = height * ratio;
  const field = { x: 200 - width / 2, y: 200 - height / 2, width, height };
  const { x, y } = field;
  for (const [out, opacity] of [
    [6, 0.04],
    [3.5, 0.06],
    [1.5, 0.08],
  ] as const) {
    pen.rect(x - out + 1.5, y - out + 3.5, width + out * 2, height + out * 2, '#2a2118', {
      opacity,
      r: 4 + out,
    });
  }
  if (random.chance(0.5)) {
    for (const at of [y - 3.5, y + height + 4]) {
      pen.path(`M${n(x + 1)} ${n(at)}h${n(width - 2)}`, 'none', {
        stroke: '#e6dcc8',
        strokeWidth: 9,
        dash: '1.7 2.3',
      });
    }
  }
  const ground = pen.down([0, lighter(stuff.color, 0.06)], [1, darker(stuff.color, 0.05)]);
  const d = box(x, y, width, height, 2);
  pen.path(d, ground);
  const pale = lightness(stuff.color) > 0.5;
  const inks = [
    pale ? darker(stuff.color, 0.38) : lighter(stuff.color, 0.5),
    pale ? lighter(stuff.color, 0.5) : darker(stuff.color, 0.35),
    mix(stuff.color, random.pick(['#b5694a', '#5a718c', '#6f7653', '#c0913f', '#efece6']), 0.55),
  ];
  pen.inside(d, () => designs[random.whole(0, designs.length - 1)]!(drawing, field, stuff, inks));
  // The pile: texture, and light that fades to the right.
  pen.layers(
    d,
    [stuff.texture, pen.across([0, '#fffaf2', 0.16], [0.5, '#fffaf2', 0], [1, stuff.deep, 0.16])],
    { stroke: stuff.deep, strokeWidth: 1, opacity: 0.4 },
  );
};

type Design = (drawing: Drawing, field: Field, stuff: Surface, inks: readonly string[]) => void;

const border: Design = ({ pen, random }, { x, y, width, height }, _stuff, [a, b, c]) => {
  let inset = random.between(7, 14);
  for (const ink of random.shuffled([a!, b!, c!]).slice(0, random.whole(1, 3))) {
    const thick = random.between(2, 9);
    pen.rect(x + inset, y + inset, width - inset * 2, height - inset * 2, 'none', {
      stroke: ink,
      strokeWidth: thick,
      opacity: 0.75,
    });
    inset += thick + random.between(3, 8);
  }
};

const stripes: Design = ({ pen, random }, { x, y, width, height }, _stuff, inks) => {
  const step = random.pick([18, 26, 40, 54]);
  for (let at = y + step / 2; at < y + height; at += step) {
    pen.rect(x, at, width, step * random.pick([0.14, 0.3, 0.5]), random.pick(inks), { opacity: 0.6 });
  }
};

const lattice: Design = ({ pen, random }, field, _stuff, [a]) => {
  const step = random.pick([36, 48, 60]);
  const h = step * random.pick([1, 1.5]);
  pen.path(
    box(field.x, field.y, field.width, field.height),
    pen.pattern(
      step,
      h,
      `<path d="M0 0L${step} ${n(h)}M${step} 0L0 ${n(h)}" fill="none" stroke="${a}" stroke-width="${random.pick([1.6, 3, 5])}" opacity=".7"/>`,
    ),
  );
};

const medallion: Design = (drawing, field, stuff, inks) => {
  const { pen, random } = drawing;
  const { width, height } = field;
  border(drawing, field, stuff, inks);
  const rx = width * 0.3;
  const ry = height * 0.26;
  for (const [i, k] of [1, 0.72, 0.46, 0.2].entries()) {
    const bend = random.between(0.2, 0.6);
    const [x, y] = [rx * k, ry * k];
    pen.path(
      `M200 ${n(200 - y)}Q${n(200 + x * bend)} ${n(200 - y * bend)} ${n(200 + x)} 200Q${n(200 + x * bend)} ${n(200 + y * bend)} 200 ${n(200 + y)}Q${n(200 - x * bend)} ${n(200 + y * bend)} ${n(200 - x)} 200Q${n(200 - x * bend)} ${n(200 - y * bend)} 200 ${n(200 - y)}Z`,
      inks[i % 3]!,
      { opacity: 0.62 },
    );
  }
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      pen.path(
        `M${n(200 + sx * width * 0.4)} ${n(200 + sy * height * 0.43)}h${n(-sx * width * 0.16)}Q${n(200 + sx * width * 0.38)} ${n(200 + sy * height * 0.4)} ${n(200 + sx * width * 0.4)} ${n(200 + sy * height * 0.33)}Z`,
        inks[0]!,
        { opacity: 0.5 },
      );
};

const blocks: Design = ({ pen, random }, { x, y, width, height }, stuff, inks) => {
  const cx = x + width * random.between(0.3, 0.7);
  const cy = y + height * random.between(0.3, 0.7);
  pen.rect(x, y, cx - x, cy - y, random.pick(inks), { opacity: 0.5 });
  pen.rect(cx, cy, width, height, random.pick(inks), { opacity: 0.42 });
  if (random.chance(0.6)) pen.ellipse(cx, cy, width * 0.24, width * 0.24, stuff.dark, { opacity: 0.6 });
};

const arcs: Design = ({ pen, random }, { x, y, width, height }, _stuff, inks) => {
  const left = random.chance(0.5);
  const cx = left ? x : x + width;
  for (let i = 5; i > 0; i--)
    pen.ellipse(cx, y + height, width * 0.19 * i, width * 0.19 * i, 'none', {
      stroke: inks[i % 3]!,
      strokeWidth: width * random.between(0.04, 0.09),
      opacity: 0.6,
    });
};

const berber: Design = ({ pen, random }, { x, y, width, height }, _stuff, [a]) => {
  const rows = random.whole(3, 5);
  let d = '';
  for (let i = 0; i <= rows; i++) {
    const at = y + (height * i) / rows;
    d += `M${n(x)} ${n(at)}`;
    for (let k = 0; k < 4; k++)
      d += `l${n(width / 8)} ${n(height / rows / 2)}l${n(width / 8)} ${n(-height / rows / 2)}`;
    d += `M${n(x)} ${n(at)}`;
    for (let k = 0; k < 4; k++)
      d += `l${n(width / 8)} ${n(-height / rows / 2)}l${n(width / 8)} ${n(height / rows / 2)}`;
  }
  pen.path(d, 'none', { stroke: a!, strokeWidth: random.between(2, 4.5), opacity: 0.72, join: 'round' });
};

const kilim: Design = ({ pen, random }, { x, y, width, height }, _stuff, inks) => {
  const rows = random.whole(5, 7);
  const h = height / rows;
  for (let i = 0; i < rows; i++) {
    const top = y + h * i;
    const ink = inks[i % 3]!;
    if (i % 2) {
      pen.rect(x, top + h * 0.2, width, h * 0.12, ink, { opacity: 0.7 });
      pen.rect(x, top + h * 0.68, width, h * 0.12, ink, { opacity: 0.7 });
      continue;
    }
    const count = random.whole(3, 5);
    const w = width / count;
    let d = '';
    for (let k = 0; k < count; k++)
      d += polygon([
        [x + w * k + w * 0.1, top + h / 2],
        [x + w * (k + 0.5), top + h * 0.08],
        [x + w * (k + 0.9), top + h / 2],
        [x + w * (k + 0.5), top + h * 0.92],
      ]);
    pen.path(d, ink, { opacity: 0.62 });
  }
};

const plain: Design = ({ pen, random }, { x, y, width, height }, _stuff, [a]) => {
  const step = random.pick([9, 14]);
  pen.path(
    box(x, y, width, height),
    pen.pattern(
      step,
      step,
      `<path d="M0 ${step / 2}H${step}" stroke="${a}" stroke-width="${random.pick([1, 2.4])}" opacity=".3"/>`,
    ),
  );
  if (random.chance(0.6))
    pen.rect(x + 3, y + 3, width - 6, height - 6, 'none', { stroke: a!, strokeWidth: 6, opacity: 0.55 });
};

const check: Design = ({ pen, random }, field, _stuff, [a, b]) => {
  const step = field.width / random.pick([4, 5, 6]);
  pen.path(
    box(field.x, field.y, field.width, field.height),
    pen.pattern(
      step * 2,
      step * 2,
      `<path d="M0 0H${n(step)}V${n(step * 2)}H${n(step * 2)}V${n(step)}H0Z" fill="${random.chance(0.5) ? a : b}" opacity=".5"/>`,
    ),
  );
};

const designs: readonly Design[] = [
  border,
  stripes,
  lattice,
  medallion,
  medallion,
  blocks,
  arcs,
  berber,
  kilim,
  plain,
  check,
  border,
];
