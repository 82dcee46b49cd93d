import { type Draw, type Drawing, floorShadow, framed, mainSurface, metalTrim, woodTrim } from './drawing.ts';
import { drawDome, drawFabricShade, glow } from './lamp-shades.ts';
import { polygon, profile, turned } from './outline.ts';
import { n, type Point } from './pen.ts';
import { lighter } from './shade.ts';
import { type Surface, surface } from './stuff.ts';

const bodies: readonly (readonly Point[])[] = [
  profile('0 .16, .1 .16, .2 .5, .45 .95, .7 1, .9 .7, 1 .55'),
  profile('0 .14, .12 .2, .28 .72, .48 1, .68 .86, .86 .36, .94 .52, 1 .66'),
  profile('0 .2, .05 .22, .14 .6, .26 .86, .5 .9, .8 .9, .94 .84, 1 .74'),
  profile('0 .12, .3 .16, .55 .3, .8 .66, .94 .98, 1 1'),
  profile('0 .2, .06 .2, .1 .5, .22 .62, .34 .5, .44 .55, .58 .78, .72 .6, .8 .7, .92 .95, 1 .8'),
  profile('0 .2, .12 .36, .4 .62, .75 .98, .92 .9, 1 .7'),
  profile('0 .13, .62 .13, .7 .2, .84 .3, .92 .95, 1 1'),
];

export const drawTableLamp: Draw = (drawing) => {
  const { pen, random, size, form } = drawing;
  const s = framed(size.width, size.height, { width: 220, height: 300, largest: 30 });
  const height = size.height * s;
  const floor = 202 + height / 2;
  const base = mainSurface(drawing, 'ceramic');
  if (form.includes('desk') && random.chance(0.75)) {
    drawDeskLamp(drawing, base, floor, height);
    return;
  }
  const width = Math.min(size.width * s, height * 0.72);
  const shadeHeight = height * random.between(0.36, 0.46);
  const bodyHeight = height - shadeHeight - height * 0.05;
  const radius = width * random.between(0.2, 0.32) * (base.stuff === 'metal' ? 0.8 : 1);
  floorShadow(pen, 208, floor - 2, radius * 2.1, 11, 0.4);
  glow(drawing, 200, floor - bodyHeight - shadeHeight / 2, width * 0.95);
  const neck = surface(pen, random, 'metal', random.pick(['#a88a52', '#a5a6a4', '#5b4a3b']));
  pen.rect(197.6, floor - bodyHeight - height * 0.09, 4.8, height * 0.1, neck.round);
  const profile = random.pick(bodies);
  const body = turned(200, floor - bodyHeight, radius, bodyHeight, profile);
  pen.layers(body, [
    base.round,
    base.uprightTexture ?? base.texture,
    pen.down([0, base.deep, 0], [0.75, base.deep, 0], [1, base.deep, 0.34]),
  ]);
  if (base.stuff === 'ceramic') {
    pen.ellipse(
      200 - radius * 0.42,
      floor - bodyHeight * 0.45,
      radius * 0.16,
      bodyHeight * 0.2,
      pen.fade([0, '#fffaf2', 0.5], [1, '#fffaf2', 0]),
    );
  }
  if (random.chance(0.4)) pen.rect(200 - radius * 0.8, floor - 4, radius * 1.6, 5, neck.round, { r: 1 });
  const bottomRadius = width * random.between(0.44, 0.52);
  drawFabricShade(drawing, {
    cx: 200,
    bottom: floor - bodyHeight - height * 0.04,
    height: shadeHeight,
    bottomRadius,
    topRadius: bottomRadius * random.pick([0.5, 0.66, 0.8, 0.92, 0.97]),
  });
};

/** An arm with a joint and a small hood. */
function drawDeskLamp({ pen, random }: Drawing, stuff: Surface, floor: number, height: number): void {
  const left = 200 - height * 0.16;
  const lean = random.between(0.1, 0.2) * height;
  const knee: Point = [left - lean * 0.5, floor - height * 0.52];
  const head: Point = [
    left + height * random.between(0.3, 0.42),
    floor - height * random.between(0.84, 0.95),
  ];
  floorShadow(pen, left + 6, floor - 1, height * 0.26, 10, 0.4);
  pen.ellipse(left, floor - 3, height * 0.15, height * 0.035, stuff.round);
  pen.ellipse(left, floor - 6, height * 0.15, height * 0.033, stuff.light);
  for (const [from, to] of [
    [[left, floor - 8], knee],
    [knee, head],
  ] as const) {
    pen.line(from, to, stuff.dark, 5.4);
    pen.line([from[0] - 1, from[1]], [to[0] - 1, to[1]], lighter(stuff.color, 0.3), 1.6, 0.7);
  }
  pen.ellipse(knee[0], knee[1], 5.4, 5.4, stuff.round);
  const r = height * random.between(0.13, 0.17);
  const [x, y] = head;
  glowBelow(pen, x + r * 0.4, y + r, r * 2.2);
  pen.transformed(`rotate(${random.whole(-24, -8)} ${n(x)} ${n(y)})`, () => {
    if (random.chance(0.5)) {
      pen.path(
        `M${n(x - r)} ${n(y + r * 0.9)}Q${n(x - r)} ${n(y - r * 0.5)} ${n(x)} ${n(y - r * 0.5)}T${n(x + r)} ${n(y + r * 0.9)}Z`,
        stuff.round,
      );
    } else
      pen.path(
        polygon([
          [x - r, y + r],
          [x - r * 0.36, y - r * 0.4],
          [x + r * 0.36, y - r * 0.4],
          [x + r, y + r],
        ]),
        stuff.round,
      );
    pen.ellipse(x, y + r * 0.95, r * 0.93, r * 0.13, '#ffeec9');
  });
}

function glowBelow(pen: Drawing['pen'], cx: number, cy: number, radius: number): void {
  pen.ellipse(
    cx,
    cy,
    radius,
    radius,
    pen.fade([0, '#ffe9bd', 0.7], [0.5, '#ffe9bd', 0.2], [1, '#ffe9bd', 0]),
  );
}

export const drawFloorLamp: Draw = (drawing) => {
  const { pen, random, size } = drawing;
  const height = 336 * Math.min(1, size.height / 68);
  const floor = 370;
  const top = floor - height;
  const stuff = mainSurface(drawing, 'metal');
  const style = random.pick(['pole', 'tripod', 'tripod', 'arc', 'globe', 'turned'] as const);
  const width = height * random.between(0.26, 0.34);
  if (style === 'arc') {
    const base = 130;
    floorShadow(pen, base + 6, floor - 2, 56, 11, 0.4);
    pen.ellipse(base, floor - 4, 38, 8, stuff.round);
    const end = base + 128;
    const d = `M${base} ${n(floor - 6)}V${n(top + 130)}C${base} ${n(top - 20)} ${end} ${n(top - 30)} ${end} ${n(top + 62)}`;
    pen.path(d, 'none', { stroke: stuff.dark, strokeWidth: 4.6 });
    pen.transformed('translate(-1)', () =>
      pen.path(d, 'none', { stroke: lighter(stuff.color, 0.35), strokeWidth: 1.2, opacity: 0.7 }),
    );
    glow(drawing, end, top + 96, 92);
    if (random.chance(0.5))
      drawFabricShade(drawing, { cx: end, bottom: top + 118, height: 58, topRadius: 46, bottomRadius: 54 });
    else drawDome(drawing, stuff, end, top + 58, 50, 46);
    return;
  }
  const shadeHeight = width * random.between(0.56, 0.74);
  floorShadow(pen, 206, floor - 3, style === 'tripod' ? 92 : 58, 11, 0.36);
  glow(drawing, 200, top + shadeHeight / 2, width * 0.9);
  if (style === 'tripod') {
    const legs = random.chance(0.5) ? woodTrim(drawing) : stuff;
    const join = top + shadeHeight + 26;
    for (const [x, y, fill] of [
      [212, floor - 20, legs.shade],
      [144, floor - 2, legs.round],
      [256, floor - 2, legs.round],
    ] as const) {
      pen.path(
        polygon([
          [197, join - 22],
          [203, join - 22],
          [x + 3, y],
          [x - 3, y],
        ]),
        fill,
      );
    }
    pen.rect(194, join - 30, 12, 18, stuff.round, { r: 2 });
    pen.rect(197.6, top + shadeHeight - 4, 4.8, 16, stuff.round);
  } else if (style === 'turned') {
    const from = top + shadeHeight;
    pen.layers(
      turned(
        200,
        from,
        24,
        floor - from - 3,
        profile(
          '0 .14, .1 .2, .14 .42, .18 .2, .45 .3, .5 .5, .55 .3, .82 .22, .88 .5, .94 .35, .97 1.3, 1 1.4',
        ),
      ),
      [stuff.round, stuff.uprightTexture],
    );
  } else {
    pen.rect(197.4, top + shadeHeight - 4, 5.2, height - shadeHeight, stuff.round);
    pen.path(`M162 ${floor - 6}a38 7 0 0 1 76 0v4a38 7 0 0 1-76 0Z`, stuff.round);
    pen.ellipse(200, floor - 6, 38, 7, stuff.color);
  }
  if (style === 'globe') {
    const r = width * 0.34;
    const globe = pen.radial([0, '#fffdf6'], [0.6, '#fdf0d2'], [1, '#e2cfa6']);
    pen.ellipse(200, top + r, r, r, globe);
    if (random.chance(0.5)) {
      pen.line([200, top + r * 3.4], [200 + r * 1.6, top + r * 3], stuff.dark, 4);
      pen.ellipse(200 + r * 2, top + r * 2.5, r * 0.8, r * 0.8, globe);
    }
    return;
  }
  const bottomRadius = width / 2;
  drawFabricShade(drawing, {
    cx: 200,
    bottom: top + shadeHeight,
    height: shadeHeight,
    bottomRadius,
    topRadius: bottomRadius * random.pick([0.55, 0.75, 0.9, 0.96]),
  });
};

export const drawPendant: Draw = (drawing) => {
  const { pen, random, size } = drawing;
  const stuff = mainSurface(drawing, 'metal');
  const s = framed(size.width, size.height, { width: 250, height: 190, largest: 26 });
  const rx = (size.width * s) / 2;
  const height = Math.min(size.height * s, rx * 1.9);
  const top = 238 - height / 2;
  const cord = stuff.stuff === 'metal' ? stuff.dark : '#4a443c';
  const style = random.pick(['dome', 'dome', 'dome', 'globe', 'cluster', 'drum'] as const);
  const isCluster = style === 'cluster';
  pen.rect(
    isCluster ? 92 : 178,
    0,
    isCluster ? 216 : 44,
    8,
    surface(pen, random, 'metal', random.pick(['#2c2c2c', '#a88a52', '#e9e4da'])).round,
    { r: 2 },
  );
  pen.line([200, 8], [200, top], cord, 2.2);
  glow(drawing, 200, top + height * (isCluster ? 0.6 : 1), rx * (isCluster ? 2.2 : 1.7));
  if (style === 'globe') {
    pen.rect(189, top - 8, 22, 18, stuff.round, { r: 2 });
    const r = Math.min(rx, height) * 0.8;
    pen.layers(
      `M${n(200 - r)} ${n(top + 6 + r)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`,
      [pen.radial([0, '#fffdf6'], [0.55, '#fbeed3'], [1, '#dcc79d'])],
    );
    if (random.chance(0.5))
      pen.ellipse(200, top + 6 + r, r + 2, r * 0.22, 'none', { stroke: stuff.color, strokeWidth: 3 });
  } else if (style === 'cluster') {
    pen.line([116, 8], [116, top + 34], cord, 2);
    pen.line([284, 8], [284, top - 26], cord, 2);
    const hang = (x: number, drop: number) =>
      drawDome(drawing, stuff, x, top + drop, Math.min(44, rx * 0.6), Math.min(62, height * 0.7));
    hang(116, 34);
    hang(200, 0);
    hang(284, -26);
  } else if (style === 'drum') {
    drawFabricShade(drawing, {
      cx: 200,
      bottom: top + height * 0.8,
      height: height * 0.62,
      bottomRadius: rx,
      topRadius: rx * random.pick([0.7, 0.9, 1]),
    });
    pen.rect(190, top - 2, 20, height * 0.19, stuff.round, { r: 2 });
  } else {
    pen.rect(192, top - 14, 16, 18, metalTrim(drawing).round, { r: 2 });
    drawDome(drawing, stuff, 200, top, rx, height * 0.86);
  }
};
