import { type Camera, createCamera, type Drawing, floorShadow, framed, plane } from './drawing.ts';
import { box, corners, polygon, stuffed } from './outline.ts';
import { n, type Point } from './pen.ts';
import { lighter, mix } from './shade.ts';
import { cover, isSoft, padded, type Surface, surface } from './stuff.ts';

/** Seen from its foot: headboard behind, pillows, the cover hanging over the end. */
export interface Bed {
  camera: Camera;
  frame: Surface;
  width: number;
  depth: number;
  height: number;
  /** Top of the mattress. */
  top: number;
  /** How far the cover hangs over the frame at each side. */
  spread: number;
  /** The headboard's lower edge. */
  low: number;
}

export const throws = [
  '#b5694a',
  '#6f7653',
  '#4a4a4c',
  '#c0913f',
  '#5a718c',
  '#8f8273',
  '#b98583',
  '#2f3e55',
];

export function createBed(
  drawing: Drawing,
  height: number,
  frame: Surface,
  room: { width: number; height: number; largest: number },
): Bed {
  const { size } = drawing;
  const scale = framed(size.width, height, room);
  return {
    camera: createCamera({ scale, floor: 216 + (height * scale) / 2, eye: 84, distance: 330 }, drawing.lens),
    frame,
    width: size.width,
    depth: Math.max(size.depth, 70),
    height,
    top: 24,
    spread: 1.4,
    low: 6,
  };
}

export function drawBedShadow({ pen }: Drawing, { camera, width, depth }: Bed): void {
  const [x0] = camera.at(-width / 2, 0, 0);
  const [x1, front] = camera.at(width / 2, 0, 0);
  const [, y] = camera.at(0, 0, -depth / 2);
  floorShadow(pen, 206, (front + y) / 2 + 6, (x1 - x0) * 0.62, 26, 0.42);
}

type Headboard =
  | 'plain'
  | 'channels'
  | 'tufted'
  | 'wings'
  | 'arch'
  | 'panels'
  | 'boards'
  | 'spindles'
  | 'cane'
  | 'planks'
  | 'posts';

export function drawHeadboard(
  drawing: Drawing,
  { camera, frame, width, depth, height, top, low }: Bed,
  style: Headboard,
): void {
  const { pen } = drawing;
  const board = plane(camera, [-width / 2 - 0.6, width / 2 + 0.6], [low, height], -depth);
  const { x, y, width: w, height: h } = board;
  const visible = plane(camera, [0, 1], [top - 2, height], -depth).height;
  const radius =
    { arch: Math.min(w * 0.5, visible * 0.9), plain: 6, wings: 8, channels: 10, tufted: 14 }[
      style as string
    ] ?? 3;
  const d = corners(x, y, w, h, [radius, radius, 0, 0]);
  if (style === 'spindles' || style === 'posts') {
    const postWidth = w * 0.032;
    const rise = style === 'posts' ? h * 0.1 : 0;
    let bars = '';
    for (let at = x + w * 0.08; at < x + w * 0.95; at += w * 0.075) bars += `M${n(at)} ${n(y)}v${n(visible)}`;
    pen.path(bars, 'none', { stroke: frame.dark, strokeWidth: w * 0.014 });
    for (const at of [x, x + w - postWidth])
      pen.rect(at, y - rise, postWidth, h + rise, frame.round, { r: 2 });
    cover(pen, box(x, y, w, h * 0.09, 2), frame);
    return;
  }
  if (isSoft(frame.stuff)) padded(pen, d, frame, { fill: frame.down });
  else cover(pen, d, frame);
  const seams = (path: string) => {
    pen.path(path, 'none', { stroke: frame.deep, strokeWidth: 1.8, opacity: 0.3 });
    pen.transformed('translate(1.6)', () =>
      pen.path(path, 'none', { stroke: lighter(frame.color, 0.5), strokeWidth: 1.2, opacity: 0.24 }),
    );
  };
  let path = '';
  if (style === 'channels') {
    for (let i = 1; i < 12; i++) path += `M${n(x + (w * i) / 12)} ${n(y + 3)}v${n(visible)}`;
  } else if (style === 'panels' || style === 'boards') {
    const count = style === 'panels' ? 3 : 2;
    for (let i = 1; i < count; i++) path += `M${n(x + (w * i) / count)} ${n(y + 2)}v${n(visible)}`;
    if (style === 'panels') path += `M${n(x + 2)} ${n(y + visible * 0.5)}h${n(w - 4)}`;
    else
      for (let i = 0; i < count; i++)
        path += box(x + (w * i) / count + 8, y + 9, w / count - 16, visible * 1.2, 1);
  } else if (style === 'planks') {
    for (let i = 1; i < 5; i++) path += `M${n(x)} ${n(y + visible * 0.3 * i)}h${n(w)}`;
  }
  if (path) seams(path);
  if (style === 'tufted') {
    let buttons = '';
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 9 - (row % 2); i++)
        buttons += `M${n(x + (w * (i + 0.5 + (row % 2) * 0.5)) / 9)} ${n(y + visible * (0.2 + row * 0.26))}h0`;
    }
    pen.path(buttons, 'none', { stroke: frame.deep, strokeWidth: 5, opacity: 0.55, cap: 'round' });
  } else if (style === 'wings') {
    for (const side of [0, 1])
      pen.path(
        corners(side ? x + w - 7 : x - 4, y - 2, 11, h, [6, 6, 0, 0]),
        side ? frame.shade : frame.down,
      );
  } else if (style === 'cane') {
    const weave = pen.pattern(
      7,
      7,
      '<path d="M0 0L7 7M7 0L0 7M3.5 0V7M0 3.5H7" stroke="#b08d57" stroke-width=".8"/>',
    );
    for (let i = 0; i < 3; i++)
      pen.layers(box(x + (w * i) / 3 + 7, y + 8, w / 3 - 14, visible, 1), ['#e8d6b3', weave]);
  }
}

export function drawPillows(
  drawing: Drawing,
  { camera, width, depth, top }: Bed,
  linen: Surface,
  accent?: Surface,
): void {
  const { pen, random } = drawing;
  const row = (z: number, count: number, w: number, h: number, stuff: Surface) => {
    const gap = (width - 4) / count;
    const middle = count === 1 ? 0 : -gap / 2;
    const p = plane(camera, [middle - w / 2, middle + w / 2], [top - 1, top + h], z);
    pen.reused(
      () =>
        padded(
          pen,
          stuffed(p.x, p.y, p.width, p.height, {
            r: p.height * 0.3,
            top: p.height * 0.1,
            side: -p.height * 0.03,
          }),
          stuff,
          { seam: 0.22 },
        ),
      count > 1 ? [`x="${n(gap * camera.scale(z))}"`] : [],
    );
  };
  const pairs = width < 50 ? 1 : 2;
  const tone =
    accent ??
    surface(pen, random, 'linen', mix(linen.color, random.pick(throws), random.pick([0, 0.25, 0.6])));
  row(-depth + 8, pairs, Math.min(30, width / pairs - 3), 15, linen);
  row(-depth + 15, pairs, Math.min(27, width / pairs - 6), 11.5, tone);
  if (random.chance(0.5))
    row(-depth + 21, 1, Math.min(width * 0.42, 26), 8.5, surface(pen, random, 'paint', random.pick(throws)));
}

type Cover = 'plain' | 'quilt' | 'stripe' | 'channel' | 'dots' | 'check';

/** The cover: its top, and its fall over the foot. */
export function drawDuvet(
  drawing: Drawing,
  { camera, width, depth, top, spread }: Bed,
  stuff: Surface,
  style: Cover,
  fall: number,
): void {
  const { pen, random } = drawing;
  const half = width / 2 + spread;
  const end = -depth + 26;
  const tl = camera.at(-half, top + 1.5, end);
  const tr = camera.at(half, top + 1.5, end);
  const fl = camera.at(-half, top, 0.8);
  const fr = camera.at(half, top, 0.8);
  const low = camera.at(0, top - fall, 0.8)[1];
  const wave = random.between(1, 3);
  const face = `M${n(tl[0])} ${n(tl[1])}Q200 ${n(tl[1] - 4)} ${n(tr[0])} ${n(tr[1])}L${n(fr[0])} ${n(fr[1] + 3)}Q200 ${n(fr[1] - 3)} ${n(fl[0])} ${n(fl[1] + 3)}Z`;
  const third = (fr[0] - fl[0]) / 3;
  const front = `M${n(fl[0])} ${n(fl[1] + 2)}Q200 ${n(fl[1] - 4)} ${n(fr[0])} ${n(fr[1] + 2)}Q${n(fr[0] + 3)} ${n(low - 8)} ${n(fr[0] - 1)} ${n(low)}q${n(-third / 2)} ${n(wave)} ${n(-third)} 0t${n(-third)} 0t${n(-third + 2)} 0Q${n(fl[0] - 3)} ${n(low - 8)} ${n(fl[0])} ${n(fl[1] + 2)}Z`;
  pen.layers(face, [
    stuff.top,
    stuff.texture,
    pen.down([0, stuff.deep, 0.16], [0.4, stuff.deep, 0], [1, '#fffaf2', 0.2]),
  ]);
  pen.layers(front, [
    pen.down([0, stuff.light], [0.3, stuff.color], [1, stuff.dark]),
    stuff.texture,
    pen.down([0.6, stuff.deep, 0], [1, stuff.deep, 0.2]),
  ]);
  // The folded edge below the pillows.
  const cuff: Point[] = [tl, tr, camera.at(half, top + 1.5, end + 11), camera.at(-half, top + 1.5, end + 11)];
  pen.path(polygon(cuff), pen.down([0, lighter(stuff.color, 0.45)], [1, lighter(stuff.color, 0.15)]), {
    stroke: stuff.deep,
    strokeWidth: 0.5,
    opacity: 0.75,
  });
  pen.inside(face + front, () => {
    const at = (share: number, far = false): number =>
      far ? tl[0] + (tr[0] - tl[0]) * share : fl[0] + (fr[0] - fl[0]) * share;
    let lines = '';
    if (style === 'quilt' || style === 'stripe' || style === 'check') {
      const count = style === 'stripe' ? 16 : 10;
      for (let i = 1; i < count; i++)
        lines += `M${n(at(i / count, true))} ${n(tl[1] + 9)}L${n(at(i / count))} ${n(fl[1])}V${n(low + 4)}`;
    }
    if (style === 'quilt' || style === 'channel' || style === 'check') {
      const rows = style === 'channel' ? 7 : 5;
      for (let i = 1; i < rows; i++)
        lines += `M${n(fl[0] - 4)} ${n(tl[1] + 9 + (fl[1] - tl[1] - 9) * (i / rows))}H${n(fr[0] + 4)}`;
      for (let y = fl[1]; y < low; y += (fl[1] - tl[1]) / rows + 6)
        lines += `M${n(fl[0] - 4)} ${n(y + 5)}H${n(fr[0] + 4)}`;
    }
    if (style === 'dots') {
      for (let y = tl[1] + 16; y < low; y += 15)
        for (let x = fl[0] + 6 + (Math.round(y) % 2) * 9; x < fr[0]; x += 18) lines += `M${n(x)} ${n(y)}h0`;
    }
    const isWide = style === 'stripe' || style === 'check';
    if (lines)
      pen.path(
        lines,
        'none',
        style === 'dots'
          ? { stroke: lighter(stuff.color, 0.7), strokeWidth: 4.4, cap: 'round' }
          : {
              stroke: isWide
                ? mix(stuff.color, stuff.light.includes('f') ? stuff.deep : '#fffaf2', 0.5)
                : stuff.deep,
              strokeWidth: isWide ? 3 : 1.1,
              opacity: isWide ? 0.5 : 0.26,
            },
      );
    let creases = '';
    for (let i = 0; i < 4; i++) {
      const x = at(0.12 + 0.25 * i + random.between(-0.06, 0.06));
      creases += `M${n(x)} ${n(fl[1] + 8)}q${n(random.between(-6, 6))} ${n((low - fl[1]) / 2)} ${n(random.between(-4, 4))} ${n(low - fl[1] - 8)}`;
    }
    pen.path(creases, 'none', { stroke: stuff.deep, strokeWidth: 3, opacity: 0.08, cap: 'round' });
  });
}
