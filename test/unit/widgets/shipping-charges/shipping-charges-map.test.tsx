import { expect, test } from 'vitest';
import { onMap } from '../../../../src/domain/delivery/shipping-charges.ts';
import { examples } from '../../../../widgets/shipping-charges/shipping-charges.examples.ts';
import shippingCharges from '../../../../widgets/shipping-charges/shipping-charges.island.ts';
import { openIsland } from '../../render-island.tsx';

type Point = [x: number, y: number];
type Line = [from: Point, to: Point];

/** The lines of a path of `M`, relative `l`, and `z`. */
function linesOf(path: string): Line[] {
  return path
    .split('M')
    .slice(1)
    .flatMap((stroke) => {
      const steps = stroke.match(/-?\d+/g)!.map(Number);
      const points: Point[] = [];
      for (let at = 0; at < steps.length; at += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + steps[at]!, y + steps[at + 1]!]);
      }
      if (stroke.endsWith('z')) points.push(points[0]!);
      return points.slice(1).map((point, index): Line => [points[index]!, point]);
    });
}

function distance([x, y]: Point, [[fromX, fromY], [toX, toY]]: Line): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2 || 1);
  const on = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - on * alongX, y - fromY - on * alongY);
}

function isInside([x, y]: Point, outline: readonly Line[]): boolean {
  const crossed = outline.filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
  );
  return crossed.length % 2 === 1;
}

const nearest = (point: Point, lines: readonly Line[]) =>
  Math.min(...lines.map((line) => distance(point, line)));

async function drawnMap() {
  const { host } = await openIsland(shippingCharges, examples['local in-home']);
  const [outline, borders] = [...host.querySelectorAll('svg:has(g) > path')].map((path) =>
    linesOf(path.getAttribute('d')!),
  );
  const points = [...host.querySelectorAll('svg > g')].map((point) => {
    const [x, y] = point.getAttribute('transform')!.match(/\d+/g)!.map(Number);
    return [x, y] as Point;
  });
  return { outline: outline!, borders: borders!, points };
}

const placed = (latitude: number, longitude: number): Point => {
  const { x, y } = onMap({ latitude, longitude })!;
  return [x, y];
};

/** Within this many units of the drawing, which are 14 km each. */
const tolerance = 4;

const isOn = (point: Point, lines: readonly Line[]) => nearest(point, lines) <= tolerance;

/** The names of the places that the lines do not touch. */
const missedBy = (lines: readonly Line[], places: Record<string, Point>) =>
  Object.keys(places).filter((name) => !isOn(places[name]!, lines));

test('the outline runs along the corners of the country', async () => {
  const { outline } = await drawnMap();
  const corners: Record<string, Point> = {
    'Cape Flattery': placed(48.38, -124.72),
    'Cape Mendocino': placed(40.44, -124.41),
    'the border south of San Diego': placed(32.53, -117.12),
    'the mouth of the Rio Grande': placed(25.96, -97.15),
    'Cape Sable': placed(25.12, -81.09),
    'Cape Hatteras': placed(35.24, -75.53),
    'West Quoddy Head': placed(44.82, -66.95),
    'the Northwest Angle': placed(49.38, -95.15),
    Detroit: placed(42.33, -83.04),
  };
  expect(missedBy(outline, corners)).toEqual([]);
});

test('the borders meet where the states do', async () => {
  const { borders } = await drawnMap();
  const meetings: Record<string, Point> = {
    'Four Corners': placed(37, -109.05),
    'Wyoming, Nebraska and Colorado': placed(41, -104.05),
    'Texas, Oklahoma and New Mexico': placed(36.5, -103),
    'California, Nevada and Oregon': placed(42, -120),
    'Iowa, Missouri and Illinois': placed(40.38, -91.42),
    'Tennessee, Georgia and Alabama': placed(34.98, -85.61),
  };
  expect(missedBy(borders, meetings)).toEqual([]);
});

test('every shipping point is on land, and covers no other', async () => {
  const { outline, points } = await drawnMap();
  expect(points).toHaveLength(5);
  for (const point of points) expect(isInside(point, outline) || isOn(point, outline)).toBe(true);
  const apart = points.flatMap((one, place) =>
    points.slice(place + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
  );
  // Each circle has a radius of 8, and a line of 1 round it.
  expect(Math.min(...apart)).toBeGreaterThan(17);
});
