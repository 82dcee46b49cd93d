import type { Weave } from '../../special-order/cloths.ts';
import { createRandom, type Random } from '../random.ts';
import { createPen, n, type Pen } from './pen.ts';
import { darker, lighter, lightness, mix } from './shade.ts';

export interface Swatch {
  weave: Weave;
  /** `#rrggbb`. */
  hex: string;
  seed: number;
  /** Shows a quarter of it, large. */
  isNear?: boolean;
}

/** A square cutting of a cloth, a leather or a finish, with its weave or grain: the same on any machine. */
export function drawCloth({ weave, hex, seed, isNear = false }: Swatch): string {
  const pen = createPen();
  pen.rect(0, 0, side, side, hex);
  draws[weave]({ pen, random: createRandom(seed), hex, light: lighter(hex, 0.34), dark: darker(hex, 0.3) });
  const pixels = isNear ? 800 : side;
  const seen = isNear ? '0 0 60 60' : `0 0 ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${seen}" width="${pixels}" height="${pixels}">${pen.markup()}</svg>`;
}

const side = 120;

interface Cutting {
  pen: Pen;
  random: Random;
  hex: string;
  light: string;
  dark: string;
}

const fill = ({ pen }: Cutting, pattern: string) => pen.rect(0, 0, side, side, pattern);

const line = (d: string, ink: string, width: number, opacity: number, round = false) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="${opacity}"${round ? ' stroke-linecap="round"' : ''}/>`;

/** Uneven threads across and along; some are thick for a while. */
function linen(cutting: Cutting): void {
  const { random, light, dark } = cutting;
  const tile = 60;
  const threads = (isAcross: boolean) => {
    const lines = { [light]: '', [dark]: '' };
    for (let at = 0.6; at < tile; at += random.between(0.9, 1.9))
      lines[random.chance(0.5) ? light : dark] += isAcross ? `M0 ${n(at)}H${tile}` : `M${n(at)} 0V${tile}`;
    let slubs = '';
    for (let i = 0; i < 7; i++) {
      const [x, y, long] = [random.between(0, 50), random.between(2, 58), random.between(6, 16)];
      slubs += isAcross ? `M${n(x)} ${n(y)}h${n(long)}` : `M${n(y)} ${n(x)}v${n(long)}`;
    }
    return (
      line(lines[light]!, light, 0.6, 0.5) +
      line(lines[dark]!, dark, 0.6, 0.34) +
      line(slubs, random.chance(0.6) ? light : dark, 1.3, 0.45, true)
    );
  };
  fill(cutting, cutting.pen.pattern(tile, tile, threads(false) + threads(true)));
}

/** One over, one under, so close that it looks dotted. */
function canvas(cutting: Cutting): void {
  const { light, dark } = cutting;
  fill(
    cutting,
    cutting.pen.pattern(
      4,
      4,
      `<path d="M0 0h2v2H0zM2 2h2v2H2z" fill="${light}" opacity=".42"/><path d="M2 0h2v2H2zM0 2h2v2H0z" fill="${dark}" opacity=".2"/>` +
        line('M0 0H4M0 2H4M0 0V4M2 0V4', dark, 0.4, 0.4),
    ),
  );
}

function twill(cutting: Cutting): void {
  const { light, dark } = cutting;
  fill(
    cutting,
    cutting.pen.pattern(
      6,
      6,
      line('M-1 1L1 -1M0 6L6 0M5 7L7 5', dark, 1.3, 0.36) +
        line('M-1 4L4 -1M2 7L7 2', light, 1.1, 0.46) +
        line('M0 1.5H6M0 4.5H6', dark, 0.3, 0.22),
    ),
  );
}

function herringbone(cutting: Cutting): void {
  const { light, dark } = cutting;
  let up = '';
  let down = '';
  for (let y = -12; y < 24; y += 4) {
    up += `M0 ${y + 10}L10 ${y}`;
    down += `M10 ${y}L20 ${y + 10}`;
  }
  fill(
    cutting,
    cutting.pen.pattern(
      20,
      12,
      line(up, light, 1.8, 0.55) + line(down, dark, 1.8, 0.42) + line('M0 0V12M10 0V12', dark, 0.6, 0.4),
    ),
  );
}

function basket(cutting: Cutting): void {
  const { light, dark } = cutting;
  const block = (x: number, y: number) =>
    line(`M${x + 0.5} ${y + 1.7}h6M${x + 0.5} ${y + 4}h6M${x + 0.5} ${y + 6.2}h6`, light, 1.5, 0.5, true);
  const upright = (x: number, y: number) =>
    line(`M${x + 1.7} ${y + 0.5}v6M${x + 4} ${y + 0.5}v6M${x + 6.2} ${y + 0.5}v6`, dark, 1.5, 0.34, true);
  fill(
    cutting,
    cutting.pen.pattern(
      16,
      16,
      `<path d="M0 0h16v16H0z" fill="${dark}" opacity=".22"/>` +
        block(0.5, 0.5) +
        upright(8.5, 0.5) +
        upright(0.5, 8.5) +
        block(8.5, 8.5),
    ),
  );
}

/** The pile catches the light where it leans away. */
function velvet(cutting: Cutting): void {
  const { pen, random, hex, light, dark } = cutting;
  fill(cutting, pen.down([0, lighter(hex, 0.12)], [0.6, hex], [1, darker(hex, 0.2)]));
  for (let i = 0; i < 5; i++) {
    const isLit = i % 2 === 0;
    const patch = pen.fade([0, isLit ? light : dark, isLit ? 0.5 : 0.34], [1, isLit ? light : dark, 0]);
    pen.transformed(`rotate(${random.whole(-40, -20)} 60 60)`, () =>
      pen.ellipse(
        random.between(0, 120),
        random.between(0, 120),
        random.between(40, 80),
        random.between(10, 26),
        patch,
      ),
    );
  }
  fill(
    cutting,
    pen.pattern(30, 30, specks(random, 90, 30, light, 0.5, 0.3) + specks(random, 90, 30, dark, 0.5, 0.3)),
  );
}

function corduroy(cutting: Cutting): void {
  const { pen, random, hex } = cutting;
  const rib = pen.across(
    [0, darker(hex, 0.42)],
    [0.2, hex],
    [0.45, lighter(hex, 0.22)],
    [0.75, hex],
    [1, darker(hex, 0.42)],
  );
  for (let x = 0; x < side; x += 10) pen.rect(x, 0, 10, side, rib);
  fill(cutting, pen.pattern(20, 20, specks(random, 40, 20, lighter(hex, 0.3), 0.5, 0.3)));
}

/** Rows of round yarns. */
function chenille(cutting: Cutting): void {
  const { random, light, dark, hex } = cutting;
  let yarns = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 6; i++) {
      const x = i * 10 + (row % 2) * 5 + random.between(-0.8, 0.8);
      const ink = random.pick([light, mix(hex, light, 0.5), hex]);
      yarns += `<rect x="${n(x)}" y="${row * 6 + 0.8}" width="8.6" height="4.4" rx="2.2" fill="${ink}" opacity=".6"/>`;
    }
  fill(cutting, cutting.pen.pattern(60, 36, `<path d="M0 0h60v36H0z" fill="${dark}" opacity=".4"/>${yarns}`));
}

/** Curled yarns: many small loops, the lower ones in shade. */
function boucle(cutting: Cutting): void {
  const { random, light, dark } = cutting;
  const loops = (count: number) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const r = random.between(1.5, 3);
      const [x, y] = [random.between(2, 46), random.between(3, 46)];
      d += `M${n(x)} ${n(y)}a${n(r)} ${n(r)} 0 1 ${random.whole(0, 1)} ${n(random.between(-r, r))} ${n(r)}`;
    }
    return d;
  };
  fill(
    cutting,
    cutting.pen.pattern(
      52,
      52,
      line(loops(90), dark, 1.3, 0.36, true) + line(loops(110), light, 1.2, 0.7, true),
    ),
  );
}

function tweed(cutting: Cutting): void {
  const { random, light, dark } = cutting;
  twill(cutting);
  const flecks = ['#c0913f', '#99502f', '#f3eee2', '#37503f', '#2b2f38']
    .map((ink) => specks(random, 7, 44, ink, 1.5, 0.75))
    .join('');
  fill(
    cutting,
    cutting.pen.pattern(
      44,
      44,
      specks(random, 70, 44, light, 1, 0.6) + specks(random, 70, 44, dark, 1, 0.5) + flecks,
    ),
  );
}

/** Short fibres in every direction. */
function felt(cutting: Cutting): void {
  const { random, light, dark } = cutting;
  const fibres = (count: number) => {
    let d = '';
    for (let i = 0; i < count; i++)
      d += `M${n(random.between(0, 40))} ${n(random.between(0, 40))}q${n(random.between(-3, 3))} ${n(random.between(-3, 3))} ${n(random.between(-5, 5))} ${n(random.between(-5, 5))}`;
    return d;
  };
  fill(
    cutting,
    cutting.pen.pattern(40, 40, line(fibres(80), light, 0.5, 0.55) + line(fibres(80), dark, 0.5, 0.4)),
  );
}

function stripe(cutting: Cutting): void {
  const { hex, pen } = cutting;
  const ink = lightness(hex) > 0.72 ? '#4b5a70' : '#f2ede2';
  fill(
    cutting,
    pen.pattern(24, 24, line('M5 0V24', ink, 4, 0.85) + line('M10.5 0V24M-.5 0V24M23.5 0V24', ink, 1, 0.8)),
  );
  canvas(cutting);
}

function jacquard(cutting: Cutting): void {
  const { light, dark, pen } = cutting;
  fill(
    cutting,
    pen.pattern(
      24,
      24,
      `<path d="M12 2L22 12 12 22 2 12Z" fill="${light}" opacity=".4"/><path d="M12 7L17 12 12 17 7 12Z" fill="${dark}" opacity=".4"/>` +
        line('M0 0L4 4M24 0L20 4M0 24L4 20M24 24L20 20', light, 1.2, 0.5) +
        line('M12 2L22 12 12 22 2 12Z', dark, 0.7, 0.4),
    ),
  );
  fill(cutting, pen.pattern(3, 3, line('M0 .7H3M0 2.2H3', dark, 0.4, 0.3)));
}

/** Pebbles between fine creases, and a gleam. */
function leather(cutting: Cutting): void {
  const { pen, random, light, dark } = cutting;
  let creases = '';
  let pebbles = '';
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 10; i++) {
      const x = i * 6 + (row % 2) * 3 + random.between(-1.2, 1.2);
      const y = row * 6 + random.between(-1.2, 1.2);
      const [w, h] = [random.between(2, 3), random.between(1.8, 2.7)];
      creases += `M${n(x - w)} ${n(y)}q${n(w * 0.3)} ${n(h)} ${n(w)} ${n(h)}q${n(w)} 0 ${n(w)} ${n(-h)}`;
      pebbles += `M${n(x - w * 0.6)} ${n(y - h * 0.5)}q${n(w * 0.5)} ${n(-h * 0.5)} ${n(w)} 0`;
    }
  fill(cutting, pen.pattern(60, 60, line(creases, dark, 0.7, 0.5) + line(pebbles, light, 0.7, 0.34, true)));
  fill(cutting, pen.radial([0, light, 0.4], [0.7, light, 0]));
  let wrinkle = '';
  for (let i = 0; i < 3; i++)
    wrinkle += `M${n(random.between(-10, 60))} ${n(random.between(0, 120))}q${n(random.between(20, 40))} ${n(random.between(-16, 16))} ${n(random.between(60, 90))} ${n(random.between(-20, 20))}`;
  pen.path(wrinkle, 'none', { stroke: dark, strokeWidth: 0.8, opacity: 0.4 });
}

function nubuck(cutting: Cutting): void {
  const { pen, random, light, dark } = cutting;
  for (let i = 0; i < 6; i++) {
    const ink = i % 2 ? light : dark;
    pen.ellipse(
      random.between(0, 120),
      random.between(0, 120),
      random.between(20, 50),
      random.between(14, 34),
      pen.fade([0, ink, 0.3], [1, ink, 0]),
    );
  }
  fill(
    cutting,
    pen.pattern(40, 40, specks(random, 160, 40, light, 0.6, 0.3) + specks(random, 160, 40, dark, 0.6, 0.26)),
  );
}

/** Long, nearly parallel lines, and now and then an eye. */
function wood(cutting: Cutting): void {
  const { pen, random, light, dark } = cutting;
  const lines = { [light]: '', [dark]: '' };
  for (let x = 1; x < side; x += random.between(1.6, 5)) {
    const bend = random.between(-5, 5);
    lines[random.chance(0.7) ? dark : light] +=
      `M${n(x)} 0C${n(x + bend)} 40 ${n(x - bend)} 80 ${n(x + random.between(-2, 2))} 120`;
  }
  pen.path(lines[dark]!, 'none', { stroke: dark, strokeWidth: 0.8, opacity: 0.5 });
  pen.path(lines[light]!, 'none', { stroke: light, strokeWidth: 0.9, opacity: 0.4 });
  const [x, y] = [random.between(24, 96), random.between(24, 96)];
  for (const size of [0.5, 1, 1.6])
    pen.ellipse(x, y, 5 * size, 12 * size, 'none', { stroke: dark, strokeWidth: 0.8, opacity: 0.4 });
}

/** Brushed, with a gleam across it. */
function metal(cutting: Cutting): void {
  const { pen, random, hex } = cutting;
  fill(
    cutting,
    pen.across(
      [0, darker(hex, 0.3)],
      [0.3, lighter(hex, 0.34)],
      [0.5, hex],
      [0.8, darker(hex, 0.24)],
      [1, lighter(hex, 0.1)],
    ),
  );
  let brushed = '';
  for (let y = 0.5; y < 40; y += random.between(0.6, 1.6)) brushed += `M0 ${n(y)}H40`;
  fill(cutting, pen.pattern(40, 40, line(brushed, lighter(hex, 0.5), 0.4, 0.3)));
}

/** Many dots as one path: lines of no length with round caps. */
function specks(
  random: Random,
  count: number,
  tile: number,
  ink: string,
  width: number,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${n(random.between(0, tile))} ${n(random.between(0, tile))}h0`;
  return line(d, ink, width, opacity, true);
}

const draws: Record<Weave, (cutting: Cutting) => void> = {
  linen,
  canvas,
  twill,
  herringbone,
  basket,
  velvet,
  corduroy,
  chenille,
  boucle,
  tweed,
  felt,
  stripe,
  jacquard,
  leather,
  nubuck,
  wood,
  metal,
};
