import { block, type Draw, type Drawing, floorShadow, mirrored, plane } from './drawing.ts';
import { corners, polygon, stuffed } from './outline.ts';
import { n } from './pen.ts';
import { padded } from './stuff.ts';
import { drawChannels } from './tufting.ts';
import {
  createSeat,
  drawArms,
  drawBack,
  drawFrame,
  drawLeg,
  drawSeatCushions,
  drawThrowPillows,
  drawTopCushion,
  type Seat,
} from './upholstery.ts';

/** The seats that a name promises; undefined if it says nothing of them. */
function seatsIn(form: string): number | undefined {
  if (form.includes('loveseat')) return 2;
  const [, count] = /(\d)-seat/.exec(form) ?? [];
  return count === undefined ? undefined : Number(count);
}

export const drawSofa: Draw = (drawing) => {
  const { random, size, form } = drawing;
  const width = Math.max(size.width, 50);
  // Nearly as wide as its picture; a smaller sofa is smaller by less than it really is.
  const largest = 0.65 * width + 0.35 * 104;
  const seat = createSeat(drawing, width, size.depth, { width: 372, height: 250, largest });
  const seats = seatsIn(form);
  const usual = width < 78 ? 2 : random.pick([2, 3, 3]);
  const count = seats ?? usual;
  drawFrame(drawing, seat);
  drawBack(
    drawing,
    seat,
    random.pick(['cushions', 'cushions', 'cushions', 'tight', 'channels', 'tufted'] as const),
    count,
  );
  const isBench = random.chance(0.3);
  drawSeatCushions(drawing, seat, isBench && !seats ? 1 : count);
  drawArms(drawing, seat);
  if (random.chance(0.62)) drawThrowPillows(drawing, seat);
};

export const drawArmchair: Draw = (drawing) => {
  const { form, size, random } = drawing;
  const isWing = form.includes('wing');
  const isSwivel = form.includes('swivel');
  const seat = createSeat(drawing, size.width, size.depth, { width: 262, height: 262, largest: 48 });
  const style =
    isWing || size.width > 40
      ? 'club'
      : random.pick(['club', 'barrel', isSwivel ? 'barrel' : 'lounge'] as const);
  if (isSwivel) seat.legHeight = 2;
  else if (seat.legHeight < 3 && random.chance(0.7)) seat.legHeight = 6;
  if (style === 'barrel') drawBarrelChair(drawing, seat);
  else if (style === 'lounge') drawLoungeChair(drawing, seat);
  else {
    drawFrame(drawing, seat);
    drawBack(drawing, seat, random.pick(['cushions', 'cushions', 'tight', 'channels', 'tufted'] as const), 1);
    if (isWing) drawWings(drawing, seat);
    drawSeatCushions(drawing, seat, 1);
    drawArms(drawing, seat);
  }
  if (random.chance(0.25)) drawThrowPillows(drawing, seat, 1);
};

/** A tub chair: back and arms are one round wall around the seat. */
function drawBarrelChair(drawing: Drawing, seat: Seat): void {
  const { pen, random } = drawing;
  const { camera, cover: stuff, width, depth, height, seatHeight, legHeight } = seat;
  seat.arm = Math.min(seat.arm, 4.5);
  seat.armHeight = height * random.between(0.66, 0.8);
  const half = width / 2;
  const s = camera.scale();
  const [, floor] = camera.at(0, 0, 0);
  floorShadow(pen, 203, floor - 6, width * s * 0.56, 15, 0.42);
  if (legHeight < 3) {
    const base = plane(camera, [-half * 0.7, half * 0.7], [0, legHeight + 1], -4);
    pen.rect(base.x, base.y, base.width, base.height, seat.legs.shade, { r: 3 });
  } else {
    mirrored(pen, () => {
      drawLeg(drawing, seat, -half + 6, -depth + 7);
      drawLeg(drawing, seat, -half + 5, -3);
    });
  }
  const outer = plane(camera, [-half, half], [legHeight, height], -depth * 0.45);
  const { x, y, width: w } = outer;
  const h = camera.at(0, legHeight, -4)[1] - y;
  const armY = camera.at(0, seat.armHeight, -4)[1];
  const wall = `M${n(x)} ${n(armY)}C${n(x)} ${n(y - h * 0.02)} ${n(x + w * 0.2)} ${n(y)} 200 ${n(y)}S${n(x + w)} ${n(y - h * 0.02)} ${n(x + w)} ${n(armY)}L${n(x + w - 5)} ${n(y + h - 6)}Q${n(x + w - 7)} ${n(y + h)} ${n(x + w - 16)} ${n(y + h)}H${n(x + 16)}Q${n(x + 7)} ${n(y + h)} ${n(x + 5)} ${n(y + h - 6)}Z`;
  padded(pen, wall, stuff);
  const inner = { x: x + seat.arm * s, y: y + 3.4 * s, width: w - seat.arm * s * 2, height: h * 0.6 };
  const seatY = camera.at(0, seatHeight, -4)[1];
  const hollow = `M${n(inner.x)} ${n(seatY + 4)}V${n(armY + 4)}C${n(inner.x)} ${n(inner.y)} ${n(inner.x + inner.width * 0.2)} ${n(inner.y)} 200 ${n(inner.y)}S${n(inner.x + inner.width)} ${n(inner.y)} ${n(inner.x + inner.width)} ${n(armY + 4)}V${n(seatY + 4)}Z`;
  pen.layers(hollow, [
    pen.across([0, stuff.dark], [0.24, stuff.color], [0.5, stuff.light], [0.8, stuff.color], [1, stuff.dark]),
    stuff.texture,
    pen.down([0.3, stuff.deep, 0], [1, stuff.deep, 0.34]),
  ]);
  if (random.chance(0.45))
    pen.inside(hollow, () => drawChannels(drawing, { ...inner, height: seatY - inner.y }, stuff, 4.4 * s));
  const reach = half - seat.arm * 0.7;
  drawTopCushion(
    drawing,
    camera,
    [-reach, reach],
    [seatHeight - 5.5, seatHeight],
    [-depth * 0.6, -2.4],
    stuff,
  );
}

/** Loose cushions in an open wooden frame. */
function drawLoungeChair(drawing: Drawing, seat: Seat): void {
  const { pen, random } = drawing;
  const { camera, cover: stuff, legs: frame, width, depth, height, seatHeight } = seat;
  const half = width / 2;
  const s = camera.scale();
  const [, floor] = camera.at(0, 0, 0);
  floorShadow(pen, 203, floor - 7, width * s * 0.56, 16, 0.38);
  const thick = frame.stuff === 'metal' ? 1 : random.between(1.4, 2.2);
  const armHeight = height * random.between(0.64, 0.72);
  seat.arm = thick + 0.8;
  const post = (z: number, high: number, lean: number) => {
    const [cx, low] = camera.at(-half + thick / 2, 0, z);
    const [, top] = camera.at(0, high, z);
    const w = thick * camera.scale(z);
    pen.path(
      polygon([
        [cx - w / 2 + lean, top],
        [cx + w / 2 + lean, top],
        [cx + w * 0.4, low],
        [cx - w * 0.4, low],
      ]),
      z < -9 ? frame.shade : frame.round,
    );
  };
  mirrored(pen, () => post(-depth + 4, height * 0.86, s));
  const back = plane(
    camera,
    [-half + seat.arm + 0.4, half - seat.arm - 0.4],
    [seatHeight - 2, height],
    -depth + 11,
  );
  if (random.chance(0.5)) {
    pen.rect(back.x - 4, back.y + back.height * 0.16, back.width + 8, 2 * s, frame.shade, { r: 2 });
  }
  padded(
    pen,
    stuffed(back.x, back.y, back.width, back.height, {
      r: random.between(2, 5) * s,
      top: random.between(0, 1.4) * s,
      side: 0.5,
    }),
    stuff,
  );
  if (random.chance(0.4)) drawChannels(drawing, back, stuff, 5 * s);
  const rail = plane(camera, [-half + 0.4, half - 0.4], [seatHeight - 8, seatHeight - 5], -1);
  pen.rect(rail.x, rail.y, rail.width, rail.height, frame.down, { r: 1 });
  drawSeatCushions(drawing, seat, 1);
  mirrored(pen, () => {
    post(-1, armHeight, 0);
    const far = plane(camera, [-half - 0.2, -half + thick + 0.4], [armHeight, armHeight + 1], -depth + 6);
    const near = plane(camera, [-half - 0.4, -half + thick + 0.6], [armHeight - 0.6, armHeight + 0.8], 0.6);
    pen.path(
      polygon([
        [far.x, far.y],
        [far.x + far.width, far.y],
        [near.x + near.width, near.y],
        [near.x, near.y],
      ]),
      frame.top,
    );
    pen.path(corners(near.x, near.y, near.width, near.height, [2, 2, 3, 3]), frame.down);
  });
}

function drawWings({ pen }: Drawing, seat: Seat): void {
  const { camera, cover: stuff, width, depth, height, armHeight, arm } = seat;
  const x = -(width / 2 - arm * 0.3);
  const [tx, ty] = camera.at(x * 0.96, height + 0.5, -depth + 9);
  const [mx, my] = camera.at(x * 1.02, height - 5, -depth + 22);
  const [bx, by] = camera.at(x, armHeight - 2, -depth + 20);
  const [ix] = camera.at(x + arm * 1.2, 0, -depth + 9);
  mirrored(pen, () =>
    padded(
      pen,
      `M${n(ix)} ${n(ty)}Q${n(tx)} ${n(ty - 2)} ${n(mx)} ${n(my)}Q${n(mx)} ${n((my + by) / 2)} ${n(bx)} ${n(by)}L${n(ix)} ${n(by)}Z`,
      stuff,
    ),
  );
}

export const drawSectional: Draw = (drawing) => {
  const { random, size, form, pen } = drawing;
  const isLong = !form.includes('chaise');
  const seat = createSeat(
    drawing,
    size.width,
    38,
    { width: isLong ? 336 : 356, height: 250, largest: 0.65 * size.width + 0.35 * 118 },
    20,
  );
  seat.arm = Math.min(seat.arm, 7);
  drawFrame(drawing, seat);
  drawBack(drawing, seat, random.pick(['cushions', 'cushions', 'tight', 'channels', 'tufted'] as const), 3);
  drawSeatCushions(drawing, seat, 3);
  drawArms(drawing, seat);
  const draw = () => drawReturn(drawing, seat, isLong);
  if (random.chance(0.5)) pen.transformed('matrix(-1 0 0 1 400 0)', draw);
  else draw();
  if (random.chance(0.7)) drawThrowPillows(drawing, seat);
};

/** The front part, on the left. */
function drawReturn(drawing: Drawing, seat: Seat, isLong: boolean): void {
  const { camera, cover: stuff, width, height, seatHeight, legHeight } = seat;
  const outer = -width / 2 + (isLong ? 0 : seat.arm);
  const inner = -width / 2 + width * (isLong ? 0.33 : 0.37);
  const near = isLong ? 26 : 22;
  const [x0, floor] = camera.at(outer, 0, near);
  const [x1] = camera.at(inner, 0, near);
  floorShadow(drawing.pen, (x0 + x1) / 2 + 4, floor - 2, (x1 - x0) * 0.62, 12, 0.4);
  if (legHeight < 3) {
    const base = plane(camera, [outer + 2, inner - 2], [0, legHeight + 1], near - 2);
    drawing.pen.rect(base.x, base.y, base.width, base.height, seat.legs.shade);
  } else for (const x of [outer + 3, inner - 3]) drawLeg(drawing, seat, x, near - 2);
  if (isLong) {
    block(drawing, camera, { x: [outer, outer + 8], y: [legHeight, height - 4], z: [-8, near] }, stuff, {
      r: 5,
    });
  }
  const from = isLong ? outer + 8 : outer;
  block(drawing, camera, { x: [from, inner], y: [legHeight, seatHeight - 5], z: [-4, near] }, stuff, {
    fill: stuff.back,
  });
  drawTopCushion(drawing, camera, [from, inner], [seatHeight - 6.4, seatHeight], [-8, near + 0.6], stuff);
}
