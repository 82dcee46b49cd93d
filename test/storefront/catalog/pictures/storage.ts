import { createCase, drawBody, drawDrawer, drawFront, handles } from './cases.ts';
import { block, type Draw, floorShadow, plane } from './drawing.ts';
import { corners, polygon, taper } from './outline.ts';
import { n } from './pen.ts';
import { drawBooksLying, drawNiche, drawShelfThings } from './shelves.ts';
import { cover, surface } from './stuff.ts';

export const drawDresser: Draw = (drawing) => {
  const { random, size, form } = drawing;
  const piece = createCase(drawing, { width: 330, height: 290, largest: 70 });
  const isTall = size.height > size.width;
  const rows = form.includes('9-')
    ? [3, 3, 3]
    : form.includes('6-')
      ? random.pick([
          [2, 2, 2],
          [3, 3],
          [2, 2, 2],
        ])
      : isTall
        ? random.pick([
            [1, 1, 1, 1, 1],
            [2, 1, 1, 1],
            [2, 1, 1, 1, 1],
          ])
        : size.width > 50
          ? random.pick([
              [2, 2, 2],
              [3, 2, 2],
            ])
          : random.pick([
              [1, 1, 1, 1],
              [2, 2],
              [2, 1, 1],
            ]);
  drawFront(drawing, piece, rows, random.pick([2, 3, 4]));
};

export const drawNightstand: Draw = (drawing) => {
  const { random, pen } = drawing;
  const piece = createCase(drawing, { width: 240, height: 236, largest: 30 });
  const style = random.pick(['drawers', 'drawers', 'open', 'open', 'legs'] as const);
  if (style === 'drawers') {
    drawFront(
      drawing,
      piece,
      random.pick([
        [1, 1],
        [1, 1, 1],
        [1, 1],
      ]),
      3,
    );
    return;
  }
  const { camera, stuff, metal, width, height, depth } = piece;
  const handle = random.pick(handles);
  if (style === 'legs') {
    const [, floor] = camera.at(0, 0, 0);
    const s = camera.scale();
    floorShadow(pen, 206, floor - 6, width * s * 0.6, 18, 0.34);
    for (const z of [-depth + 1, -0.5]) {
      for (const side of [-1, 1]) {
        const [cx, top] = camera.at(side * (width / 2 - 1.2), height, z);
        const [, low] = camera.at(0, 0, z);
        pen.path(taper(cx, top, low, 1.8 * s, 1.2 * s), z < -1 ? stuff.shade : stuff.round);
      }
    }
    block(
      drawing,
      camera,
      { x: [-width / 2 + 1, width / 2 - 1], y: [height * 0.16, height * 0.19], z: [-depth, 0] },
      stuff,
    );
    const low = height * 0.68;
    block(drawing, camera, { x: [-width / 2, width / 2], y: [low, height], z: [-depth, 0] }, stuff);
    const front = plane(camera, [-width / 2, width / 2], [low, height], 0);
    drawDrawer(
      drawing,
      { x: front.x + 4, y: front.y + 5, width: front.width - 8, height: front.height - 9 },
      stuff,
      metal,
      handle,
      false,
    );
    return;
  }
  const front = drawBody(drawing, piece, random.pick(['tapered', 'block', 'plinth', 'sled'] as const));
  const drawerHeight = front.height * random.between(0.32, 0.42);
  const isDrawerOnTop = random.chance(0.7);
  drawDrawer(
    drawing,
    {
      x: front.x + 4,
      y: isDrawerOnTop ? front.y + 4 : front.y + front.height - drawerHeight - 4,
      width: front.width - 8,
      height: drawerHeight,
    },
    stuff,
    metal,
    handle,
    false,
  );
  const nicheY = isDrawerOnTop ? front.y + drawerHeight + 9 : front.y + 5;
  drawNiche(
    drawing,
    { x: front.x + 5, y: nicheY, width: front.width - 10, height: front.height - drawerHeight - 14 },
    stuff,
  );
  if (random.chance(0.7))
    drawBooksLying(
      drawing,
      front.x + front.width * random.between(0.3, 0.6),
      nicheY + front.height - drawerHeight - 15,
      front.width * 0.34,
    );
};

export const drawToyStorage: Draw = (drawing) => {
  const { random, pen, form, size } = drawing;
  const piece = createCase(drawing, { width: 290, height: 250, largest: 48 });
  const { stuff, camera, width, depth, height } = piece;
  const bins = ['#d9cdb8', '#a9bccb', '#9aa58b', '#d7b3a5', '#cf9d3c', '#efece6'];
  if (form.includes('chest')) {
    const front = drawBody(drawing, piece, random.pick(['plinth', 'block', 'bracket'] as const));
    const lid = plane(camera, [-width / 2 - 0.6, width / 2 + 0.6], [height - 1.6, height + 0.6], 0.5);
    const panels = random.pick([1, 2, 3]);
    const each = (front.width - 12) / panels;
    for (let i = 0; i < panels; i++)
      pen.rect(front.x + 10 + each * i, front.y + 24, each - 8, front.height - 34, stuff.back, {
        stroke: stuff.deep,
        strokeWidth: 0.7,
        opacity: 0.55,
        r: 2,
      });
    cover(pen, corners(lid.x, lid.y, lid.width, lid.height, [3, 3, 1, 1]), stuff);
    pen.rect(lid.x, lid.y + lid.height, lid.width, 4, stuff.deep, { opacity: 0.28 });
    if (random.chance(0.5))
      pen.path(`M${n(188)} ${n(front.y + 16)}h24q-1 7-6 7h-12q-5 0-6-7Z`, stuff.deep, { opacity: 0.7 });
    return;
  }
  if (form.includes('rack')) {
    const tiers = random.pick([3, 4]);
    const [, floor] = camera.at(0, 0, 0);
    floorShadow(pen, 206, floor - 2, width * camera.scale() * 0.6, 14, 0.38);
    block(drawing, camera, { x: [-width / 2, width / 2], y: [0, height], z: [-depth, -depth + 1] }, stuff, {
      fill: stuff.back,
      upright: true,
    });
    for (let i = tiers - 1; i >= 0; i--) {
      const y = 2 + ((height - 8) / tiers) * i;
      const z = -depth + 3 + (tiers - 1 - i) * ((depth - 3) / tiers);
      let at = -width / 2 + 3;
      while (at < width / 2 - 7) {
        const w = random.between(5, 8);
        const cover = plane(camera, [at, at + w], [y + 1, y + random.between(7, 9.5)], z - 1);
        pen.rect(cover.x, cover.y, cover.width, cover.height, random.pick([...bins, '#b5694a', '#5a718c']), {
          r: 1.5,
          stroke: '#2a2118',
          strokeWidth: 0.3,
        });
        pen.rect(cover.x + cover.width * 0.2, cover.y + 6, cover.width * 0.6, 2.4, '#fffaf2', {
          opacity: 0.7,
          r: 1,
        });
        at += w + 0.7;
      }
      block(
        drawing,
        camera,
        { x: [-width / 2 + 0.8, width / 2 - 0.8], y: [y, y + 3.6], z: [z - 1, z] },
        stuff,
      );
    }
    for (const side of [-1, 1]) {
      const x: readonly [number, number] =
        side < 0 ? [-width / 2, -width / 2 + 1.3] : [width / 2 - 1.3, width / 2];
      const front = plane(camera, x, [0, height * 0.34], 0);
      const back = plane(camera, x, [0, height], -depth);
      pen.path(
        polygon([
          [back.x, back.y],
          [back.x + back.width, back.y],
          [front.x + front.width, front.y],
          [front.x + front.width, front.y + front.height],
          [front.x, front.y + front.height],
          [front.x, front.y],
        ]),
        stuff.round,
      );
    }
    return;
  }
  const front = drawBody(drawing, piece, random.pick(['plinth', 'block', 'tapered'] as const));
  const columns = size.width > 42 ? 4 : 3;
  const rows = random.pick([2, 3]);
  const rim = 5;
  const w = (front.width - rim * (columns + 1)) / columns;
  const h = (front.height - rim * (rows + 1)) / rows;
  for (let i = 0; i < columns * rows; i++) {
    const niche = {
      x: front.x + rim + (i % columns) * (w + rim),
      y: front.y + rim + Math.floor(i / columns) * (h + rim),
      width: w,
      height: h,
    };
    drawNiche(drawing, niche, stuff);
    if (random.chance(0.62)) {
      const bin = surface(pen, random, 'paint', random.pick(bins));
      pen.rect(niche.x + 2, niche.y + h * 0.2, w - 4, h * 0.8, bin.down, { r: 3 });
      pen.rect(niche.x + w / 2 - 8, niche.y + h * 0.38, 16, 4, bin.deep, { r: 2, opacity: 0.6 });
    } else if (random.chance(0.6)) drawShelfThings(drawing, niche);
  }
};
