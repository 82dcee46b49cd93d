import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/build/manifest.ts';

let manifest: Manifest;
const read = (path: string) => readFileSync(join('dist', path));

/** The guide's own files, which no page of a shop loads. */
const isOfGuide = (path: string) => path.startsWith('guide');

beforeAll(() => {
  manifest = JSON.parse(read('manifest.json').toString());
});

describe('manifest.json', () => {
  test('lists every script, stylesheet and source map, and the licences of bundled code', () => {
    expect(Object.keys(manifest.files)).toEqual(
      globSync(['**/*.{js,css,map}', 'THIRD-PARTY-NOTICES.txt'], { cwd: 'dist', exclude: isOfGuide }).sort(),
    );
  });

  test('has the actual sizes and hashes', () => {
    for (const [path, { bytes, integrity }] of Object.entries(manifest.files)) {
      const content = read(path);
      expect(content.length, path).toBe(bytes);
      expect(`sha384-${createHash('sha384').update(content).digest('base64')}`, path).toBe(integrity);
    }
  });

  test('lists every widget, with existing scripts and all their imports', () => {
    expect(Object.keys(manifest.widgets)).toEqual(readdirSync('widgets'));
    for (const [name, { scripts, stylesheet }] of Object.entries(manifest.widgets)) {
      expect(scripts).toEqual(expect.arrayContaining([`widgets/${name}.js`, 'core.js']));
      expect(['core.css', `${name}.css`]).toContain(stylesheet);
      for (const script of scripts)
        for (const imported of manifest.files[script]!.imports) expect(scripts).toContain(imported);
    }
  });

  test('has the kind of each file', () => {
    const kinds = Object.entries(manifest.files).map(([path, { kind }]) => [path, kind]);
    expect(Object.fromEntries(kinds)).toMatchObject({
      'islands.js': 'entry for all widgets',
      'cart-count.js': 'entry for one widget',
      'widgets/cart-count.js': 'widget',
      'core.js': 'core',
      'actions.js': 'actions',
      'islands.css': 'stylesheet of every page',
      'core.css': 'stylesheet of every island',
      'cart-count.css': 'stylesheet of one widget',
      'testing.js': 'testing',
      'testing/islands.css': 'testing',
      'core.js.map': 'source map',
      'THIRD-PARTY-NOTICES.txt': 'licences of bundled packages',
    });
    const chunks = Object.keys(manifest.files).filter((path) => /^chunks\/.*\.js$/.test(path));
    for (const path of chunks) expect(manifest.files[path]!.kind).toBe('chunk');
  });

  test('says of each file in words what it is for, and names its widgets', () => {
    for (const [path, { purpose, widgets }] of Object.entries(manifest.files)) {
      expect(purpose, path).toMatch(/^[A-Z].{20,}[.?!]$/);
      expect(widgets.length, path).toBeGreaterThan(0);
      for (const name of widgets) expect(manifest.widgets, path).toHaveProperty(name);
    }
  });

  test('says what scripts are imported on demand for, and which widgets may import them', () => {
    const later = new Set(Object.values(manifest.files).flatMap(({ laterImports }) => laterImports));
    const purposes = [...later].map((path) => manifest.files[path]!.purpose).join(' ');
    for (const words of ['Sanitises the server’s HTML', 'card fields', 'sign-in form', 'after a sign-in.'])
      expect(purposes).toContain(words);
    const purifier = [...later].find((path) => path.includes('purify'))!;
    expect(manifest.files[purifier]!.widgets).toContain('security-code-help');
    expect(manifest.files[purifier]!.widgets).not.toContain('cart-count');
  });
});

describe('source maps', () => {
  test('every script has one, and refers to it', () => {
    for (const path of globSync('**/*.js', { cwd: 'dist', exclude: isOfGuide })) {
      const [, map] = read(path)
        .toString()
        .match(/\n\/\/# sourceMappingURL=([\w.-]+)\s*$/)!;
      expect(existsSync(join('dist', path, '..', map!)), path).toBe(true);
    }
  });

  test('they contain their sources, and no machine or host name', () => {
    for (const path of globSync('**/*.map', { cwd: 'dist' })) {
      const map = JSON.parse(read(path).toString()) as {
        sources: string[];
        sourcesContent: (string | null)[];
        sourceRoot?: string;
      };
      expect(map.sourceRoot ?? '', path).toBe('');
      expect(map.sourcesContent, path).toHaveLength(map.sources.length);
      const empty = map.sources.filter((_, index) => !map.sourcesContent[index]);
      expect(empty, path).toEqual([]);
      for (const source of map.sources) expect(source, path).toMatch(/^(npm:\/|(?!\/|\w+:)[\w.])/);
    }
  });

  test('a source of this project is found from the map', () => {
    for (const path of globSync('**/*.map', { cwd: 'dist', exclude: isOfGuide })) {
      const { sources } = JSON.parse(read(path).toString()) as { sources: string[] };
      const missing = sources.filter(
        (source) => !source.startsWith('npm:/') && !existsSync(join('dist', path, '..', source)),
      );
      expect(missing, path).toEqual([]);
    }
  });
});

test('testing.js is not listed as loaded by pages', () => {
  const loaded = Object.entries(manifest.files).filter(([path]) => path !== 'testing.js');
  for (const [path, { imports }] of loaded) expect(imports, path).not.toContain('testing.js');
});

test('snippet.html is the snippet of a page without named widgets', () => {
  expect(read('snippet.html').toString()).toContain(manifest.files['islands.js']!.integrity);
});
