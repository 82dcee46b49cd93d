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
    'islands.js': file('entry for all widgets', 'islands'),
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
    expect(snippet(manifest)).toBe(
      `<link rel="stylesheet" href="/islands/islands.css" integrity="sha384-css" crossorigin="anonymous">
<link rel="modulepreload" href="/islands/actions.js" integrity="sha384-actions" crossorigin="anonymous">
<link rel="modulepreload" href="/islands/core.js" integrity="sha384-core" crossorigin="anonymous">
<script type="module" src="/islands/islands.js" integrity="sha384-islands" crossorigin="anonymous"></script>
`,
    );
  });

  test('preload the files of the named widgets, each once', () => {
    const preloaded = [
      ...snippet(manifest, { widgets: ['a', 'b'] }).matchAll(/modulepreload" href="([^"]+)"/g),
    ];
    expect(preloaded.map(([, href]) => href)).toEqual([
      '/islands/actions.js',
      '/islands/core.js',
      '/islands/widgets/a.js',
      '/islands/chunks/cart.js',
      '/islands/widgets/b.js',
    ]);
  });

  test('refer to where the files are served', () => {
    const base = 'https://cdn.example.com/islands/1.0.0/';
    expect(snippet(manifest, { base })).toContain(`src="${base}islands.js"`);
  });

  test('have the import map before the first module', () => {
    const lines = snippet(manifest, { hasImportMap: true }).split('\n');
    expect(lines[1]).toMatch(/^<script type="importmap">/);
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

test('the import map pins the scripts of pages and nothing else', () => {
  const { integrity } = JSON.parse(importMap(manifest, '/i/')) as { integrity: Record<string, string> };
  expect(Object.keys(integrity)).toEqual([
    '/i/islands.js',
    '/i/actions.js',
    '/i/core.js',
    '/i/chunks/cart.js',
    '/i/widgets/a.js',
    '/i/widgets/b.js',
  ]);
});

test('the policy’s source is the hash of the map’s text', () => {
  expect(policyHash('abc')).toBe(`'sha256-${createHash('sha256').update('abc').digest('base64')}'`);
});
