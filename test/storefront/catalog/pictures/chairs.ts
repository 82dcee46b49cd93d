import {
  type Camera,
  createCamera,
  type Draw,
  type Drawing,
  floorShadow,
  framed,
  mainSurface,
  plane,
} from './drawing.ts';
import { corners, polygon, stuffed } from './outline.ts';
import { n, type Point } from './pen.ts';
import { cover, isSoft, padded, type Surface, stuffOf, surface } from './stuff.ts';

interface Chair {
  camera: Camera;
  frame: Surface;
  seat: Surface;
  width: number;
  depth: number;
  height: number;
  seatHeight: number;
  /** Thickness of legs and posts. */
  thick: number;
}

const seatTones = ['#efece6', '#d9cdb8', '#cbbb9f', '#9a5f36', '#40302a', '#4a4a4c', '#8a8d8f', '#9aa58b'];

export const drawChair: Draw = (drawing) => {
  const { random, form, size } = drawing;
  const chair = createChair(drawing, { width: 230, height: 306, largest: 35 }, 18);
  const hasArms = form.includes('armchair') || size.width > 22.2;
  const isUpholstered = form.includes('upholstered') || isSoft(stuffOf(drawing.material, 'wood'));
  drawChairShadow(drawing, chair);
  drawLegs(drawing, chair, [-chair.depth + 1.5], false);
  drawChairBack(
    drawing,
    chair,
    isUpholstered
      ? random.pick(['pad', 'pad', 'shell'] as const)
      : random.pick(['spindles', 'ladder', 'wishbone', 'panel', 'curve', 'cane', 'slats'] as const),
  );
  drawLegs(drawing, chair, [-1], random.chance(0.4));
  drawSeat(drawing, chair, isUpholstered ? 'pad' : random.pick(['wood', 'wood', 'pad', 'woven'] as const));
  if (hasArms) drawChairArms(drawing, chair);
};

export const drawStool: Draw = (drawing) => {
  const { random, form, size } = drawing;
  const isBackless = form.includes('backless') || size.height < 31;
  const seatHeight = isBackless ? size.height : form.includes('bar') || size.height > 38.5 ? 30 : 25;
  const chair = createChair(drawing, { width: 200, height: 316, largest: 44 }, seatHeight);
  drawChairShadow(drawing, chair);
  drawLegs(drawing, chair, [-chair.depth + 1.5], false);
  drawRung(drawing, chair, -chair.depth + 1.5);
  if (!isBackless)
    drawChairBack(drawing, chair, random.pick(['pad', 'spindles', 'panel', 'curve', 'ladder'] as const));
  drawLegs(drawing, chair, [-1], true);
  drawSeat(drawing, chair, random.pick(['wood', 'pad', 'pad', 'woven', 'saddle'] as const));
};

function createChair(
  drawing: Drawing,
  room: { width: number; height: number; largest: number },
  seatHeight: number,
): Chair {
  const { pen, random, size } = drawing;
  const scale = framed(size.width, size.height, room);
  const stuff = mainSurface(drawing, 'wood');
  const isSoftCover = isSoft(stuff.stuff);
  return {
    camera: createCamera(
      {
        scale,
        floor: 206 + (size.height * scale) / 2,
        eye: Math.max(52, seatHeight + 24),
        distance: 150,
      },
      drawing.lens,
    ),
    frame: isSoftCover ? surface(pen, random, 'wood', random.pick(['#7a543a', '#c79f6b', '#2b2725'])) : stuff,
    seat: isSoftCover
      ? stuff
      : surface(pen, random, random.pick(['linen', 'leather', 'boucle'] as const), random.pick(seatTones)),
    width: size.width - 1,
    depth: size.depth * 0.86,
    height: size.height,
    seatHeight,
    thick: stuff.stuff === 'metal' ? 0.9 : random.between(1.2, 1.7),
  };
}

function drawChairShadow({ pen }: Drawing, { camera, width, depth }: Chair): void {
  const [x, y] = camera.at(0, 0, -depth * 0.4);
  floorShadow(pen, x + 4, y + 2, width * camera.scale() * 0.7, 22, 0.36);
}

function post(
  drawing: Drawing,
  from: Point,
  to: Point,
  thickness: number,
  fill: string,
  narrow = 0.75,
): void {
  const half = thickness / 2;
  drawing.pen.path(
    polygon([
      [from[0] - half, from[1]],
      [from[0] + half, from[1]],
      [to[0] + half * narrow, to[1]],
      [to[0] - half * narrow, to[1]],
    ]),
    fill,
  );
}

function drawLegs(drawing: Drawing, chair: Chair, depths: readonly number[], hasRung: boolean): void {
  const { camera, frame, width, seatHeight, thick, depth } = chair;
  for (const z of depths) {
    const isBack = z < -depth / 2;
    const half = width / 2 - thick / 2 - (isBack ? 1.4 : 0.4);
    if (hasRung) drawRung(drawing, chair, z);
    for (const side of [-1, 1]) {
      post(
        drawing,
        camera.at(side * half, seatHeight - 0.6, z),
        camera.at(side * (half + 0.8), 0, z),
        thick * camera.scale(z),
        isBack ? frame.shade : frame.round,
      );
    }
  }
}

function drawRung(drawing: Drawing, { camera, frame, width, seatHeight, thick }: Chair, z: number): void {
  const at = seatHeight > 22 ? seatHeight * 0.3 : seatHeight * 0.38;
  const bar = plane(camera, [-width / 2 + 1, width / 2 - 1], [at, at + thick * 0.7], z);
  drawing.pen.rect(bar.x, bar.y, bar.width, bar.height, z < -6 ? frame.shade : frame.down);
}

function drawSeat(drawing: Drawing, chair: Chair, style: 'wood' | 'pad' | 'woven' | 'saddle'): void {
  const { pen, random } = drawing;
  const { camera, frame, seat, width, depth, seatHeight } = chair;
  const s = camera.scale();
  const isPad = style === 'pad';
  const thick = isPad ? random.between(2, 3.2) : 1.3;
  const stuff = isPad ? seat : style === 'woven' ? surface(pen, random, 'linen', '#cdb48d') : frame;
  const half = width / 2;
  if (isPad) {
    const rail = plane(
      camera,
      [-half + 0.6, half - 0.6],
      [seatHeight - thick - 1.4, seatHeight - thick + 0.2],
      -0.4,
    );
    cover(pen, corners(rail.x, rail.y, rail.width, rail.height, [0, 0, 2, 2]), frame);
  }
  const [bl, top] = camera.at(-half + 1.6, seatHeight, -depth);
  const [br] = camera.at(half - 1.6, seatHeight, -depth);
  const [fl, low] = camera.at(-half, seatHeight, 0);
  const [fr] = camera.at(half, seatHeight, 0);
  const bow = isPad ? -2 : style === 'saddle' ? 5 : 0;
  const t = thick * s;
  const r = Math.min(5, t * 0.8);
  pen.layers(
    `M${n(bl)} ${n(top)}H${n(br)}L${n(fr)} ${n(low)}Q${n((fl + fr) / 2)} ${n(low + bow)} ${n(fl)} ${n(low)}Z`,
    [stuff.top, stuff.texture],
  );
  const front = `M${n(fl)} ${n(low)}Q${n((fl + fr) / 2)} ${n(low + bow)} ${n(fr)} ${n(low)}V${n(low + t - r)}Q${n(fr)} ${n(low + t)} ${n(fr - r)} ${n(low + t)}H${n(fl + r)}Q${n(fl)} ${n(low + t)} ${n(fl)} ${n(low + t - r)}Z`;
  if (isPad) padded(pen, front, stuff, { seam: 0.2 });
  else cover(pen, front, stuff);
}

type Back = 'spindles' | 'ladder' | 'wishbone' | 'panel' | 'curve' | 'cane' | 'slats' | 'pad' | 'shell';

function drawChairBack(drawing: Drawing, chair: Chair, style: Back): void {
  const { pen, random } = drawing;
  const { camera, frame, seat, width, depth, height, seatHeight, thick } = chair;
  const z = -depth;
  const s = camera.scale(z);
  const half = width / 2 - 0.8;
  const flare = random.between(-0.4, 1);
  const area = plane(camera, [-half, half], [seatHeight, height], z - 2);
  const right = area.x + area.width;
  const w = thick * s;
  if (style === 'pad' || style === 'shell') {
    const low =
      style === 'shell' ? area.y + area.height + 14 : area.y + area.height * random.between(0.7, 0.86);
    const r = random.pick([5, 12, 22, area.width * 0.4]);
    if (style === 'pad')
      for (const x of [area.x + w, right - w])
        post(drawing, [x, low - 6], [x, area.y + area.height + 12], w, frame.shade);
    const d = stuffed(area.x - flare * s, area.y, area.width + flare * s * 2, low - area.y, {
      r,
      top: random.between(0, 6),
      side: random.between(-2, 3),
    });
    padded(pen, d, seat);
    const lines = random.pick(['none', 'none', 'channels', 'button'] as const);
    if (lines === 'channels') {
      let seams = '';
      for (let i = 1; i < 6; i++)
        seams += `M${n(area.x + (area.width * i) / 6)} ${n(area.y + 3)}V${n(low - 2)}`;
      pen.path(seams, 'none', { stroke: seat.deep, strokeWidth: 1.5, opacity: 0.3 });
    } else if (lines === 'button') {
      let dots = '';
      for (let i = 0; i < 5; i++)
        dots += `M${n(area.x + area.width * (i < 3 ? 0.25 * (i + 1) : 0.375 + 0.25 * (i - 3)))} ${n(area.y + (low - area.y) * (i < 3 ? 0.3 : 0.58))}h0`;
      pen.path(dots, 'none', { stroke: seat.deep, strokeWidth: 3.4, opacity: 0.6, cap: 'round' });
    }
    return;
  }
  const bow = random.between(0, 9);
  const rail = (y: number, tall: number, arch = bow) => {
    const d = `M${n(area.x - flare * s)} ${n(y)}Q200 ${n(y - arch)} ${n(right + flare * s)} ${n(y)}v${n(tall)}Q200 ${n(y + tall - arch)} ${n(area.x - flare * s)} ${n(y + tall)}Z`;
    pen.layers(d, [frame.down, frame.texture]);
  };
  const top = area.y + 4;
  const bottom = area.y + area.height + 10;
  for (const side of [-1, 1]) {
    const x = 200 + (side * area.width) / 2;
    post(
      drawing,
      [x - side * w * 0.5 + side * flare * s, top],
      [x - side * w * 0.5, bottom + 2],
      w,
      frame.round,
      1,
    );
  }
  const upright = (count: number, thickness: number, from: number, to: number) => {
    for (let i = 1; i <= count; i++) {
      const x = area.x + (area.width * i) / (count + 1);
      pen.rect(x - thickness / 2, from, thickness, to - from, frame.round);
    }
  };
  const tall = 2.6 * s;
  if (style === 'spindles') upright(random.whole(5, 8), 0.55 * s, top, bottom);
  else if (style === 'slats') upright(random.whole(3, 4), 1.5 * s, top, bottom);
  else if (style === 'ladder') {
    const count = random.whole(2, 4);
    for (let i = 1; i <= count; i++) rail(top + ((bottom - top) * i) / (count + 1) + 2, 1.7 * s);
  } else if (style === 'wishbone') {
    const fork = top + (bottom - top) * 0.45;
    pen.path(
      `M${n(200 - area.width * 0.26)} ${n(top)}Q200 ${n(fork - 6)} 200 ${n(fork + 6)}V${n(bottom)}M${n(200 + area.width * 0.26)} ${n(top)}Q200 ${n(fork - 6)} 200 ${n(fork + 6)}`,
      'none',
      { stroke: frame.color, strokeWidth: 1.5 * s },
    );
  } else if (style === 'panel' || style === 'cane') {
    const inner = {
      x: area.x + w,
      y: top + tall - 2,
      width: area.width - w * 2,
      height: (bottom - top) * random.between(0.5, 0.8),
    };
    if (style === 'panel')
      cover(pen, corners(inner.x, inner.y, inner.width, inner.height, [2, 2, 8, 8]), frame, {
        fill: frame.back,
        upright: true,
      });
    else {
      const weave = pen.pattern(
        7,
        7,
        `<path d="M0 0L7 7M7 0L0 7M3.5 0V7M0 3.5H7" stroke="#b08d57" stroke-width=".8"/>`,
      );
      pen.layers(corners(inner.x, inner.y, inner.width, inner.height, [2, 2, 2, 2]), ['#e8d6b3', weave], {
        stroke: frame.dark,
        strokeWidth: 2.4,
      });
    }
  } else rail(top + (bottom - top) * 0.12, (bottom - top) * random.between(0.18, 0.3), bow * 0.6);
  rail(top - 2, style === 'curve' ? tall * 1.4 : tall);
}

function drawChairArms(drawing: Drawing, { camera, frame, width, depth, seatHeight, thick }: Chair): void {
  const s = camera.scale();
  const rise = seatHeight + 8;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.2);
    post(drawing, camera.at(x, rise, -4), camera.at(x, seatHeight - 1, -3), thick * s, frame.round, 1);
    const a = camera.at(x - side * 0.6, rise + 1, -depth);
    const b = camera.at(x, rise, -2.5);
    drawing.pen.path(
      polygon([
        [a[0] - thick * s * 0.5, a[1]],
        [a[0] + thick * s * 0.5, a[1]],
        [b[0] + thick * s * 0.7, b[1]],
        [b[0] + thick * s * 0.7, b[1] + thick * s * 0.7],
        [b[0] - thick * s * 0.7, b[1] + thick * s * 0.7],
        [b[0] - thick * s * 0.7, b[1]],
      ]),
      frame.down,
      { stroke: frame.color, strokeWidth: 1.2, join: 'round' },
    );
  }
}
