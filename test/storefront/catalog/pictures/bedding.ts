import { createBed, drawBedShadow, drawDuvet, drawHeadboard, drawPillows } from './bed-parts.ts';
import { type Draw, type Drawing, floorShadow, mainSurface } from './drawing.ts';
import { stuffed } from './outline.ts';
import { n } from './pen.ts';
import { darker, lighter, mix } from './shade.ts';
import { padded, type Surface, surface } from './stuff.ts';

export const drawBedding: Draw = (drawing) => {
  const { random, form } = drawing;
  if (form.includes('sheet') || (form.includes('kids') ? random.chance(0.2) : random.chance(0.25)))
    drawFoldedStack(drawing);
  else drawMadeBed(drawing);
};

/** Bed linen on a bed in neutral colours. */
function drawMadeBed(drawing: Drawing): void {
  const { pen, random, form } = drawing;
  const isKids = form.includes('kids');
  const dressed = { ...drawing, size: { width: isKids ? 46 : 68, depth: 84, height: isKids ? 38 : 44 } };
  const headboard = surface(
    pen,
    random,
    random.chance(0.5) ? 'wood' : 'linen',
    random.pick(['#d3bd9c', '#ebe4d6', '#c3c2bf', '#a99479', '#d9cdb8']),
  );
  const bed = createBed(dressed, dressed.size.height, headboard, {
    width: 336,
    height: 216,
    largest: isKids ? 46 : 68,
  });
  const stuff = mainSurface(
    { ...drawing, material: drawing.material.includes('sateen') ? 'paint' : drawing.material },
    'linen',
  );
  drawBedShadow(dressed, bed);
  drawHeadboard(dressed, bed, random.pick(['plain', 'arch', 'boards'] as const));
  const white = surface(pen, random, 'paint', '#f3efe8');
  const accent = random.chance(0.6) ? stuff : surface(pen, random, 'linen', mix(stuff.color, '#fffaf2', 0.5));
  drawPillows(dressed, bed, random.chance(0.5) ? white : stuff, accent);
  const isQuilted = form.includes('quilt') || form.includes('coverlet');
  const style = isQuilted
    ? random.pick(['quilt', 'channel', 'check'] as const)
    : random.pick(
        isKids
          ? (['dots', 'stripe', 'check', 'plain'] as const)
          : (['plain', 'plain', 'stripe', 'channel'] as const),
      );
  drawDuvet(dressed, bed, stuff, style, random.between(17, 21));
}

/** Folded linen, with or without a ribbon. */
function drawFoldedStack(drawing: Drawing): void {
  const { pen, random } = drawing;
  const stuff = mainSurface(drawing, 'linen');
  const count = random.whole(3, 4);
  const layers = random.whole(1, 3);
  const width = random.between(210, 246);
  const tones = [
    stuff,
    surface(pen, random, stuff.stuff, lighter(stuff.color, 0.3)),
    stuff,
    surface(pen, random, stuff.stuff, darker(stuff.color, 0.1)),
  ];
  let y = 200 + count * 23;
  floorShadow(pen, 206, y - 1, width * 0.62, 13, 0.42);
  for (let i = 0; i < count; i++) {
    const height = random.between(38, 46);
    const inset = i * random.between(1, 5);
    const x = 200 - width / 2 + inset + random.between(-2, 2);
    y -= height;
    drawFold(drawing, { x, y, width: width - inset * 2, height, stuff: tones[i]!, layers });
  }
  if (random.chance(0.6)) {
    const ribbon = random.pick(['#8c7a62', '#efece6', '#5f6870', '#b98a70']);
    const bottom = 200 + count * 23;
    pen.rect(
      193,
      y - 1,
      14,
      bottom - y,
      pen.across([0, darker(ribbon, 0.2)], [0.4, ribbon], [1, darker(ribbon, 0.25)]),
    );
    const tie = y - 1;
    pen.path(`M200 ${n(tie)}c-26-20-40-4-30 4s22 2 30-4c26-20 40-4 30 4s-22 2-30-4Z`, ribbon, {
      stroke: darker(ribbon, 0.4),
      strokeWidth: 0.8,
    });
  }
}

interface Fold {
  x: number;
  y: number;
  width: number;
  height: number;
  stuff: Surface;
  layers: number;
}

/** The front of one folded piece: a rounded edge in one, two or three layers. */
export function drawFold({ pen }: Drawing, { x, y, width, height, stuff, layers }: Fold): void {
  const each = height / layers;
  for (let i = 0; i < layers; i++) {
    const top = y + each * i;
    padded(
      pen,
      stuffed(x + (i % 2), top, width - (i % 2) * 2, each + 0.4, { r: each / 2, top: i ? 0 : 1.6 }),
      stuff,
      { seam: 0.34 },
    );
  }
}
