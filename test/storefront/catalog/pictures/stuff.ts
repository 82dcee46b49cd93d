import type { Random } from '../random.ts';
import { n, type Pen } from './pen.ts';
import { darker, lighter, lightness, mix } from './shade.ts';

/** The material of a surface, for its shading and texture. */
export type Stuff =
  | 'linen'
  | 'velvet'
  | 'boucle'
  | 'leather'
  | 'wood'
  | 'metal'
  | 'ceramic'
  | 'glass'
  | 'paint';

const words: readonly (readonly [Stuff, RegExp])[] = [
  ['paint', /paint|lacquer/],
  ['leather', /leather|suede|hide/],
  ['velvet', /velvet|chenille|corduroy|sateen/],
  ['boucle', /boucl|shearling|sherpa|wool|alpaca|terry|turkish|waffle|jute/],
  ['glass', /glass|crystal|acrylic/],
  ['ceramic', /ceramic|porcelain|stoneware|earthenware|clay|marble|stone|enamel|concrete|terracotta/],
  ['metal', /metal|steel|iron|brass|copper|alumin|nickel|bronze|chrome/],
  ['wood', /wood|oak|walnut|ash|teak|acacia|pine|plywood|veneer|mdf|rattan|bamboo|maple|cherry|mango|birch/],
  ['linen', /linen|cotton|fabric|polyester|percale|muslin|canvas|tweed/],
];

/** The material that a product's text mentions; `fallback` if it mentions none. */
export function stuffOf(material: string, fallback: Stuff): Stuff {
  const text = material.toLowerCase();
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? fallback;
}

export const isSoft = (stuff: Stuff) =>
  stuff === 'linen' || stuff === 'velvet' || stuff === 'boucle' || stuff === 'leather';

export interface Surface {
  stuff: Stuff;
  color: string;
  light: string;
  dark: string;
  /** Seams, gaps and lines. */
  deep: string;
  /** A gradient that is lightest at the top. */
  down: string;
  /** The same, weaker: for parts in the background. */
  back: string;
  /** Fill of an upward face, in the light. */
  top: string;
  /** Fill of a round object, lit from the left. */
  round: string;
  /** Fill of the side that faces away from the light. */
  shade: string;
  /** Painted over a shape with any of these fills; undefined for smooth materials. */
  texture?: string | undefined;
  /** Wood only: the grain upright. */
  uprightTexture?: string | undefined;
  /** The colour of the piping along its seams, if that is another one. */
  seams?: string | undefined;
}

/** The contrast of light and shadow for each material. */
const contrast: Record<Stuff, number> = {
  linen: 0.12,
  velvet: 0.2,
  boucle: 0.1,
  leather: 0.17,
  wood: 0.1,
  metal: 0.26,
  ceramic: 0.15,
  glass: 0.1,
  paint: 0.07,
};

export function surface(pen: Pen, random: Random, stuff: Stuff, color: string): Surface {
  const k = contrast[stuff];
  // A nearly black object needs more light to show its form, a nearly white one more shadow.
  const gleam = k * (1.5 - lightness(color) * 0.8);
  const gloom = k * (0.75 + lightness(color) * 0.4);
  const light = lighter(color, gleam);
  const dark = darker(color, gloom);
  const base: Surface = {
    stuff,
    color,
    light,
    dark,
    deep: darker(color, 0.42),
    down: pen.down([0, light], [0.5, color], [1, dark]),
    back: pen.down([0, mix(color, dark, 0.25)], [1, darker(color, gloom * 1.7)]),
    top: pen.down([0, mix(color, light, 0.35)], [1, lighter(color, gleam * 1.25)]),
    round:
      stuff === 'metal'
        ? pen.across(
            [0, dark],
            [0.2, lighter(color, 0.1)],
            [0.32, lighter(color, 0.42)],
            [0.5, color],
            [0.85, darker(color, 0.3)],
            [1, dark],
          )
        : pen.across([0, mix(color, dark, 0.35)], [0.3, light], [0.58, color], [1, darker(color, gloom * 2)]),
    shade: pen.down([0, dark], [1, darker(color, gloom * 2)]),
  };
  if (stuff === 'wood') {
    base.texture = grain(pen, random, color);
    base.uprightTexture = pen.upright(base.texture);
  } else if (stuff === 'linen') base.texture = weave(pen, color);
  else if (stuff === 'boucle') base.texture = loops(pen, random, color);
  else if (stuff === 'ceramic' && random.chance(0.4)) base.texture = speckles(pen, random, color);
  return base;
}

/** Long, nearly parallel lines that continue at the edges of the tile. */
function grain(pen: Pen, random: Random, color: string): string {
  const height = 46;
  const lines = ['', ''];
  for (let y = random.between(1, 3); y < height - 1; y += random.between(2.6, 7)) {
    const bend = random.between(-2.4, 2.4);
    lines[random.chance(0.68) ? 0 : 1] += `M0 ${n(y)}C90 ${n(y + bend)} 160 ${n(y - bend)} 250 ${n(y)}`;
  }
  return pen.pattern(
    250,
    height,
    `<path d="${lines[0]}" fill="none" stroke="${darker(color, 0.4)}" stroke-width=".8" opacity=".24"/>` +
      `<path d="${lines[1] || 'M0 0'}" fill="none" stroke="${lighter(color, 0.4)}" opacity=".22"/>`,
  );
}

function weave(pen: Pen, color: string): string {
  return pen.pattern(
    4,
    4,
    `<path d="M0 1H4M0 3H4" stroke="${lighter(color, 0.4)}" stroke-width=".7" opacity=".22"/><path d="M1 0V4M3 0V4" stroke="${darker(color, 0.3)}" stroke-width=".7" opacity=".16"/>`,
  );
}

function loops(pen: Pen, random: Random, color: string): string {
  return pen.pattern(
    22,
    22,
    dots(random, 26, 22, darker(color, 0.3), 1.5, 0.15) + dots(random, 24, 22, lighter(color, 0.4), 1.4, 0.3),
  );
}

function speckles(pen: Pen, random: Random, color: string): string {
  const ink = lightness(color) > 0.4 ? darker(color, 0.6) : lighter(color, 0.45);
  return pen.pattern(64, 64, dots(random, 20, 64, ink, 1.2, 0.4));
}

/** Many dots as one path: lines of no length with round caps. */
function dots(
  random: Random,
  count: number,
  tile: number,
  ink: string,
  width: number,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${random.whole(2, tile - 2)} ${random.whole(2, tile - 2)}h0`;
  return `<path d="${d}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** A shape with a surface: its fill, then its texture over it. */
export function cover(
  pen: Pen,
  d: string,
  stuff: Surface,
  { fill = stuff.down, upright = false } = {},
): void {
  pen.layers(d, [fill, upright ? (stuff.uprightTexture ?? stuff.texture) : stuff.texture]);
}

const shadow = '#3a2a1e';

/** A cushion: covered, lit from above left, shaded along its bottom, with a seam as its edge. */
export function padded(pen: Pen, d: string, stuff: Surface, { fill = stuff.down, seam = 0.3 } = {}): void {
  const sheen =
    stuff.stuff === 'velvet' || stuff.stuff === 'leather'
      ? pen.radial([0, stuff.light, stuff.stuff === 'velvet' ? 0.7 : 0.5], [1, stuff.light, 0])
      : undefined;
  // The same for every material, so that a picture defines it once.
  const roundness = pen.down(
    [0, '#fffaf2', 0.16],
    [0.2, '#fffaf2', 0],
    [0.66, shadow, 0],
    [1, shadow, lightness(stuff.color) > 0.3 ? 0.22 : 0.3],
  );
  pen.layers(d, [fill, stuff.texture, sheen], {
    fill: roundness,
    stroke: stuff.seams ?? stuff.deep,
    strokeWidth: stuff.seams ? 1.8 : 0.9,
    strokeOpacity: stuff.seams ? 1 : seam,
  });
}
