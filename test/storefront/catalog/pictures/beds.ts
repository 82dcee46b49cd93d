import {
  type Bed,
  createBed,
  drawBedShadow,
  drawDuvet,
  drawHeadboard,
  drawPillows,
  throws,
} from './bed-parts.ts';
import { block, type Draw, type Drawing, mainSurface, plane } from './drawing.ts';
import { corners, taper } from './outline.ts';
import { n } from './pen.ts';
import { cover, isSoft, padded, type Surface, surface } from './stuff.ts';

const linens = ['#f3efe8', '#efece6', '#e6ded0', '#d9cdb8', '#c3c2bf', '#dfe3e4', '#cfd3c6'];

export const drawBed: Draw = (drawing) => {
  const { pen, random, size } = drawing;
  const bed = createBed(drawing, size.height, mainSurface(drawing, 'wood'), {
    width: 306,
    height: 240,
    largest: 84,
  });
  const { camera, frame, width } = bed;
  drawBedShadow(drawing, bed);
  const isUpholstered = isSoft(frame.stuff);
  drawHeadboard(
    drawing,
    bed,
    isUpholstered
      ? random.pick(['plain', 'channels', 'tufted', 'wings', 'arch', 'panels'] as const)
      : random.pick(['boards', 'spindles', 'cane', 'planks', 'arch', 'posts'] as const),
  );
  drawBedLegs(drawing, bed);
  const linen = surface(pen, random, 'paint', random.pick(linens));
  drawPillows(drawing, bed, linen);
  drawDuvet(
    drawing,
    bed,
    linen,
    random.pick(['plain', 'plain', 'quilt', 'stripe'] as const),
    random.between(12, 15),
  );
  if (random.chance(0.65)) drawBedThrow(drawing, bed, surface(pen, random, 'linen', random.pick(throws)));
  const railHigh = isUpholstered ? 13 : 11;
  const rail = plane(camera, [-width / 2, width / 2], [5, railHigh], 0);
  const d = corners(rail.x, rail.y, rail.width, rail.height, isUpholstered ? [4, 4, 4, 4] : [1, 1, 1, 1]);
  if (isUpholstered) padded(pen, d, frame, { seam: 0.2 });
  else cover(pen, d, frame);
};

function drawBedLegs({ pen }: Drawing, { camera, frame, width }: Bed): void {
  for (const side of [-1, 1]) {
    const [cx, top] = camera.at(side * (width / 2 - 3), 6, -1);
    const [, low] = camera.at(0, 0, -1);
    const s = camera.scale();
    pen.path(taper(cx, top, low, 3 * s, 2 * s), isSoft(frame.stuff) ? '#4a3a2e' : frame.round);
  }
}

/** A throw across the foot of the bed. */
function drawBedThrow({ pen, random }: Drawing, { camera, width, depth, top }: Bed, stuff: Surface): void {
  const half = width / 2 + 1.8;
  const from = -depth * random.between(0.3, 0.42);
  const low = camera.at(0, top - random.between(6, 9), 1)[1];
  const isWhole = random.chance(0.5);
  const x0 = isWhole ? -half : random.between(-half, -half * 0.4);
  const x1 = isWhole ? half : x0 + width * 0.4;
  const points = [
    camera.at(x0, top + 1, isWhole ? from : -depth * 0.66),
    camera.at(x1, top + 1, isWhole ? from : -depth * 0.66),
    camera.at(x1, top + 0.6, 1),
  ] as const;
  const [fx, fy] = camera.at(x0, top + 0.6, 1);
  const drop = isWhole ? fy + 4 : low;
  const d = `M${n(points[0][0])} ${n(points[0][1])}L${n(points[1][0])} ${n(points[1][1])}L${n(points[2][0])} ${n(points[2][1])}V${n(drop)}H${n(fx)}V${n(fy)}Z`;
  pen.layers(d, [
    stuff.down,
    stuff.texture,
    pen.down([0, '#fffaf2', 0.12], [0.5, stuff.deep, 0], [1, stuff.deep, 0.22]),
  ]);
  if (!isWhole) {
    pen.path(`M${n(fx + 1)} ${n(drop + 3.5)}H${n(points[2][0])}`, 'none', {
      stroke: stuff.color,
      strokeWidth: 7,
      dash: '1.6 2.4',
    });
  }
}

export const drawKidsBed: Draw = (drawing) => {
  const { pen, random, size, form } = drawing;
  const isBunk = form.includes('bunk');
  const isHouse = form.includes('house');
  const frame = mainSurface(drawing, 'wood');
  const bed = {
    ...createBed(drawing, size.height, frame, { width: 250, height: 290, largest: 72 }),
    top: 18,
  };
  const { camera, width, depth, height } = bed;
  drawBedShadow(drawing, bed);
  const colors = ['#a9bccb', '#9aa58b', '#d7b3a5', '#cf9d3c', '#efece6', '#d9cdb8', '#b98a70'];
  const spread = -1.6;
  const half = width / 2;
  const frameAt = (z: number, high: number) => {
    for (const side of [-1, 1]) {
      const post = plane(camera, [side * half - 1.3, side * half + 1.3], [0, high], z);
      pen.rect(post.x, post.y, post.width, post.height, z < -9 ? frame.shade : frame.round, { r: 1.5 });
    }
  };
  const roof = (z: number) => {
    const eaves = height * 0.64;
    const points = [camera.at(-half, eaves, z), camera.at(0, height, z), camera.at(half, eaves, z)];
    pen.path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, 'none', {
      stroke: z < -9 ? frame.dark : frame.color,
      strokeWidth: 2.4 * camera.scale(z),
      join: 'round',
    });
  };
  const level = (mattress: number) => {
    const deck = { ...bed, top: mattress, height: mattress + 16, low: mattress - 12, spread };
    drawHeadboard(drawing, deck, random.pick(['spindles', 'boards', 'planks', 'arch'] as const));
    const linen = surface(pen, random, 'paint', random.pick(['#f3efe8', '#efece6']));
    drawPillows(drawing, deck, linen, surface(pen, random, 'linen', random.pick(colors)));
    drawDuvet(
      drawing,
      deck,
      surface(pen, random, 'paint', random.pick(colors)),
      random.pick(['plain', 'dots', 'stripe', 'quilt', 'check'] as const),
      6,
    );
    block(drawing, camera, { x: [-half, half], y: [mattress - 10, mattress - 4], z: [-1.5, 0] }, frame);
  };
  if (isBunk) {
    frameAt(-depth, height);
    // Both berths are made up alike.
    const drop = camera.at(0, 16, 0)[1] - camera.at(0, height - 17, 0)[1];
    pen.reused(() => level(height - 17), [`y="${n(drop)}"`]);
    const rail = plane(camera, [-half, half], [height - 10, height - 7], 0);
    pen.rect(rail.x, rail.y, rail.width, rail.height, frame.down);
    frameAt(0, height);
    const [lx, ly] = camera.at(half * 0.42, height - 8, 1);
    const [, floor] = camera.at(0, 0, 1);
    for (const x of [lx, lx + 34]) pen.rect(x, ly, 5, floor - ly, frame.round, { r: 2 });
    for (let i = 1; i < 6; i++) pen.rect(lx + 2, ly + ((floor - ly) * i) / 6, 34, 5, frame.down, { r: 1 });
    return;
  }
  if (isHouse) {
    frameAt(-depth, height * 0.64);
    roof(-depth);
    const ridge = [camera.at(0, height, -depth), camera.at(0, height, 0)] as const;
    pen.line(ridge[0], ridge[1], frame.dark, 5);
    for (const side of [-1, 1])
      pen.line(
        camera.at(side * half, height * 0.64, -depth),
        camera.at(side * half, height * 0.64, 0),
        frame.dark,
        5,
      );
    level(18);
    frameAt(0, height * 0.64);
    roof(0);
    return;
  }
  level(20);
  const foot = random.chance(0.6) ? 24 : 16;
  frameAt(0, foot);
  if (foot > 20) {
    block(drawing, camera, { x: [-half, half], y: [8, foot - 2], z: [-1, 0] }, frame);
    if (random.chance(0.5)) {
      const cut = plane(camera, [-4, 4], [foot - 8, foot - 5], 0);
      pen.rect(cut.x, cut.y, cut.width, cut.height, frame.deep, { r: 6, opacity: 0.6 });
    }
  }
};
