import { describe, expect, test } from 'vitest';
import { generateCatalog, type Product } from '../../../storefront/catalog/catalog.ts';
import {
  drawnKinds,
  drawPicture,
  drawScene,
  type Picture,
  pictureFor,
  viewsOfKind,
} from '../../../storefront/catalog/pictures/pictures.ts';

const catalog = generateCatalog();
const kinds = [...new Set(catalog.map(({ kind }) => kind))];
const categories = [...new Set(catalog.map(({ category }) => category))];
/** Every product's picture, drawn once for all tests of this file. */
const pictures = new Map(catalog.map((product) => [product, pictureFor(product)]));
const pictureOf = (product: Product) => pictures.get(product)!;

const sofa: Picture = {
  kind: 'sofa',
  seed: 7,
  color: '#99502f',
  material: 'Cotton velvet',
  size: { width: 86, depth: 39, height: 33 },
};

/** Why the text is not well-formed XML of elements and double-quoted attributes only; undefined if it is. */
function xmlFault(svg: string): string | undefined {
  const open: string[] = [];
  let rest = svg;
  while (rest) {
    const tag = /^<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) return `No tag at: ${rest.slice(0, 80)}`;
    const [text, isEnd, name, attributes, isEmpty] = tag as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) return `An attribute twice in: ${text}`;
    if (isEnd && open.pop() !== name) return `Closed out of order: ${text}`;
    if (!isEnd && !isEmpty) open.push(name);
    rest = rest.slice(text.length);
    if (!open.length && rest) return `After the end: ${rest.slice(0, 80)}`;
  }
  return open.length ? `Not closed: ${open.join(' ')}` : undefined;
}

/** The undefined references and the duplicate ids of a picture. */
function referenceFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  const wanted = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1]!);
  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id} is there twice`),
  ];
}

const ofKind = (kind: string): Product[] => catalog.filter((product) => product.kind === kind);

describe('product pictures', () => {
  test('exist for every kind of the catalogue', () => {
    expect(kinds.filter((kind) => !drawnKinds.includes(kind))).toEqual([]);
  });

  test('are the same text for the same product, and for the same picture', () => {
    const again = generateCatalog();
    for (let i = 0; i < catalog.length; i += 37) expect(pictureFor(again[i]!)).toBe(pictureOf(catalog[i]!));
    expect(drawPicture(sofa)).toBe(drawPicture({ ...sofa }));
  });

  test.each(kinds)('are well-formed XML without broken references: %s', (kind) => {
    for (const product of ofKind(kind)) {
      const svg = pictureOf(product);
      expect(xmlFault(svg), product.sku).toBeUndefined();
      expect(referenceFaults(svg), product.sku).toEqual([]);
    }
  });

  test.each(kinds)('have only valid numbers: %s', (kind) => {
    for (const product of ofKind(kind)) expect(pictureOf(product)).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each(categories)('of one listing page all differ: %s', (category) => {
    const page = catalog.filter((product) => product.category === category).slice(0, 48);
    expect(new Set(page.map(pictureOf)).size).toBe(page.length);
  });

  test('have no script, no handler, no style and no external resource', () => {
    for (const product of catalog) {
      const svg = pictureOf(product).replace(' xmlns="http://www.w3.org/2000/svg"', '');
      expect(svg, product.sku).not.toMatch(
        /<script|<style|<foreignObject|<image| on\w+=| style=|data:|:\/\//i,
      );
      expect(svg, product.sku).not.toMatch(/href="(?!#)|url\((?!#)/);
    }
  });

  test('are at most 8 KB, and 4 KB on average', () => {
    const sizes = catalog.map((product) => pictureOf(product).length);
    expect(Math.max(...sizes)).toBeLessThan(8192);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4096);
  });

  test('use the fabric’s colour instead of the product’s own', () => {
    const product = catalog.find(({ fabrics }) => fabrics && fabrics.length > 1)!;
    const other = product.fabrics!.find(({ name }) => name !== product.color)!;
    const recolored = pictureFor(product, { color: other.hex });
    expect(recolored).toContain(other.hex);
    expect(recolored).not.toBe(pictureFor(product));
    expect(recolored).toBe(pictureFor({ ...product, color: other.name }));
  });

  test('are the same drawing with larger dimensions in high resolution', () => {
    const product = catalog[0]!;
    const large = pictureFor(product, { hires: true });
    expect(large).toContain('viewBox="0 0 400 400" width="1200" height="1200"');
    expect(large.replace('width="1200" height="1200"', 'width="400" height="400"')).toBe(pictureFor(product));
  });

  test('show another product of the kind for another variant', () => {
    const product = catalog[0]!;
    expect(pictureFor(product, { variant: 1 })).not.toBe(pictureFor(product));
  });

  test('stay well-formed for any kind, colour, name and size of a feed', () => {
    const strange: Picture = {
      kind: 'hammock',
      seed: -1,
      color: '"><script>',
      material: '<b>&',
      size: { width: 0, depth: 0, height: 0 },
      form: '"/><script>',
    };
    for (const kind of ['hammock', 'constructor', ...drawnKinds]) {
      for (const inches of [0, 1, 400, 1e9, Number.NaN]) {
        const size = { width: inches, depth: inches, height: inches };
        const svg = drawPicture({ ...strange, kind, size });
        expect(xmlFault(svg), kind).toBeUndefined();
        expect(svg, kind).not.toMatch(/NaN|Infinity|script/);
        expect(svg.length, kind).toBeLessThan(9000);
      }
    }
  });
});

describe('scenes', () => {
  test.each(['core', 'modern'] as const)('are well-formed, self-contained and deterministic: %s', (brand) => {
    for (let seed = 0; seed < 24; seed++) {
      const svg = drawScene({ seed, brand });
      expect(xmlFault(svg)).toBeUndefined();
      expect(referenceFaults(svg)).toEqual([]);
      expect(svg).toBe(drawScene({ seed, brand }));
      expect(svg.length).toBeLessThan(26_000);
    }
  });

  test('of the two brands differ', () => {
    expect(drawScene({ seed: 1, brand: 'core' })).not.toBe(drawScene({ seed: 1, brand: 'modern' }));
  });
});

describe('views', () => {
  const drawn = (product: Product) =>
    viewsOfKind(product.kind).map((view) => ({ view, svg: pictureFor(product, { view }) }));

  test.each(kinds)('are different pictures, each well-formed and at most 16 KB: %s', (kind) => {
    const views = drawn(ofKind(kind)[0]!);
    expect(new Set(views.map(({ svg }) => svg)).size).toBe(views.length);
    for (const { view, svg } of views) {
      expect(xmlFault(svg), view).toBeUndefined();
      expect(referenceFaults(svg), view).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg.length).toBeLessThan(16_384);
    }
  });

  test('a sofa that is named for three seats has three', () => {
    const seats = (name: string) =>
      drawPicture({ ...sofa, form: name }).match(/<use href="#g\d+" x="/g)!.length;
    // Each of a row's further cushions is the first one, moved: two of the back and two of the seat.
    for (let seed = 0; seed < 30; seed++)
      expect(
        drawPicture({ ...sofa, seed, form: 'Marlow 3-Seat Sofa' }).match(/<use href="#g\d+" x="/g)!.length,
      ).toBeGreaterThanOrEqual(2);
    expect(seats('Marlow 2-Seat Sofa')).toBeLessThan(seats('Marlow 3-Seat Sofa'));
  });

  test('a piece that is made to order has the same shape in every fabric and on every leg', () => {
    const halden = catalog.find(({ sku }) => sku === '423001')!;
    const shapeOf = (material: string, stuff: 'wood' | 'metal') => {
      const svg = pictureFor(halden, { material, color: '#2b2f38', trim: { color: '#7a543a', stuff } });
      return new Set([...svg.matchAll(/ d="(M[^"]*[qc][^"]*Z)"/g)].map(([, outline]) => outline));
    };
    const velvet = shapeOf('Cotton velvet', 'wood');
    expect(velvet.size).toBeGreaterThan(2);
    expect(shapeOf('Wool bouclé', 'wood')).toEqual(velvet);
    expect(shapeOf('Top-grain leather', 'metal')).toEqual(velvet);
  });
});
