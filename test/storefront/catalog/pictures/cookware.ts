import { type Draw, floorShadow, mainSurface, woodTrim } from './drawing.ts';
import { n } from './pen.ts';
import { surface } from './stuff.ts';

export const drawPot: Draw = (drawing) => {
  const { pen, random, form, size } = drawing;
  const stuff = mainSurface(drawing, 'ceramic');
  const isSaucepan = form.includes('saucepan');
  const rx = isSaucepan ? 84 : 118;
  const height = Math.min(190, rx * 2 * Math.min(0.86, Math.max(0.36, size.height / size.width) * 0.82));
  const cx = isSaucepan ? 166 : 200;
  const base = 226 + height / 2;
  const top = base - height;
  const ry = rx * 0.13;
  const isEnamel = stuff.stuff === 'ceramic';
  const metal = surface(pen, random, 'metal', random.pick(['#a5a6a4', '#c9a558', '#2c2c2c']));
  const knob = isEnamel || random.chance(0.3) ? metal : stuff;
  floorShadow(pen, cx + 8, base + 1, rx * 1.08, 14, 0.48);
  const round = random.pick([10, 22, 34]);
  const body = `M${n(cx - rx)} ${n(top)}L${n(cx - rx * 0.98)} ${n(base - round)}Q${n(cx - rx * 0.96)} ${n(base - 2)} ${n(cx - rx + round)} ${n(base - 1)}Q${n(cx)} ${n(base + 7)} ${n(cx + rx - round)} ${n(base - 1)}Q${n(cx + rx * 0.96)} ${n(base - 2)} ${n(cx + rx * 0.98)} ${n(base - round)}L${n(cx + rx)} ${n(top)}Z`;
  if (isSaucepan) {
    const handle = random.chance(0.4) ? woodTrim(drawing) : knob;
    pen.path(
      `M${n(cx + rx - 4)} ${n(top + 16)}L${n(cx + rx + 132)} ${n(top - 2)}q8 6 2 14L${n(cx + rx - 4)} ${n(top + 34)}Z`,
      handle.down,
    );
  } else {
    const y = top + height * random.between(0.14, 0.3);
    for (const side of [-1, 1]) {
      const x = cx + side * (rx - 3);
      const d = `M${n(x)} ${n(y)}h${n(side * 20)}q${n(side * 13)} 2 ${n(side * 10)} 14t${n(-side * 30)} 12`;
      pen.path(d, 'none', { stroke: stuff.dark, strokeWidth: 11 });
      pen.path(d, 'none', { stroke: stuff.color, strokeWidth: 6 });
    }
  }
  pen.layers(body, [
    stuff.round,
    pen.down([0, '#fffaf2', 0.16], [0.3, stuff.deep, 0], [1, stuff.deep, 0.34]),
  ]);
  if (random.chance(0.4))
    pen.path(`M${n(cx - rx)} ${n(base - height * 0.2)}q${n(rx)} ${n(ry)} ${n(rx * 2)} 0`, 'none', {
      stroke: stuff.deep,
      strokeWidth: 1.6,
      opacity: 0.3,
    });
  pen.rect(cx - rx * 0.72, top + 12, rx * 0.14, height - 34, '#fffaf2', { opacity: 0.14, r: 8 });
  const dome = random.between(0.16, 0.34) * rx;
  pen.layers(
    `M${n(cx - rx - 3)} ${n(top)}C${n(cx - rx * 0.8)} ${n(top - dome * 1.2)} ${n(cx + rx * 0.8)} ${n(top - dome * 1.2)} ${n(cx + rx + 3)} ${n(top)}Q${n(cx)} ${n(top + ry * 1.6)} ${n(cx - rx - 3)} ${n(top)}Z`,
    [stuff.round, pen.down([0, '#fffaf2', 0.34], [0.6, '#fffaf2', 0], [1, stuff.deep, 0.26])],
  );
  pen.path(`M${n(cx - rx - 3)} ${n(top)}Q${n(cx)} ${n(top + ry * 1.6)} ${n(cx + rx + 3)} ${n(top)}`, 'none', {
    stroke: stuff.deep,
    strokeWidth: 2,
    opacity: 0.55,
  });
  const lid = top - dome * 0.9;
  pen.rect(cx - 5, lid - 8, 10, 10, knob.round);
  if (random.chance(0.6)) pen.rect(cx - 17, lid - 20, 34, 13, knob.round, { r: 6 });
  else pen.ellipse(cx, lid - 13, 13, 10, knob.round);
};
