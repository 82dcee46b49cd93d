import { drawFold } from './bedding.ts';
import { drawFolds } from './curtains.ts';
import { type Draw, type Drawing, floorShadow, mainSurface, metalTrim, woodTrim } from './drawing.ts';
import { stuffed } from './outline.ts';
import { n } from './pen.ts';
import { darker, lighter, lightness, mix } from './shade.ts';
import { padded, type Surface, surface } from './stuff.ts';

export const drawThrow: Draw = (drawing) => {
  const { pen, random } = drawing;
  const stuff = mainSurface(drawing, 'boucle');
  if (random.chance(0.5)) {
    drawHangingThrow(drawing, stuff);
    return;
  }
  const width = random.between(240, 276);
  const count = random.whole(2, 3);
  const layers = random.whole(1, 2);
  let y = 250;
  floorShadow(pen, 206, y - 1, width * 0.6, 13, 0.42);
  for (let i = 0; i < count; i++) {
    const height = random.between(40, 52);
    y -= height;
    drawFold(drawing, { x: 200 - width / 2 + i * 3, y, width: width - i * 6, height, stuff, layers });
  }
  drawFringe(drawing, 200 - width / 2 + 26, 200 + width / 2 - 26, 250 - random.between(5, 12), 26, stuff);
};

/** Hanging over a ladder's rung. */
function drawHangingThrow(drawing: Drawing, stuff: Surface): void {
  const { pen, random } = drawing;
  const rail = random.chance(0.5) ? woodTrim(drawing) : metalTrim(drawing);
  const width = random.between(170, 206);
  const x = 200 - width / 2;
  pen.rect(x - 44, 70, width + 88, 9, rail.down, { r: 4.5 });
  const low = random.between(288, 310);
  const back = stuffed(x + 8, 76, width - 4, low - 62, { r: 3 });
  pen.path(back, stuff.back);
  drawFringe(drawing, x + 10, x + width + 2, low + 14, 20, stuff);
  const d = `M${n(x)} 70Q${n(x)} 64 ${n(x + 7)} 64H${n(x + width - 7)}Q${n(x + width)} 64 ${n(x + width)} 70L${n(x + width + 3)} ${n(low - 16)}Q200 ${n(low - 10)} ${n(x - 3)} ${n(low - 16)}Z`;
  padded(pen, d, stuff);
  pen.inside(d, () => {
    const ink = lightness(stuff.color) > 0.5 ? darker(stuff.color, 0.3) : lighter(stuff.color, 0.35);
    const style = random.pick(['plain', 'bands', 'check', 'herringbone'] as const);
    if (style === 'bands')
      for (const at of [0.7, 0.76, 0.84])
        pen.rect(x - 6, 64 + (low - 64) * at, width + 12, 7, ink, { opacity: 0.6 });
    else if (style === 'check')
      pen.path(
        d,
        pen.pattern(44, 44, `<path d="M11 0V44M0 11H44" stroke="${ink}" stroke-width="12" opacity=".4"/>`),
      );
    else if (style === 'herringbone')
      pen.path(
        d,
        pen.pattern(
          20,
          10,
          `<path d="M0 10L10 0L20 10" fill="none" stroke="${ink}" stroke-width="2" opacity=".4"/>`,
        ),
      );
    drawFolds(drawing, { x, y: 64, width, height: low - 64, stuff, count: 4, strength: 0.22 });
  });
  drawFringe(drawing, x + 1, x + width, low - 15, 24, stuff);
}

function drawFringe(
  { pen, random }: Drawing,
  from: number,
  to: number,
  y: number,
  length: number,
  stuff: Surface,
): void {
  let d = '';
  for (let x = from; x < to; x += 5)
    d += `M${n(x)} ${n(y)}q${n(random.between(-2, 2))} ${n(length / 2)} ${n(random.between(-1.5, 1.5))} ${n(length * random.between(0.85, 1))}`;
  pen.path(d, 'none', { stroke: darker(stuff.color, 0.12), strokeWidth: 2, cap: 'round' });
}

export const drawTowels: Draw = (drawing) => {
  const { pen, random, form } = drawing;
  const stuff = mainSurface(drawing, 'boucle');
  const isSet = form.includes('set');
  if (!isSet && random.chance(0.45)) {
    drawHangingTowel(drawing, stuff, form.includes('hand'));
    return;
  }
  const count = isSet ? random.whole(5, 6) : form.includes('hand') ? random.whole(1, 2) : random.whole(1, 3);
  const width = form.includes('hand') ? 190 : 232;
  const pale = surface(
    pen,
    random,
    stuff.stuff,
    mix(stuff.color, lightness(stuff.color) > 0.6 ? darker(stuff.color, 0.3) : '#fffaf2', 0.4),
  );
  const total = Math.min(270, count * 58);
  const layers = isSet ? random.whole(1, 2) : random.pick([1, 2, 2, 3]);
  let y = 204 + total / 2;
  floorShadow(pen, 206, y - 1, width * 0.62, 13, 0.42);
  for (let i = 0; i < count; i++) {
    const height = (total / count) * random.between(0.94, 1.02);
    const inset = isSet ? Math.floor(i / 2) * 16 : i * 3;
    y -= height;
    const towel = {
      x: 200 - width / 2 + inset,
      y,
      width: width - inset * 2,
      height,
      stuff: isSet && i % 2 && random.chance(0.5) ? pale : stuff,
      layers,
    };
    drawFold(drawing, towel);
    if (random.chance(0.35))
      pen.rect(towel.x + 2, y + height * 0.64, towel.width - 4, 3, towel.stuff.deep, { opacity: 0.3 });
  }
};

function drawHangingTowel(drawing: Drawing, stuff: Surface, isSmall: boolean): void {
  const { pen, random } = drawing;
  const bar = metalTrim(drawing);
  const width = isSmall ? 128 : random.between(150, 186);
  const height = isSmall ? 190 : 240;
  const x = 200 - width / 2;
  pen.rect(x - 40, 78, width + 80, 8, bar.down, { r: 4 });
  for (const at of [x - 40, x + width + 30]) pen.ellipse(at + 5, 82, 10, 10, bar.round);
  pen.rect(x + 6, 80, width, height + 22, stuff.back, { r: 3 });
  const d = stuffed(x, 72, width, height, { r: 7, top: 1, bottom: 3 });
  padded(pen, d, stuff);
  pen.inside(d, () => {
    const band = random.pick(['one', 'two', 'waffle', 'hem'] as const);
    if (band === 'one') pen.rect(x, 72 + height * 0.8, width, 16, stuff.back);
    else if (band === 'two')
      for (const at of [0.76, 0.84]) pen.rect(x, 72 + height * at, width, 7, stuff.deep, { opacity: 0.34 });
    else if (band === 'waffle')
      pen.path(
        d,
        pen.pattern(
          10,
          10,
          `<path d="M0 0H10M0 0V10" stroke="${stuff.deep}" stroke-width="1.6" opacity=".22"/>`,
        ),
      );
    else pen.rect(x, 72 + height * 0.94, width, 2, stuff.deep, { opacity: 0.4 });
    drawFolds(drawing, { x, y: 72, width, height, stuff, count: 3, strength: 0.16 });
  });
}
