import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PersonalizationDesign } from '../../../src/contract/personalization/personalization-design.ts';
import type { Product } from '../catalog/catalog.ts';
import { pictureFor } from '../catalog/pictures/pictures.ts';
import { personalizationOffer } from './personalization.ts';
import { diamond } from './templates.ts';

type Design = PersonalizationDesign['design'];
type Line = Design['personalization'][number];

/** The fonts, which are embedded in each picture, because an SVG in an `<img>` loads no files. */
const files: Readonly<Record<string, string>> = {
  Block: 'archivo/files/archivo-latin-700-normal.woff2',
  Roman: 'source-serif-4/files/source-serif-4-latin-400-normal.woff2',
  Script: 'source-serif-4/files/source-serif-4-latin-400-italic.woff2',
};

const read = new Map<string, string>();

function fontFace(font: string): string {
  let face = read.get(font);
  if (!face) {
    const path = createRequire(import.meta.url).resolve(`@fontsource/${files[font] ?? files.Block}`);
    const data = readFileSync(path).toString('base64');
    face = `@font-face{font-family:"${font}";src:url(data:font/woff2;base64,${data}) format("woff2")}`;
    read.set(font, face);
  }
  return face;
}

/** Where the text stands on a picture of 400 by 400, and how wide it may be. */
interface Place {
  x: number;
  y: number;
  width: number;
}

const places: Readonly<Record<string, Place>> = {
  glass: { x: 200, y: 132, width: 88 },
  towels: { x: 200, y: 236, width: 128 },
  throw: { x: 200, y: 240, width: 130 },
  cushion: { x: 200, y: 205, width: 150 },
  bedding: { x: 200, y: 220, width: 170 },
  'toy-storage': { x: 200, y: 220, width: 150 },
  curtains: { x: 200, y: 300, width: 120 },
};
const middle: Place = { x: 200, y: 210, width: 130 };

/** The look of a text that is sewn, etched or painted. */
const looks: Readonly<Record<number, (line: Line, hex: string) => string>> = {
  // Satin stitch: fine threads across, with a seam around.
  700: (_, hex) =>
    `fill="url(#stitch)" stroke="${hex}" stroke-width="1.1" paint-order="stroke" style="filter:drop-shadow(0 .8px .5px rgb(0 0 0/.35))"`,
  705: (_, hex) =>
    `fill="${hex}" fill-opacity=".94" stroke="#46545b" stroke-width=".7" stroke-opacity=".85" paint-order="stroke"`,
  100: () => 'fill="#4a4138" fill-opacity=".92"',
};

/** A product's picture with its design on it, as an SVG: the same text for the same design. */
export function drawDesign(product: Product, { templateName, personalization: lines }: Design): string {
  const base = pictureFor(product, { hires: true });
  const place = places[product.kind] ?? middle;
  const { textColors = [] } =
    personalizationOffer(product)?.templates?.find((one) => one.templateName === templateName) ?? {};
  const hexOf = (line: Line) =>
    textColors.find(({ textColor }) => textColor === line.textcolor)?.hex ?? '#3a3a3c';
  const sizes = lines.map((line) => sizeOf(line, templateName, place));
  const total = sizes.map((size) => size * 1.2);
  let y = place.y - total.reduce((sum, size) => sum + size, 0) / 2;
  const look = looks[product.personalizationType] ?? looks[100]!;
  const texts = lines.map((line, nth) => {
    y += total[nth]!;
    const at = { ...place, y: y - sizes[nth]! * 0.32 };
    const attributes = look(line, hexOf(line)).replace('#stitch', `#stitch-${nth}`);
    return templateName === diamond
      ? diamondOf(line, at, attributes)
      : textOf(line.text, { ...at, size: sizes[nth]!, font: line.font, attributes });
  });
  const fonts = [...new Set(lines.map(({ font }) => font || 'Block'))].map(fontFace).join('');
  const stitches = lines.map((line, nth) => stitch(`stitch-${nth}`, hexOf(line))).join('');
  return base.replace('</svg>', `<style>${fonts}</style><defs>${stitches}</defs>${texts.join('')}</svg>`);
}

/** As large as its place lets it be. */
function sizeOf({ text }: Line, templateName: string, { width }: Place): number {
  if (templateName === diamond) return 46;
  return Math.min(text.length <= 3 ? 46 : 30, width / Math.max(1, text.length * 0.56));
}

interface Drawn extends Pick<Place, 'x' | 'y'> {
  size: number;
  font: string;
  attributes: string;
}

const textOf = (text: string, { x, y, size, font, attributes }: Drawn) =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="${escaped(font || 'Block')}" font-size="${size.toFixed(1)}" text-anchor="middle" ${attributes}>${escaped(text)}</text>`;

/** Three letters, of which the middle one is larger, in a frame. */
function diamondOf({ text, font }: Line, { x, y }: Place, attributes: string): string {
  const at = y - 16;
  const frame = `<path d="M${x} ${at - 50}L${x + 50} ${at}L${x} ${at + 50}L${x - 50} ${at}Z" ${attributes.replace(/fill="[^"]*"/, 'fill="none"').replace(/stroke-width="[^"]*"/, 'stroke-width="2.4"')}/>`;
  const letters = [...text.toUpperCase()].map((letter, nth) =>
    textOf(letter, {
      x: x + (nth - 1) * 27,
      y: at + (nth === 1 ? 16 : 9),
      size: nth === 1 ? 46 : 26,
      font,
      attributes,
    }),
  );
  return frame + letters.join('');
}

function stitch(id: string, hex: string): string {
  return `<pattern id="${id}" width="1.6" height="1.6" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><rect width="1.6" height="1.6" fill="${hex}"/><path d="M0 .4H1.6" stroke="#fff" stroke-opacity=".28" stroke-width=".5"/></pattern>`;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A small picture of a style, for the choice between them. */
const styles: Readonly<Record<string, readonly string[]>> = {
  'block-initials': ['ABC'],
  [diamond]: ['ABC'],
  'name-and-date': ['Ada & Ben', '2026'],
  'two-lines': ['Ada & Ben', '2026'],
  initial: ['A'],
};

export function drawStyle(templateName: string): string | undefined {
  const texts = Object.hasOwn(styles, templateName) ? styles[templateName] : undefined;
  if (!texts) return undefined;
  const attributes = 'fill="#3f3a34" stroke="#3f3a34" stroke-width="0"';
  const font = texts.length > 1 || templateName === 'initial' ? 'Script' : 'Block';
  const line = { elementName: '', text: texts[0]!, textcolor: '', font };
  const content =
    templateName === diamond
      ? diamondOf(line, { x: 100, y: 116, width: 120 }, attributes)
      : texts
          .map((text, nth) =>
            textOf(text, {
              x: 100,
              y: (texts.length > 1 ? 94 : 116) + nth * 38,
              size: text.length > 3 ? 34 : 54,
              font,
              attributes,
            }),
          )
          .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><style>${fontFace(font)}</style>${content}</svg>`;
}
