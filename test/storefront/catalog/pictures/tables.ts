import { block, type Draw, type Drawing, plane } from './drawing.ts';
import { polygon } from './outline.ts';
import { cover, type Surface, surface } from './stuff.ts';
import {
  createTable,
  drawLegs,
  drawLongTable,
  drawRoundTable,
  drawShadow,
  drawSlab,
  isRound,
} from './table-parts.ts';

const room = { width: 340, height: 250, largest: 100 };

export const drawTable: Draw = (drawing) => {
  const table = createTable(drawing, room);
  if (isRound(drawing)) drawRoundTable(drawing, table);
  else
    drawLongTable(
      drawing,
      table,
      drawing.random.pick(['tapered', 'parsons', 'trestle', 'turned', 'splayed', 'panel'] as const),
    );
};

export const drawCoffeeTable: Draw = (drawing) => {
  const { size, random, form } = drawing;
  const isSide = form.includes('side') || size.width < 25;
  const table = createTable(
    drawing,
    isSide ? { width: 210, height: 240, largest: 24 } : { width: 320, height: 220, largest: 54 },
  );
  if (isRound(drawing) || (isSide && random.chance(0.5))) drawRoundTable(drawing, table);
  else {
    drawLongTable(
      drawing,
      table,
      random.pick(['tapered', 'parsons', 'splayed', 'panel', 'hairpin', 'shelf', 'shelf'] as const),
    );
  }
};

export const drawDesk: Draw = (drawing) => {
  const { random, pen, form } = drawing;
  const table = createTable(drawing, { width: 330, height: 250, largest: 66 });
  const { camera, top, width, depth, height, thickness } = table;
  const isExecutive = form.includes('executive');
  const hasPedestals = isExecutive || random.chance(0.25);
  drawShadow(drawing, table);
  if (hasPedestals) {
    const sides = isExecutive ? [-1, 1] : [random.pick([-1, 1])];
    for (const side of [-1, 1]) {
      const w = width * 0.27;
      if (!sides.includes(side)) {
        drawLegs(drawing, table, 'tapered', [side]);
        continue;
      }
      const x: readonly [number, number] =
        side < 0 ? [-width / 2 + 1, -width / 2 + 1 + w] : [width / 2 - 1 - w, width / 2 - 1];
      block(drawing, camera, { x, y: [0, height - thickness], z: [-depth + 2, -1] }, top);
      const rows = random.pick([2, 3]);
      for (let i = 0; i < rows; i++) {
        const h = (height - thickness - 4) / rows;
        drawDrawer(
          drawing,
          plane(camera, [x[0] + 0.8, x[1] - 0.8], [3 + h * i + 0.4, 3 + h * (i + 1) - 0.2], -1),
          top,
        );
      }
    }
  } else
    drawLegs(drawing, table, random.pick(['tapered', 'splayed', 'parsons', 'turned', 'hairpin'] as const));
  const reach = isExecutive ? width * 0.23 : width / 2 - 2.5;
  const apron = plane(camera, [-reach, reach], [height - thickness - 4.4, height - thickness], -1.4);
  if (!hasPedestals || isExecutive) {
    cover(
      pen,
      polygon([
        [apron.x, apron.y],
        [apron.x + apron.width, apron.y],
        [apron.x + apron.width, apron.y + apron.height],
        [apron.x, apron.y + apron.height],
      ]),
      top,
      { fill: top.back },
    );
    const count = isExecutive ? 1 : random.pick([1, 2, 3]);
    const gap = 2;
    const inset = 4;
    const each = (apron.width - inset * 2) / count;
    for (let i = 0; i < count; i++)
      drawDrawer(
        drawing,
        {
          x: apron.x + inset + each * i + gap,
          y: apron.y + 1,
          width: each - gap * 2,
          height: apron.height - 2,
        },
        top,
      );
  }
  if (!isExecutive && random.chance(0.35)) {
    block(
      drawing,
      camera,
      { x: [-width / 2 + 1, width / 2 - 1], y: [height, height + 5], z: [-depth, -depth + 8] },
      top,
    );
    const s = camera.scale(-depth + 8);
    for (const at of [-0.25, 0.25]) {
      const [x, y] = camera.at(width * at, height + 4.2, -depth + 8);
      pen.rect(x - 6 * s, y, 12 * s, 3.4 * s, top.deep, { opacity: 0.75 });
    }
  }
  drawSlab(drawing, table);
};

function drawDrawer(
  { pen, random }: Drawing,
  box: { x: number; y: number; width: number; height: number },
  stuff: Surface,
): void {
  pen.rect(box.x, box.y, box.width, box.height, stuff.down, { stroke: stuff.deep, strokeWidth: 0.8, r: 1 });
  const metal = surface(pen, random, 'metal', '#a88a52');
  pen.ellipse(box.x + box.width / 2, box.y + box.height / 2, 2.6, 2.6, metal.round);
}
