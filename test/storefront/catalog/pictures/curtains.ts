import { type Draw, type Drawing, floorShadow, mainSurface, metalTrim, woodTrim } from './drawing.ts';
import { n } from './pen.ts';
import type { Surface } from './stuff.ts';

interface Folds {
  x: number;
  y: number;
  width: number;
  height: number;
  stuff: Surface;
  count: number;
  strength: number;
}

/** Upright folds: light on their left, shade on their right. */
export function drawFolds(
  { pen, random }: Drawing,
  { x, y, width, height, stuff, count, strength }: Folds,
): void {
  const each = width / count;
  const fold = pen.across(
    [0, stuff.deep, strength * 0.4],
    [0.28, '#fffaf2', strength * 1.2],
    [0.55, '#fffaf2', 0],
    [0.86, stuff.deep, strength * 1.3],
    [1, stuff.deep, strength * 0.7],
  );
  for (let i = 0; i < count; i++) {
    const w = each * random.between(0.86, 1.12);
    pen.rect(x + each * i, y, w, height, fold);
  }
}

export const drawCurtains: Draw = (drawing) => {
  const { pen, random, form } = drawing;
  const stuff = mainSurface(drawing, 'linen');
  const rod = random.chance(0.7) ? metalTrim(drawing) : woodTrim(drawing);
  const isBlackout = form.includes('blackout');
  const isPair = random.chance(0.7);
  const wide = isPair ? random.between(84, 104) : random.between(130, 160);
  // The window behind.
  const light = pen.down([0, '#fffdf8'], [1, '#f1ede4']);
  pen.rect(104, 58, 192, 250, light, { stroke: '#e3dccf', strokeWidth: 5 });
  pen.path('M200 58V308M104 150H296', 'none', { stroke: '#e3dccf', strokeWidth: 4 });
  const heading = random.pick(['rings', 'pleats', 'grommets', 'pocket'] as const);
  const top = 44;
  const bottom = 362;
  const count = random.whole(4, 6);
  const panel = (x: number, gather: number) => {
    const each = wide / count;
    let d = `M${n(x)} ${top}H${n(x + wide)}L${n(x + wide + gather)} ${bottom}`;
    for (let i = 0; i < count; i++) d += `q${n(-each / 2)} ${i % 2 ? 5 : -4} ${n(-each)} 0`;
    d += 'Z';
    floorShadow(pen, x + wide / 2 + 4, bottom + 1, wide * 0.7, 7, 0.34);
    pen.layers(d, [stuff.down, stuff.texture]);
    pen.inside(d, () => {
      drawFolds(drawing, {
        x: x - 4,
        y: top,
        width: wide + gather + 6,
        height: bottom - top + 8,
        stuff,
        count,
        strength: isBlackout ? 0.42 : 0.32,
      });
      if (!isBlackout)
        pen.rect(
          x - 6,
          top,
          wide + 20,
          bottom - top,
          pen.down([0, '#fffaf2', 0.22], [0.5, '#fffaf2', 0.08], [1, stuff.deep, 0.12]),
        );
      pen.rect(x - 6, bottom - 16, wide + 24, 1.2, stuff.deep, { opacity: 0.35 });
    });
    let marks = '';
    for (let i = 0; i <= count; i++)
      marks += `M${n(x + 4 + ((wide - 8) * i) / count)} ${heading === 'rings' ? 36 : 40}v${heading === 'pleats' ? 24 : 9}`;
    if (heading === 'pleats') pen.path(marks, 'none', { stroke: stuff.deep, strokeWidth: 1.4, opacity: 0.4 });
    else if (heading !== 'pocket')
      pen.path(marks, 'none', {
        stroke: rod.color,
        strokeWidth: heading === 'rings' ? 2.6 : 5,
        cap: 'round',
      });
  };
  if (heading !== 'pocket') pen.rect(40, 33, 320, 6, rod.down, { r: 3 });
  if (isPair) {
    panel(60, random.between(-8, 4));
    panel(340 - wide, random.between(-4, 8));
  } else panel(random.pick([62, 338 - wide]), random.between(-6, 6));
  if (heading === 'pocket') pen.rect(40, 42, 320, 7, rod.down, { r: 3, opacity: 0.96 });
  for (const x of [38, 362]) pen.ellipse(x, heading === 'pocket' ? 45.5 : 36, 6, 6, rod.round);
};
