import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BuiltFile, Manifest } from '../../../src/build/manifest.ts';
import { importMap, policyHash, snippet } from '../../../src/build/snippet.ts';

const file = (kind: BuiltFile['kind'], name: string): BuiltFile => ({
  kind,
  purpose: '',
  widgets: [],
  bytes: 1,
  integrity: `sha384-${name}`,
  imports: [],
  laterImports: [],
});

const manifest: Manifest = {
  name: 'storefront-islands',
  version: '1.0.0',
  files: {
    'islands.css': file('stylesheet of every page', 'css'),
    'core.css': file('stylesheet of every island', 'core-css'),
    'islands.js': file('entry for all widgets', 'islands'),
    'a.js': file('entry for one widget', 'a'),
    'a.css': file('stylesheet of one widget', 'a-css'),
    'b.css': file('stylesheet of one widget', 'b-css'),
    'actions.js': file('actions', 'actions'),
    'core.js': file('core', 'core'),
    'chunks/cart.js': file('chunk', 'cart'),
    'widgets/a.js': file('widget', 'a'),
    'widgets/b.js': file('widget', 'b'),
    'testing.js': file('testing', 'testing'),
    'core.js.map': file('source map', 'map'),
  },
  widgets: {
    a: {
      about: '',
      kind: 'inline',
      load: 'visible',
      scripts: ['widgets/a.js', 'core.js', 'chunks/cart.js'],
      stylesheet: 'a.css',
    },
    b: {
      about: '',
      kind: 'inline',
      load: 'load',
      scripts: ['widgets/b.js', 'core.js', 'chunks/cart.js'],
      stylesheet: 'b.css',
    },
  },
};

describe('the tags', () => {
  test('are the stylesheet, preloads and the script, each with its hash', () => {
    expect(snippet(manifest, { hasImportMap: false })).toBe(
      `<link rel="stylesheet" href="/islands/islands.css" integrity="sha384-css" crossorigin="anonymous">
<link rel="modulepreload" href="/islands/core.js" integrity="sha384-core" crossorigin="anonymous">
<link rel="modulepreload" fetchpriority="low" href="/islands/actions.js" integrity="sha384-actions" crossorigin="anonymous">
<script type="module" fetchpriority="low" src="/islands/islands.js" integrity="sha384-islands" crossorigin="anonymous"></script>
`,
    );
  });

  const loaded = (widgets: string[]) =>
    [...snippet(manifest, { widgets, hasImportMap: false }).matchAll(/(?:href|src)="([^"]+)"/g)].map(
      ([, url]) => url,
    );

  test('load the files of the named widgets, each once, and the core first', () => {
    expect(loaded(['b', 'b'])).toEqual([
      '/islands/islands.css',
      '/islands/core.js',
      '/islands/widgets/b.js',
      '/islands/chunks/cart.js',
      '/islands/actions.js',
      '/islands/islands.js',
      '/islands/core.css',
      '/islands/b.css',
    ]);
  });

  test('load what mounts later after what mounts at once, scripts as modules and styles as styles', () => {
    const tags = snippet(manifest, { widgets: ['a', 'b'], hasImportMap: false });
    expect(tags.replaceAll(/ integrity="[^"]+" crossorigin="anonymous"/g, '')).toBe(
      `<link rel="stylesheet" href="/islands/islands.css">
<link rel="modulepreload" href="/islands/core.js">
<link rel="modulepreload" fetchpriority="low" href="/islands/widgets/b.js">
<link rel="modulepreload" fetchpriority="low" href="/islands/chunks/cart.js">
<link rel="modulepreload" fetchpriority="low" href="/islands/actions.js">
<script type="module" fetchpriority="low" src="/islands/islands.js"></script>
<link rel="modulepreload" fetchpriority="low" href="/islands/widgets/a.js">
<link rel="preload" as="style" fetchpriority="low" href="/islands/core.css">
<link rel="preload" as="style" fetchpriority="low" href="/islands/a.css">
<link rel="preload" as="style" fetchpriority="low" href="/islands/b.css">
`,
    );
  });

  test('refer to where the files are served', () => {
    const base = 'https://cdn.example.com/islands/1.0.0/';
    expect(snippet(manifest, { base })).toContain(`src="${base}islands.js"`);
  });

  test('have the import map before the first module', () => {
    const lines = snippet(manifest).split('\n');
    expect(lines[1]).toBe(`<script type="importmap">${importMap(manifest, '/islands/')}</script>`);
    expect(lines[2]).toMatch(/modulepreload/);
  });

  test('throw for an unknown widget', () => {
    expect(() => snippet(manifest, { widgets: ['a', 'c'] })).toThrow(
      'There is no widget "c"; there are a, b.',
    );
  });

  test('throw for a base that is not a folder', () => {
    expect(() => snippet(manifest, { base: '/islands' })).toThrow('base was "/islands"; accepted is');
  });
});

test('the import map lists what pages load later, scripts at both of their addresses', () => {
  expect(JSON.parse(importMap(manifest, '/i/'))).toEqual({
    integrity: {
      '/i/islands.js': 'sha384-islands',
      '/i/core.css': 'sha384-core-css',
      '/i/a.css': 'sha384-a-css',
      '/i/b.css': 'sha384-b-css',
      '/i/actions.js': 'sha384-actions',
      '/i/actions.js?retry': 'sha384-actions',
      '/i/core.js': 'sha384-core',
      '/i/core.js?retry': 'sha384-core',
      '/i/chunks/cart.js': 'sha384-cart',
      '/i/chunks/cart.js?retry': 'sha384-cart',
      '/i/widgets/a.js': 'sha384-a',
      '/i/widgets/a.js?retry': 'sha384-a',
      '/i/widgets/b.js': 'sha384-b',
      '/i/widgets/b.js?retry': 'sha384-b',
    },
  });
});

test('the policy’s source is the hash of the map’s text', () => {
  expect(policyHash('abc')).toBe(`'sha256-${createHash('sha256').update('abc').digest('base64')}'`);
});
