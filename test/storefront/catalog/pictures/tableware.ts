import { type Draw, type Drawing, floorShadow, mainSurface } from './drawing.ts';
import { n } from './pen.ts';
import { darker, lighter, lightness } from './shade.ts';
import { type Surface, surface } from './stuff.ts';

const disc = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;

const rimOf = (stuff: Surface) =>
  lightness(stuff.color) > 0.5 ? darker(stuff.color, 0.35) : lighter(stuff.color, 0.3);

export const drawPlates: Draw = (drawing) => {
  const { random, form } = drawing;
  const stuff = mainSurface(drawing, 'ceramic');
  if (form.includes('set') || random.chance(0.25)) drawPlateStack(drawing, stuff);
  else drawPlateFace(drawing, stuff);
};

/** One plate, tilted to show its face. */
function drawPlateFace({ pen, random, size }: Drawing, stuff: Surface): void {
  const r = Math.min(136, 12 * size.width);
  const rim = random.between(0.66, 0.8);
  const style = random.pick(['plain', 'line', 'band', 'ridges', 'coupe', 'scallop', 'speck'] as const);
  floorShadow(pen, 208, 200 + r * 0.98, r * 0.7, 13, 0.42);
  let outline = disc(200, 200, r);
  if (style === 'scallop') {
    const count = 28;
    outline = '';
    for (let i = 0; i <= count; i++) {
      const a = (i / count) * Math.PI * 2;
      const [x, y] = [200 + Math.cos(a) * r, 200 + Math.sin(a) * r];
      outline += i ? `A${n(r * 0.13)} ${n(r * 0.13)} 0 0 1 ${n(x)} ${n(y)}` : `M${n(x)} ${n(y)}`;
    }
  }
  pen.layers(outline, [pen.radial([0, stuff.light], [0.7, stuff.color], [1, stuff.dark]), stuff.texture], {
    stroke: stuff.deep,
    strokeWidth: 0.8,
    opacity: 0.35,
  });
  const ink = rimOf(stuff);
  if (style === 'band')
    pen.ellipse(200, 200, r * (1 + rim) * 0.49, r * (1 + rim) * 0.49, 'none', {
      stroke: ink,
      strokeWidth: r * 0.09,
      opacity: 0.7,
    });
  if (style === 'line' || style === 'speck')
    pen.ellipse(200, 200, r - 2, r - 2, 'none', { stroke: ink, strokeWidth: 2.6, opacity: 0.85 });
  if (style === 'ridges')
    for (let i = 1; i < 6; i++)
      pen.ellipse(200, 200, r * (rim + i * 0.035), r * (rim + i * 0.035), 'none', {
        stroke: stuff.deep,
        strokeWidth: 1,
        opacity: 0.2,
      });
  const inner = r * (style === 'coupe' ? 0.9 : rim);
  pen.ellipse(
    200,
    200,
    inner,
    inner,
    pen.down([0, stuff.deep, 0.2], [0.25, stuff.deep, 0.04], [0.7, '#fffaf2', 0], [1, '#fffaf2', 0.4]),
  );
  pen.ellipse(
    200,
    201,
    inner * 0.95,
    inner * 0.95,
    pen.radial([0, stuff.light], [0.8, stuff.color], [1, darker(stuff.color, 0.07)]),
  );
  pen.path(
    `M${n(200 - r * 0.86)} ${n(200 - r * 0.24)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 ${n(200 - r * 0.3)} ${n(200 - r * 0.84)}`,
    'none',
    { stroke: '#fffaf2', strokeWidth: 4, opacity: 0.4, cap: 'round' },
  );
}

/** A stack of four plates. */
function drawPlateStack({ pen, random, size }: Drawing, stuff: Surface): void {
  const rx = Math.min(142, 15 * size.width);
  const ry = rx * 0.2;
  const count = random.pick([4, 4, 5]);
  const step = random.between(13, 17);
  const floor = 230 + count * step * 0.5;
  const inner = random.between(0.62, 0.74);
  floorShadow(pen, 208, floor + ry * 0.55, rx * 0.9, ry * 0.75, 0.46);
  for (let i = 0; i < count; i++) {
    const y = floor - i * step;
    pen.path(
      `M${n(200 - rx)} ${n(y - ry * 0.4)}Q${n(200 - rx * 0.8)} ${n(y + ry * 0.9)} 200 ${n(y + ry)}Q${n(200 + rx * 0.8)} ${n(y + ry * 0.9)} ${n(200 + rx)} ${n(y - ry * 0.4)}Z`,
      stuff.round,
    );
    pen.layers(
      disc(200, y - ry * 0.4, rx, ry),
      [pen.across([0, stuff.light], [0.5, stuff.color], [1, stuff.dark])],
      { stroke: rimOf(stuff), strokeWidth: 1.2, opacity: 0.4 },
    );
  }
  const top = floor - (count - 1) * step - ry * 0.4;
  pen.layers(disc(200, top, rx, ry), [stuff.texture]);
  pen.ellipse(
    200,
    top + 2,
    rx * inner,
    ry * inner,
    pen.down([0, darker(stuff.color, 0.22)], [0.4, stuff.color], [1, stuff.light]),
  );
}

export const drawBowl: Draw = (drawing) => {
  const { pen, random, size } = drawing;
  const stuff = mainSurface(drawing, 'ceramic');
  const isSmall = size.width < 8.5;
  const rx = isSmall ? random.between(96, 108) : random.between(128, 142);
  const height = rx * 2 * Math.min(0.56, Math.max(0.32, size.height / size.width)) * 0.95;
  const ry = rx * random.between(0.2, 0.25);
  const stack = isSmall && random.chance(0.35) ? random.whole(2, 3) : 1;
  const foot = rx * random.between(0.34, 0.5);
  const belly = random.between(0.55, 1);
  const style = random.pick(['plain', 'dip', 'line', 'ribs', 'plain'] as const);
  const glaze = surface(
    pen,
    random,
    'paint',
    random.pick(['#f1eee8', darker(stuff.color, 0.28), lighter(stuff.color, 0.5)]),
  );
  const floor = 232 + height * 0.3;
  floorShadow(pen, 208, floor + 2, rx * 0.86, 14, 0.46);
  // The upper bowl is inside the lower one, whose front hides its foot.
  for (let i = stack - 1; i >= 0; i--) {
    const base = floor - i * height * 0.3;
    const isTop = i === stack - 1;
    const top = base - height;
    const body = `M${n(200 - rx)} ${n(top)}C${n(200 - rx)} ${n(top + height * belly * 0.8)} ${n(200 - foot * 1.5)} ${n(base - 8)} ${n(200 - foot)} ${n(base - 6)}V${n(base - 2)}Q200 ${n(base + 6)} ${n(200 + foot)} ${n(base - 2)}V${n(base - 6)}C${n(200 + foot * 1.5)} ${n(base - 8)} ${n(200 + rx)} ${n(top + height * belly * 0.8)} ${n(200 + rx)} ${n(top)}${isTop ? '' : `A${n(rx)} ${n(ry)} 0 0 1 ${n(200 - rx)} ${n(top)}`}Z`;
    pen.layers(body, [
      stuff.round,
      stuff.texture,
      pen.down([0, stuff.deep, 0], [0.6, stuff.deep, 0], [1, stuff.deep, 0.34]),
    ]);
    if (style !== 'plain') {
      pen.inside(body, () => {
        if (style === 'dip') pen.rect(50, top + height * 0.55, 300, height, glaze.round);
        else if (style === 'line')
          for (const at of [0.3, 0.38])
            pen.path(
              `M${n(200 - rx)} ${n(top + height * at)}q${n(rx)} ${n(ry * 1.7)} ${n(rx * 2)} 0`,
              'none',
              { stroke: rimOf(stuff), strokeWidth: 3, opacity: 0.6 },
            );
        else {
          let ribs = '';
          for (let k = -7; k < 8; k++)
            ribs += `M${n(200 + rx * Math.sin(k * 0.21))} ${n(top)}L${n(200 + foot * Math.sin(k * 0.21))} ${n(base)}`;
          pen.path(ribs, 'none', { stroke: stuff.deep, strokeWidth: 1.6, opacity: 0.24 });
        }
      });
    }
    if (!isTop) {
      pen.path(`M${n(200 - rx)} ${n(top)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0`, 'none', {
        stroke: stuff.light,
        strokeWidth: 3,
      });
      continue;
    }
    pen.layers(disc(200, top, rx, ry), [stuff.light]);
    pen.ellipse(
      200,
      top + 1.5,
      rx - 5,
      ry - 3,
      pen.across(
        [0, darker(stuff.color, 0.34)],
        [0.45, darker(stuff.color, 0.14)],
        [1, lighter(stuff.color, 0.1)],
      ),
    );
    pen.ellipse(200 + rx * 0.1, top + ry * 0.5, rx * 0.66, ry * 0.42, '#fffaf2', { opacity: 0.14 });
  }
};

export const drawMug: Draw = (drawing) => {
  const { pen, random } = drawing;
  const stuff = mainSurface(drawing, 'ceramic');
  const rx = random.between(80, 92);
  const height = rx * random.between(1.9, 2.25);
  const ry = rx * 0.2;
  const cx = 184;
  const top = 206 - height / 2;
  const base = top + height;
  const waist = random.pick([0.74, 0.88, 1, 1.06]);
  floorShadow(pen, cx + 10, base + 1, rx * 1.1, 13, 0.46);
  const handle = random.pick(['round', 'ear', 'square'] as const);
  const hx = cx + rx * 0.9;
  const d = {
    round: `M${n(hx)} ${n(top + height * 0.22)}c${n(rx * 0.95)}-12 ${n(rx * 0.95)} ${n(height * 0.56)} ${n(-rx * 0.24)} ${n(height * 0.5)}`,
    ear: `M${n(hx)} ${n(top + height * 0.18)}c${n(rx * 1.1)}-6 ${n(rx * 0.5)} ${n(height * 0.5)}${n(-rx * 0.3)} ${n(height * 0.56)}`,
    square: `M${n(hx)} ${n(top + height * 0.24)}h${n(rx * 0.32)}q${n(rx * 0.2)} 0 ${n(rx * 0.2)} ${n(rx * 0.2)}v${n(height * 0.28)}q0 ${n(rx * 0.2)} ${n(-rx * 0.2)} ${n(rx * 0.2)}h${n(-rx * 0.6)}`,
  }[handle];
  pen.path(d, 'none', { stroke: stuff.dark, strokeWidth: 16 });
  pen.path(d, 'none', { stroke: stuff.color, strokeWidth: 13 });
  const body = `M${n(cx - rx)} ${n(top)}C${n(cx - rx)} ${n(top + height * 0.6)} ${n(cx - rx * waist)} ${n(base - 18)} ${n(cx - rx * waist * 0.86)} ${n(base - 4)}Q${n(cx)} ${n(base + 10)} ${n(cx + rx * waist * 0.86)} ${n(base - 4)}C${n(cx + rx * waist)} ${n(base - 18)} ${n(cx + rx)} ${n(top + height * 0.6)} ${n(cx + rx)} ${n(top)}Z`;
  pen.layers(body, [stuff.round, stuff.texture]);
  pen.inside(body, () => {
    const style = random.pick(['plain', 'dip', 'band', 'raw'] as const);
    const other = random.pick(['#c9b79c', '#f1eee8', darker(stuff.color, 0.35)]);
    if (style === 'dip' || style === 'raw')
      pen.path(
        `M0 ${n(base - height * (style === 'raw' ? 0.16 : 0.4))}Q${n(cx)} ${n(base - height * (style === 'raw' ? 0.06 : 0.3))} 400 ${n(base - height * (style === 'raw' ? 0.16 : 0.4))}V400H0Z`,
        surface(pen, random, 'ceramic', other).round,
      );
    else if (style === 'band')
      pen.path(
        `M0 ${n(top + height * 0.3)}Q${n(cx)} ${n(top + height * 0.4)} 400 ${n(top + height * 0.3)}`,
        'none',
        { stroke: rimOf(stuff), strokeWidth: 7, opacity: 0.6 },
      );
    pen.rect(cx - rx * 0.66, top, rx * 0.18, height, '#fffaf2', { opacity: 0.2, r: 10 });
  });
  pen.ellipse(cx, top, rx, ry, stuff.light);
  pen.ellipse(
    cx,
    top + 1.4,
    rx - 4.5,
    ry - 2.6,
    pen.across([0, darker(stuff.color, 0.4)], [1, darker(stuff.color, 0.1)]),
  );
};
