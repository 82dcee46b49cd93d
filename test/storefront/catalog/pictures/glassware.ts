import { type Draw, floorShadow } from './drawing.ts';
import { profile, turned } from './outline.ts';
import { n, type Point } from './pen.ts';
import { darker, lighter } from './shade.ts';

const stems: readonly (readonly Point[])[] = [
  profile('0 .78, .12 .9, .28 1, .42 .86, .5 .4, .54 .09, .9 .06, .96 .2, .985 .78, 1 .8'),
  profile('0 .6, .15 .68, .32 .72, .44 .6, .5 .28, .55 .07, .92 .06, .965 .2, .985 .66, 1 .68'),
  profile('0 .95, .14 1, .27 .86, .36 .5, .42 .1, .9 .07, .96 .22, .985 .8, 1 .82'),
];

export const drawGlass: Draw = (drawing) => {
  const { pen, random, form, color } = drawing;
  const tint = color;
  const edge = darker(tint, 0.3);
  const glass = pen.across(
    [0, darker(tint, 0.16), 0.78],
    [0.14, lighter(tint, 0.4), 0.5],
    [0.4, tint, 0.3],
    [0.72, lighter(tint, 0.5), 0.36],
    [0.9, tint, 0.6],
    [1, edge, 0.8],
  );
  if (form.includes('wine') || form.includes('flute')) {
    const profile = random.pick(stems);
    const height = random.between(252, 290);
    const radius = height * random.between(0.2, 0.25);
    const draw = (cx: number, base: number, k: number) => {
      const top = base - height * k;
      floorShadow(pen, cx + 6, base, radius * k * 1.2, 9, 0.34);
      const d = turned(cx, top, radius * k, height * k, profile);
      pen.layers(d, [glass], { stroke: edge, strokeWidth: 1.1, opacity: 0.55 });
      const rim = profile[0]![1] * radius * k;
      pen.ellipse(cx, top, rim, rim * 0.14, lighter(tint, 0.6), {
        stroke: edge,
        strokeWidth: 1.2,
        opacity: 0.6,
      });
      pen.path(
        `M${n(cx - radius * k * 0.62)} ${n(top + height * k * 0.08)}q${n(-radius * k * 0.22)} ${n(height * k * 0.14)} 2 ${n(height * k * 0.28)}`,
        'none',
        { stroke: '#ffffff', strokeWidth: 5, opacity: 0.75, cap: 'round' },
      );
    };
    if (random.chance(0.4)) {
      draw(246, 330, 0.92);
      draw(156, 346, 1);
    } else draw(200, 200 + height / 2, 1);
    return;
  }
  const rx = random.between(58, 70);
  const height = rx * random.between(2, 2.7);
  const narrow = random.pick([0.78, 0.88, 0.98]);
  const cut = random.pick(['plain', 'flutes', 'facets', 'ripple'] as const);
  const tumbler = (cx: number, base: number) => {
    const top = base - height;
    const low = rx * narrow;
    floorShadow(pen, cx + 8, base, rx * 1.3, 11, 0.36);
    const d = `M${n(cx - rx)} ${n(top)}L${n(cx - low)} ${n(base - 10)}Q${n(cx - low)} ${n(base)} ${n(cx)} ${n(base + 3)}T${n(cx + low)} ${n(base - 10)}L${n(cx + rx)} ${n(top)}Z`;
    pen.layers(d, [glass], { stroke: edge, strokeWidth: 1.2, opacity: 0.5 });
    pen.ellipse(cx, base - 14, low * 0.9, low * 0.16, edge, { opacity: 0.26 });
    let lines = '';
    for (let i = 1; i < 12; i++) {
      const at = Math.cos((i / 12) * Math.PI);
      if (cut === 'flutes')
        lines += `M${n(cx + rx * at)} ${n(top + height * 0.3)}L${n(cx + low * at)} ${n(base - 6)}`;
      if (cut === 'facets' && i < 11)
        lines += `M${n(cx + low * at)} ${n(base - 4)}L${n(cx + rx * Math.cos(((i + 1) / 12) * Math.PI))} ${n(base - height * 0.5)}M${n(cx + low * Math.cos(((i + 1) / 12) * Math.PI))} ${n(base - 4)}L${n(cx + rx * at)} ${n(base - height * 0.5)}`;
      if (cut === 'ripple' && i < 7)
        lines += `M${n(cx - rx * 0.94)} ${n(top + (height * i) / 7)}q${n(rx * 0.94)} 14 ${n(rx * 1.88)} 0`;
    }
    if (lines) pen.path(lines, 'none', { stroke: edge, strokeWidth: 1.2, opacity: 0.34 });
    pen.ellipse(cx, top, rx, rx * 0.16, lighter(tint, 0.5), { stroke: edge, strokeWidth: 1.3, opacity: 0.7 });
    pen.line([cx - rx * 0.72, top + 18], [cx - low * 0.76, base - 26], '#ffffff', 5, 0.7);
  };
  if (random.chance(0.45)) {
    tumbler(250, 286);
    tumbler(148, 300);
  } else tumbler(200, 202 + height / 2);
};
