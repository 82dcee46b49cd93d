import { n, type Point } from './pen.ts';

/** Outlines as path data. All sizes in picture units. */

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  return corners(x, y, width, height, [radius, radius, radius, radius]);
}

/** A rectangle with its own radius at each corner: top left, top right, bottom right, bottom left. */
export function corners(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: readonly [number, number, number, number],
): string {
  const [a, b, c, d] = radii.map((r) => Math.min(r, width / 2, height / 2)) as [
    number,
    number,
    number,
    number,
  ];
  const turn = (radius: number, dx: number, dy: number, ex: number, ey: number) =>
    radius ? `q${n(dx)} ${n(dy)} ${n(ex)} ${n(ey)}` : '';
  return (
    `M${n(x + a)} ${n(y)}h${n(width - a - b)}${turn(b, b, 0, b, b)}v${n(height - b - c)}${turn(c, 0, c, -c, c)}` +
    `h${n(c + d - width)}${turn(d, -d, 0, -d, -d)}v${n(a + d - height)}${turn(a, 0, -a, a, -a)}Z`
  );
}

/** A stuffed rectangle: corners rounded, sides swelling outwards by `top`, `side` and `bottom`. */
export function stuffed(
  x: number,
  y: number,
  width: number,
  height: number,
  { r, top = 0, side = 0, bottom = 0 }: { r: number; top?: number; side?: number; bottom?: number },
): string {
  const radius = Math.min(r, width / 2, height / 2);
  const across = width - radius * 2;
  const along = height - radius * 2;
  const k = radius * 0.65;
  return (
    `M${n(x + radius)} ${n(y)}q${n(across / 2)} ${n(-top)} ${n(across)} 0` +
    `c${n(k)} 0 ${n(radius)} ${n(radius - k)} ${n(radius)} ${n(radius)}` +
    `q${n(side)} ${n(along / 2)} 0 ${n(along)}` +
    `c0 ${n(k)} ${n(k - radius)} ${n(radius)} ${n(-radius)} ${n(radius)}` +
    `q${n(-across / 2)} ${n(bottom)} ${n(-across)} 0` +
    `c${n(-k)} 0 ${n(-radius)} ${n(k - radius)} ${n(-radius)} ${n(-radius)}` +
    `q${n(-side)} ${n(-along / 2)} 0 ${n(-along)}` +
    `c0 ${n(-k)} ${n(radius - k)} ${n(-radius)} ${n(radius)} ${n(-radius)}Z`
  );
}

/** A smooth line through the points (Catmull-Rom turned into cubic curves). `isFirst` begins a path. */
function smooth(points: readonly Point[], isFirst = true): string {
  const [start] = points;
  if (!start) return '';
  let d = `${isFirst ? 'M' : 'L'}${n(start[0])} ${n(start[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[i - 1] ?? points[i]!;
    const from = points[i]!;
    const to = points[i + 1]!;
    const after = points[i + 2] ?? to;
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/**
 * The outline of a turned object: `profile` gives half widths (1 = `radius`) at heights from 0 (top) to 1 (bottom).
 */
export function turned(
  cx: number,
  top: number,
  radius: number,
  height: number,
  profile: readonly Point[],
): string {
  const right = profile.map(([at, half]): Point => [cx + half * radius, top + at * height]);
  const left = [...profile].reverse().map(([at, half]): Point => [cx - half * radius, top + at * height]);
  return `${smooth(right)}${smooth(left, false)}Z`;
}

/** Points written as `height halfWidth, …`, for {@link turned}. */
export function profile(text: string): Point[] {
  return text.split(', ').map((pair) => pair.split(' ').map(Number) as unknown as Point);
}

/** A leg that tapers towards the floor; `lean` shifts its foot sideways. */
export function taper(
  cx: number,
  top: number,
  bottom: number,
  wide: number,
  narrow: number,
  lean = 0,
): string {
  return polygon([
    [cx - wide / 2, top],
    [cx + wide / 2, top],
    [cx + lean + narrow / 2, bottom],
    [cx + lean - narrow / 2, bottom],
  ]);
}
