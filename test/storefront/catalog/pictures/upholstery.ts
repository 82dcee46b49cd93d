import {
  type Camera,
  chosenTrim,
  createCamera,
  type Drawing,
  floorShadow,
  framed,
  mainSurface,
  metalTrim,
  mirrored,
  plane,
  woodTrim,
} from './drawing.ts';
import { corners, polygon, stuffed, taper } from './outline.ts';
import { n } from './pen.ts';
import { darker, mix } from './shade.ts';
import { cover, padded, type Surface, surface } from './stuff.ts';
import { drawChannels, drawTufts } from './tufting.ts';

/** Upholstered seating. Sizes are in inches until the camera converts them to units. */
export interface Seat {
  camera: Camera;
  cover: Surface;
  legs: Surface;
  width: number;
  depth: number;
  height: number;
  arm: number;
  armStyle: 'track' | 'rolled' | 'rounded' | 'slope';
  armHeight: number;
  /** How much higher an arm is at the back than at its front. */
  armRise: number;
  seatHeight: number;
  legHeight: number;
}

interface Room {
  width: number;
  height: number;
  largest: number;
}

export function createSeat(drawing: Drawing, width: number, depth: number, room: Room, lift = 0): Seat {
  const { random, size } = drawing;
  const { height } = size;
  const scale = framed(width, height, room);
  const armHeight = height * random.between(0.66, 0.76);
  const armStyle = random.pick(['track', 'track', 'rolled', 'rounded', 'slope'] as const);
  return {
    camera: createCamera({ scale, floor: 210 + (height * scale) / 2 - lift }, drawing.lens),
    cover: mainSurface(drawing, 'linen'),
    legs: chosenTrim(drawing, () => (random.chance(0.7) ? woodTrim(drawing) : metalTrim(drawing))),
    width,
    depth,
    height,
    arm: random.pick([3.5, 5, 6, 7.5]) * (width < 44 ? 0.75 : 1),
    armStyle,
    armHeight,
    armRise: armStyle === 'slope' ? (height - armHeight) * 0.75 : 0,
    seatHeight: Math.min(18.5, height * 0.55),
    legHeight: random.pick([2, 5, 6, 6.5]),
  };
}

export function drawLeg({ pen }: Drawing, { camera, legHeight, legs }: Seat, x: number, z: number): void {
  const [cx, bottom] = camera.at(x, 0, z);
  const [, top] = camera.at(x, legHeight + 1, z);
  const s = camera.scale(z);
  const wide = (legs.stuff === 'metal' ? 1.1 : 2.2) * s;
  pen.path(
    taper(cx, top, bottom, wide, wide * 0.6, Math.sign(x) * s * 0.5),
    z < -9 ? legs.shade : legs.round,
  );
}

/** Shadow, legs, the rail below the seat and the frame of the back. */
export function drawFrame(drawing: Drawing, seat: Seat): void {
  const { pen } = drawing;
  const { camera, cover: stuff, legs, width, depth, height, legHeight, armHeight, armRise, arm } = seat;
  const half = width / 2;
  const [x0] = camera.at(-half, 0, 0);
  const [x1, floor] = camera.at(half, 0, 0);
  floorShadow(pen, 203, floor - 5, (x1 - x0) * 0.56, 15, 0.42);
  if (legHeight < 3) {
    const plinth = plane(camera, [-half + 3, half - 3], [0, legHeight + 1], -2.5);
    pen.rect(plinth.x, plinth.y, plinth.width, plinth.height, legs.shade);
  } else {
    mirrored(pen, () => {
      drawLeg(drawing, seat, -half + 4, -depth + 5);
      drawLeg(drawing, seat, -half + 2.6, -1.5);
    });
    if (width > 88) drawLeg(drawing, seat, 0, -2);
  }
  const back = plane(camera, [-half + arm * 0.3, half - arm * 0.3], [legHeight, height - 1.5], -depth + 6);
  cover(pen, corners(back.x, back.y, back.width, back.height, [9, 9, 0, 0]), stuff, { fill: stuff.back });
  // The inner side of an arm, which is visible from the middle.
  const x = -half + arm - 0.3;
  mirrored(pen, () =>
    pen.path(
      polygon([
        camera.at(x, armHeight, 0),
        camera.at(x, armHeight + armRise, -depth + 6),
        camera.at(x, legHeight, -depth + 6),
        camera.at(x, legHeight, 0),
      ]),
      stuff.shade,
    ),
  );
  const rail = plane(camera, [-half + arm * 0.4, half - arm * 0.4], [legHeight, seat.seatHeight - 2.5], 0);
  cover(pen, corners(rail.x, rail.y, rail.width, rail.height, [0, 0, 3, 3]), stuff, { fill: stuff.back });
}

type BackStyle = 'cushions' | 'tight' | 'channels' | 'tufted';

export function drawBack(drawing: Drawing, seat: Seat, style: BackStyle, count: number): void {
  const { pen, random } = drawing;
  const { camera, cover: stuff, width, depth, height, seatHeight, arm } = seat;
  const half = width / 2 - arm - 0.2;
  const isLoose = style === 'cushions';
  const loft = isLoose ? random.between(0.5, 2) : 0;
  const all = plane(camera, [-half, half], [seatHeight - 2, height + loft], -depth + 13);
  const parts = isLoose ? count : 1;
  const each = all.width / parts;
  const s = camera.scale(-depth + 13);
  const r = isLoose ? random.between(3, 6) * s : 4 * s;
  const top = (isLoose ? random.between(0.6, 1.6) : 0.5) * s;
  pen.reused(
    () => padded(pen, stuffed(all.x + 0.5, all.y, each - 1, all.height, { r, top, side: 0.5 }), stuff),
    shifts(parts, each),
  );
  if (style === 'channels') drawChannels(drawing, all, stuff, 5.5 * s);
  else if (style === 'tufted') drawTufts(drawing, all, stuff, 7.5 * s);
}

/** The offsets of the second and further ones of a row. */
const shifts = (count: number, step: number) =>
  Array.from({ length: count - 1 }, (_, i) => `x="${n(step * (i + 1))}"`);

/** A cushion with a visible strip of its top face. */
export function drawTopCushion(
  { pen }: Drawing,
  camera: Camera,
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  stuff: Surface,
  count = 1,
): void {
  const front = plane(camera, x, y, z[1]);
  const far = plane(camera, x, y, z[0]);
  const s = camera.scale(z[1]);
  pen.layers(
    polygon([
      [far.x, far.y],
      [far.x + far.width, far.y],
      [front.x + front.width - 1, front.y + s * 2],
      [front.x + 1, front.y + s * 2],
    ]),
    [stuff.top, stuff.texture],
  );
  const each = front.width / count;
  let seams = '';
  for (let i = 1; i < count; i++)
    seams += `M${n(far.x + (far.width * i) / count)} ${n(far.y)}L${n(front.x + each * i)} ${n(front.y + 4)}`;
  if (seams) pen.path(seams, 'none', { stroke: stuff.deep, strokeWidth: 1.4, opacity: 0.4 });
  pen.reused(
    () =>
      padded(
        pen,
        stuffed(front.x + 0.5, front.y, each - 1, front.height, {
          r: 2.2 * s,
          top: 0.5 * s,
          side: 0.4,
          bottom: 0.2 * s,
        }),
        stuff,
        { seam: 0.24 },
      ),
    shifts(count, each),
  );
}

export function drawSeatCushions(drawing: Drawing, seat: Seat, count: number): void {
  const { pen } = drawing;
  const { camera, cover: stuff, width, depth, seatHeight, arm } = seat;
  const half = width / 2 - arm;
  drawTopCushion(
    drawing,
    camera,
    [-half, half],
    [seatHeight - 6, seatHeight],
    [-depth + 15, 0.4],
    stuff,
    count,
  );
  // A dark line between back and seat.
  const meet = plane(camera, [-half, half], [seatHeight - 0.5, seatHeight + 2.5], -depth + 14);
  pen.rect(
    meet.x,
    meet.y,
    meet.width,
    meet.height + 3,
    pen.down([0, stuff.deep, 0], [0.7, stuff.deep, 0.34], [1, stuff.deep, 0]),
  );
}

export function drawArms({ pen }: Drawing, seat: Seat): void {
  const { camera, cover: stuff, width, depth, legHeight, armStyle, armHeight, armRise, arm } = seat;
  const half = width / 2;
  const s = camera.scale();
  const high = armHeight + armRise;
  mirrored(pen, () => {
    const top = polygon([
      camera.at(-half, high, -depth + 7),
      camera.at(-half + arm, high, -depth + 7),
      camera.at(-half + arm, armHeight - 1, 0),
      camera.at(-half, armHeight - 1, 0),
    ]);
    pen.path(top, stuff.top, { stroke: stuff.light, strokeWidth: 3, join: 'round' });
    if (stuff.texture) pen.path(top, stuff.texture);
    const front = plane(camera, [-half, -half + arm], [legHeight, armHeight], 0);
    if (armStyle !== 'rolled') {
      const r = { rounded: front.width / 2, slope: 6, track: 2.5 }[armStyle];
      padded(pen, corners(front.x, front.y, front.width, front.height, [r, r, 3, 3]), stuff, { seam: 0.26 });
      return;
    }
    const r = Math.max(arm * 0.62, 2.6) * s;
    const cx = front.x + front.width / 2 - s * 0.4;
    padded(pen, corners(front.x, front.y + r, front.width, front.height - r, [0, 0, 3, 3]), stuff, {
      seam: 0.2,
    });
    pen.layers(
      `M${n(cx - r)} ${n(front.y + r)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`,
      [stuff.down, stuff.texture],
      { stroke: stuff.deep, strokeWidth: 1, opacity: 0.35 },
    );
    pen.ellipse(cx, front.y + r, r * 0.62, r * 0.62, 'none', {
      stroke: stuff.deep,
      strokeWidth: 0.8,
      opacity: 0.22,
    });
  });
}

export function drawThrowPillows({ pen, random, color }: Drawing, seat: Seat, most = 2): void {
  const { camera, width, depth, seatHeight, arm } = seat;
  const accents = [
    '#d9cdb8',
    '#efece6',
    '#b5694a',
    '#6f7653',
    '#4a4a4c',
    '#c0913f',
    '#5a718c',
    mix(color, '#ffffff', 0.4),
    darker(color, 0.3),
  ];
  const z = -depth + 19;
  const s = camera.scale(z);
  const side = random.pick([-1, 1]);
  for (let i = 0; i < random.whole(1, most); i++) {
    const stuff = surface(pen, random, random.pick(['paint', 'linen'] as const), random.pick(accents));
    const isLumbar = random.chance(0.3);
    const w = isLumbar ? 17 : 14;
    const h = isLumbar ? 9.5 : 13.5;
    const sign = i ? -side : side;
    const [cx, base] = camera.at(sign * Math.max(0, width / 2 - arm - w / 2 - 0.5), seatHeight, z);
    pen.transformed(`rotate(${n(sign * random.between(2, 8))} ${n(cx)} ${n(base)})`, () =>
      padded(
        pen,
        stuffed(cx - (w * s) / 2, base - h * s, w * s, h * s, {
          r: 2 * s,
          top: -0.8 * s,
          side: -0.7 * s,
          bottom: -0.3 * s,
        }),
        stuff,
      ),
    );
  }
}
