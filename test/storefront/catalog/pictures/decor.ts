import { type Draw, type Drawing, floorShadow, mainSurface } from './drawing.ts';
import { box, profile, turned } from './outline.ts';
import { n, type Point } from './pen.ts';
import { darker, lighter, mix } from './shade.ts';
import { surface } from './stuff.ts';

const silhouettes: readonly (readonly Point[])[] = [
  profile('0 .42, .08 .34, .2 .36, .42 .86, .62 1, .85 .8, 1 .5'),
  profile('0 .3, .05 .26, .3 .26, .42 .5, .6 .98, .8 1, .95 .78, 1 .66'),
  profile('0 .78, .06 .72, .4 .68, .75 .66, .96 .68, 1 .62'),
  profile('0 .95, .1 .86, .5 .6, .85 .46, .97 .56, 1 .56'),
  profile('0 .36, .05 .3, .14 .34, .3 .84, .5 1, .7 .86, .92 .48, 1 .46'),
  profile('0 .55, .06 .48, .16 .72, .36 1, .62 .92, .9 .58, 1 .5'),
  profile('0 .24, .26 .2, .4 .34, .5 .8, .66 1, .84 .9, .97 .62, 1 .56'),
  profile('0 .5, .14 .4, .26 .62, .4 .74, .5 .56, .62 .82, .78 .96, .92 .8, 1 .6'),
];

export const drawVase: Draw = (drawing) => {
  const { pen, random, form, material } = drawing;
  const stuff = mainSurface(drawing, 'ceramic');
  const isGlass = material.toLowerCase().includes('glass');
  const isFloor = form.includes('floor');
  const isBud = form.includes('bud');
  const height = isFloor
    ? random.between(210, 236)
    : isBud
      ? random.between(118, 142)
      : random.between(150, 186);
  const radius = height * random.between(0.26, 0.42) * (isFloor ? 0.8 : 1);
  const floor = 362;
  const top = floor - height;
  const profile = random.pick(silhouettes);
  const mouth = Math.max(6, profile[0]![1] * radius);
  const filling = isBud
    ? random.pick(['stem', 'stem', 'tulips', 'none'] as const)
    : random.pick(['branch', 'branch', 'pampas', 'tulips', 'eucalyptus', 'none'] as const);
  // A vase alone is centred in its picture.
  pen.transformed(`translate(0 ${filling === 'none' ? n(-(400 - height) / 2 + 40) : 0})`, () => {
    floorShadow(pen, 206, floor - 1, radius * 1.2, 11, 0.46);
    pen.ellipse(200, top, mouth, mouth * 0.2, darker(stuff.color, isGlass ? 0.16 : 0.5));
    if (filling !== 'none') drawBranches(drawing, filling, top + 4, mouth, isFloor ? 1.05 : 1);
    const d = turned(200, top, radius, height, profile);
    if (isGlass) {
      pen.layers(
        d,
        [
          pen.across(
            [0, darker(stuff.color, 0.2), 0.85],
            [0.2, lighter(stuff.color, 0.4), 0.6],
            [0.5, stuff.color, 0.42],
            [0.8, lighter(stuff.color, 0.3), 0.5],
            [1, darker(stuff.color, 0.3), 0.85],
          ),
        ],
        { stroke: darker(stuff.color, 0.3), strokeWidth: 1.2, opacity: 0.5 },
      );
    } else
      pen.layers(d, [
        stuff.round,
        stuff.texture,
        pen.down([0, stuff.deep, 0.1], [0.2, stuff.deep, 0], [0.7, stuff.deep, 0], [1, stuff.deep, 0.34]),
      ]);
    pen.inside(d, () => {
      const style = random.pick(['plain', 'plain', 'dip', 'rings', 'ribs'] as const);
      if (isGlass) return;
      if (style === 'dip')
        pen.rect(
          40,
          top,
          320,
          height * random.between(0.3, 0.55),
          surface(
            pen,
            random,
            'ceramic',
            mix(stuff.color, random.pick(['#f1eee8', '#4b4b4d', '#b98a70']), 0.7),
          ).round,
        );
      let lines = '';
      if (style === 'rings')
        for (let i = 1; i < 14; i++)
          lines += `M40 ${n(top + (height * i) / 14)}Q200 ${n(top + (height * i) / 14 + 9)} 360 ${n(top + (height * i) / 14)}`;
      if (style === 'ribs')
        for (let i = -6; i < 7; i++)
          lines += `M${n(200 + mouth * Math.sin(i * 0.24))} ${n(top)}Q${n(200 + radius * 1.2 * Math.sin(i * 0.24))} ${n(top + height * 0.5)} ${n(200 + radius * 0.6 * Math.sin(i * 0.24))} ${n(floor)}`;
      if (lines) pen.path(lines, 'none', { stroke: stuff.deep, strokeWidth: 1.3, opacity: 0.22 });
    });
    pen.ellipse(200 - radius * 0.46, top + height * 0.55, radius * 0.1, height * 0.16, '#fffaf2', {
      opacity: isGlass ? 0.6 : 0.28,
    });
    pen.path(`M${n(200 - mouth)} ${n(top)}a${n(mouth)} ${n(mouth * 0.2)} 0 0 0 ${n(mouth * 2)} 0`, 'none', {
      stroke: lighter(stuff.color, 0.3),
      strokeWidth: 1.8,
      opacity: 0.8,
    });
  });
};

const greens = ['#6f7653', '#7d8a6a', '#5d5f3e', '#8b9a86', '#55694f'];

/** The flowers or branches in the vase. */
export function drawBranches(
  { pen, random }: Drawing,
  kind: 'branch' | 'pampas' | 'tulips' | 'eucalyptus' | 'stem',
  y: number,
  mouth: number,
  scale: number,
): void {
  const green = random.pick(greens);
  const bloom = random.pick(['#d7b3a5', '#efe5d0', '#c0806a', '#cf9d3c', '#f3ecdd', '#b98583']);
  const count = kind === 'stem' ? 1 : kind === 'tulips' ? random.whole(3, 5) : random.whole(3, 5);
  let stalks = '';
  let light = '';
  let dark = '';
  for (let i = 0; i < count; i++) {
    const spread = count === 1 ? random.between(-0.4, 0.4) : (i / (count - 1)) * 2 - 1;
    const length = Math.min(
      y - 34,
      (kind === 'tulips' || kind === 'stem' ? 96 : 150) * scale * random.between(0.8, 1.05),
    );
    const x0 = 200 + spread * mouth * 0.6;
    const x1 = x0 + spread * length * random.between(0.3, 0.55);
    const y1 = y - length * (1 - Math.abs(spread) * 0.2);
    const cx = x0 + (x1 - x0) * 0.25;
    const cy = y - length * 0.6;
    stalks += `M${n(x0)} ${n(y + 6)}Q${n(cx)} ${n(cy)} ${n(x1)} ${n(y1)}`;
    const at = (t: number): Point => [
      (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
      (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * y1,
    ];
    if (kind === 'tulips' || kind === 'stem') {
      light += `M${n(x1)} ${n(y1 + 8)}q-13-4-11-24q5 3 7 7q1-7 4-10q3 3 4 10q2-4 7-7q2 20-11 24Z`;
      const [lx, ly] = at(0.4);
      dark += `M${n(lx)} ${n(ly)}q${n(spread * 20 + 12)}-8 ${n(spread * 16 + 12)}-34q-16 8${n(-spread * 16 - 12)} 34Z`;
      continue;
    }
    if (kind === 'pampas') {
      const [tx, ty] = at(0.6);
      light += `M${n(tx)} ${n(ty)}Q${n((tx + x1) / 2 - 13)} ${n((ty + y1) / 2)} ${n(x1 + spread * 14)} ${n(y1 - 16)}Q${n((tx + x1) / 2 + 15)} ${n((ty + y1) / 2)} ${n(tx)} ${n(ty)}Z`;
      continue;
    }
    for (let k = 2; k < 8; k++) {
      const [lx, ly] = at(k / 7.4);
      const size = (kind === 'eucalyptus' ? 13 : 19) * (1.15 - k * 0.06) * scale;
      for (const side of [-1, 1]) {
        const w = side * size;
        const leaf =
          kind === 'eucalyptus'
            ? `M${n(lx)} ${n(ly)}q${n(w * 0.1)} ${n(-size)} ${n(w)} ${n(-size * 0.7)}q${n(w * 0.3)} ${n(size)} ${n(-w)} ${n(size * 0.7)}Z`
            : `M${n(lx)} ${n(ly)}q${n(w * 0.3)} ${n(-size * 0.7)} ${n(w)} ${n(-size * 0.75)}q${n(-w * 0.2)} ${n(size * 0.6)} ${n(-w)} ${n(size * 0.75)}Z`;
        if (side < 0) dark += leaf;
        else light += leaf;
      }
    }
  }
  const isBloom = kind === 'tulips' || kind === 'stem';
  pen.path(stalks, 'none', {
    stroke: kind === 'pampas' ? '#b89f72' : isBloom ? green : '#6b5844',
    strokeWidth: 2.2,
  });
  if (dark) pen.path(dark, isBloom ? green : darker(green, 0.22));
  pen.path(
    light,
    isBloom
      ? pen.down([0, lighter(bloom, 0.25)], [1, bloom])
      : kind === 'pampas'
        ? pen.down([0, '#e8d9b8'], [1, '#cdb488'])
        : pen.down([0, lighter(green, 0.18)], [1, green]),
  );
}

export const drawMirror: Draw = (drawing) => {
  const { pen, random, size, form } = drawing;
  const frame = mainSurface(drawing, 'metal');
  const isFloor = form.includes('floor') || size.height > 62;
  const isRound = form.includes('round') || Math.abs(size.width - size.height) < 0.6;
  const isArched = form.includes('arch') || (isFloor && random.chance(0.4));
  const height = isRound ? random.between(236, 276) : isFloor ? 330 : random.between(270, 300);
  const width = isRound
    ? height
    : Math.min(250, height * Math.min(0.78, Math.max(0.42, size.width / size.height)));
  const thick = frame.stuff === 'wood' ? random.pick([9, 13, 18]) : random.pick([4, 6, 9]);
  const x = 200 - width / 2;
  const y = isFloor ? 364 - height : 200 - height / 2;
  const corner = random.pick([0, 0, 10, 26]);
  const shape = isRound
    ? 'round'
    : isArched
      ? 'arch'
      : random.pick(['rect', 'rect', 'pill', 'scallop'] as const);
  const outline = (inset: number): string => {
    const [l, t, w, h] = [x + inset, y + inset, width - inset * 2, height - inset * 2];
    const r = w / 2;
    if (shape === 'round')
      return `M${n(l)} ${n(t + r)}a${n(r)} ${n(r)} 0 1 1 ${n(w)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-w)} 0Z`;
    if (shape === 'arch')
      return `M${n(l)} ${n(t + h)}V${n(t + r)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0V${n(t + h)}Z`;
    if (shape === 'scallop')
      return `M${n(l)} ${n(t + h)}V${n(t + h * 0.16)}q${n(w * 0.2)} 0 ${n(w * 0.22)} ${n(-h * 0.09)}q${n(w * 0.28)} ${n(-h * 0.14)} ${n(w * 0.56)} 0q${n(w * 0.02)} ${n(h * 0.09)} ${n(w * 0.22)} ${n(h * 0.09)}V${n(t + h)}Z`;
    return box(l, t, w, h, shape === 'pill' ? r : Math.max(0, corner - inset));
  };
  if (isFloor) floorShadow(pen, 208, y + height - 1, width * 0.66, 11, 0.44);
  else
    pen.transformed('translate(5 8)', () => {
      for (const strokeWidth of [2, 7, 13]) {
        pen.path(outline(-1), '#2a2118', { opacity: 0.05, stroke: '#2a2118', strokeWidth, join: 'round' });
      }
    });
  const edge =
    frame.stuff === 'wood'
      ? frame.down
      : pen.across([0, frame.light], [0.35, frame.color], [0.6, lighter(frame.color, 0.3)], [1, frame.dark]);
  pen.layers(outline(0), [edge, frame.uprightTexture]);
  const glass = outline(thick);
  pen.path(glass, pen.down([0, '#e9eeee'], [0.55, '#d3dbdc'], [1, '#bfc9ca']));
  pen.inside(glass, () => {
    // A wall, a window's light and the floor, in the distance.
    pen.rect(0, y + height * 0.74, 400, height, '#a9a79e', { opacity: 0.34 });
    const lean = random.between(40, 90);
    const from = x + width * random.between(0, 0.3);
    for (const [at, wide, opacity] of [
      [0, 0.26, 0.42],
      [0.36, 0.1, 0.3],
    ] as const) {
      const left = from + width * at;
      pen.path(
        `M${n(left + lean)} ${n(y)}h${n(width * wide)}l${n(-lean * 2)} ${n(height)}h${n(-width * wide)}Z`,
        '#ffffff',
        { opacity },
      );
    }
    if (random.chance(0.3))
      pen.path(
        `M200 ${n(y)}V${n(y + height)}M0 ${n(y + height / 3)}H400M0 ${n(y + (height * 2) / 3)}H400`,
        'none',
        { stroke: frame.color, strokeWidth: Math.min(5, thick) },
      );
  });
  pen.path(glass, 'none', { stroke: frame.deep, strokeWidth: 1.6, opacity: 0.5 });
};

/** A kind without a drawing: a lidded box in its colour. */
export const drawParcel: Draw = (drawing) => {
  const { pen } = drawing;
  const stuff = mainSurface(drawing, 'paint');
  floorShadow(pen, 208, 312, 124, 15, 0.44);
  pen.layers(box(98, 172, 204, 140, 4), [stuff.down, stuff.texture]);
  pen.rect(98, 172, 204, 26, pen.down([0, stuff.deep, 0.3], [1, stuff.deep, 0]));
  pen.layers(box(90, 138, 220, 42, 4), [stuff.down, stuff.texture]);
  pen.rect(176, 214, 48, 24, '#fffaf2', { r: 2, opacity: 0.8 });
};
