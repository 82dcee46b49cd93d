export type Point = readonly [number, number];
type Stop = readonly [offset: number, color: string, opacity?: number];

interface Stroke {
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  strokeOpacity?: number;
  /** Lengths of dashes and gaps: a dashed line draws many fine strokes side by side. */
  dash?: string;
  /** Corner radius of a rectangle. */
  r?: number;
  cap?: 'round' | 'butt';
  /** Rounds the corners of a stroked polygon. */
  join?: 'round';
}

/**
 * Collects the shapes of one SVG. Coordinates are rounded to tenths, which is precise enough and keeps the files
 * small.
 */
export interface Pen {
  down(...stops: Stop[]): string;
  across(...stops: Stop[]): string;
  /** Fades from a little above and left of the centre, where the light is. */
  radial(...stops: Stop[]): string;
  /** Fades from the centre to the edge. */
  fade(...stops: Stop[]): string;
  pattern(width: number, height: number, markup: string): string;
  /** The same pattern, rotated by a quarter turn. */
  upright(pattern: string): string;
  rect(x: number, y: number, width: number, height: number, fill: string, stroke?: Stroke): void;
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, stroke?: Stroke): void;
  path(d: string, fill: string, stroke?: Stroke): void;
  line(from: Point, to: Point, stroke: string, strokeWidth: number, opacity?: number): void;
  /** One outline painted several times: defined once, used by reference. */
  layers(d: string, fills: readonly (string | undefined)[], edge?: Stroke & { fill?: string }): void;
  /** Clips the drawing of `draw` to the outline `d`. */
  inside(d: string, draw: () => void): void;
  transformed(transform: string, draw: () => void): void;
  /** Draws once and repeats it at each of the `places` (attributes of a `use`). */
  reused(draw: () => void, places: readonly string[]): void;
  /** The shapes, preceded by the definitions they use. */
  markup(): string;
}

export const n = (value: number) =>
  String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');

/** Opacities and stroke widths below one need two digits. */
const fine = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

function attributes({ stroke, strokeWidth, opacity, strokeOpacity, dash, cap, join }: Stroke): string {
  let text = '';
  if (stroke) text += ` stroke="${stroke}" stroke-width="${fine(strokeWidth ?? 1)}"`;
  if (strokeOpacity !== undefined) text += ` stroke-opacity="${fine(strokeOpacity)}"`;
  if (dash) text += ` stroke-dasharray="${dash}"`;
  if (cap) text += ` stroke-linecap="${cap}"`;
  if (join) text += ` stroke-linejoin="${join}"`;
  if (opacity !== undefined && opacity < 1) text += ` opacity="${fine(opacity)}"`;
  return text;
}

export function createPen(): Pen {
  const shapes: string[] = [];
  const definitions: { id: string; markup: string }[] = [];
  const known = new Map<string, string>();
  let groups = 0;

  /** Identical definitions are shared. */
  function define(markup: (id: string) => string): string {
    const key = markup('');
    const existing = known.get(key);
    if (existing) return existing;
    const id = `a${known.size.toString(36)}`;
    known.set(key, id);
    definitions.push({ id, markup: markup(id) });
    return id;
  }

  function gradient(kind: string, vector: string, stops: Stop[]): string {
    const inner = stops
      .map(
        ([offset, color, opacity]) =>
          `<stop${offset ? ` offset="${fine(offset)}"` : ''} stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`}/>`,
      )
      .join('');
    return `url(#${define((id) => `<${kind} id="${id}"${vector}>${inner}</${kind}>`)})`;
  }

  function wrapped(open: string, draw: () => void): void {
    shapes.push(open);
    draw();
    shapes.push('</g>');
  }

  return {
    down: (...stops) => gradient('linearGradient', ' x2="0" y2="1"', stops),
    across: (...stops) => gradient('linearGradient', '', stops),
    radial: (...stops) => gradient('radialGradient', ' cx=".42" cy=".36" r=".7"', stops),
    fade: (...stops) => gradient('radialGradient', '', stops),
    pattern: (width, height, markup) =>
      `url(#${define(
        (id) =>
          `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse">${markup}</pattern>`,
      )})`,
    upright(pattern) {
      const source = pattern.slice(4, -1);
      return `url(#${define((id) => `<pattern id="${id}" href="${source}" patternTransform="rotate(90)"/>`)})`;
    },
    rect(x, y, width, height, fill, stroke = {}) {
      if (width <= 0 || height <= 0) return;
      const radius = stroke.r ? ` rx="${n(Math.min(stroke.r, width / 2, height / 2))}"` : '';
      shapes.push(
        `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius} fill="${fill}"${attributes(stroke)}/>`,
      );
    },
    ellipse(cx, cy, rx, ry, fill, stroke = {}) {
      shapes.push(
        `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(stroke)}/>`,
      );
    },
    path(d, fill, stroke = {}) {
      shapes.push(`<path d="${d}" fill="${fill}"${attributes(stroke)}/>`);
    },
    line([x1, y1], [x2, y2], stroke, strokeWidth, opacity = 1) {
      shapes.push(
        `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" fill="none"${attributes({ stroke, strokeWidth, opacity, cap: 'round' })}/>`,
      );
    },
    layers(d, fills, edge) {
      const used = fills.filter((fill) => fill !== undefined);
      if (used.length + (edge ? 1 : 0) < 2) {
        for (const fill of used) shapes.push(`<path d="${d}" fill="${fill}"/>`);
        if (edge) shapes.push(`<path d="${d}" fill="${edge.fill ?? 'none'}"${attributes(edge)}/>`);
        return;
      }
      const id = define((own) => `<path id="${own}" d="${d}"/>`);
      for (const fill of used) shapes.push(`<use href="#${id}" fill="${fill}"/>`);
      if (edge) shapes.push(`<use href="#${id}" fill="${edge.fill ?? 'none'}"${attributes(edge)}/>`);
    },
    inside(d, draw) {
      const id = define((clip) => `<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
      wrapped(`<g clip-path="url(#${id})">`, draw);
    },
    transformed: (transform, draw) => wrapped(`<g transform="${transform}">`, draw),
    reused(draw, places) {
      const id = `g${groups++}`;
      wrapped(`<g id="${id}">`, draw);
      for (const place of places) shapes.push(`<use href="#${id}" ${place}/>`);
    },
    markup() {
      const body = shapes.join('');
      // Surfaces define more fills than a picture uses; a definition may be used by a later one.
      let text = body;
      const used: string[] = [];
      for (const { id, markup } of [...definitions].reverse()) {
        if (!text.includes(`#${id})`) && !text.includes(`#${id}"`)) continue;
        used.unshift(markup);
        text += markup;
      }
      return `${used.length ? `<defs>${used.join('')}</defs>` : ''}${body}`;
    },
  };
}
