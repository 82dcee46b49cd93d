import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltFile } from '../../../src/build/manifest.ts';
import { importMap, policyHash } from '../../../src/build/snippet.ts';
import { islandTags } from '../../storefront/island-tags.ts';
import { pageHeaders } from '../../storefront/security.ts';
import type { Shop } from '../../storefront/shop.ts';

let dist: string;

const file = (kind: BuiltFile['kind'], integrity: string): BuiltFile => ({
  kind,
  integrity,
  purpose: '',
  widgets: [],
  bytes: 1,
  imports: [],
  laterImports: [],
});
const widget = (name: string, load: 'load' | 'visible') => ({
  about: '',
  kind: 'inline' as const,
  load,
  scripts: [`widgets/${name}.js`],
  stylesheet: `${name}.css`,
});
const manifest = (islands: string) => ({
  name: 'storefront-islands',
  version: '1.0.0',
  files: {
    'islands.css': file('stylesheet of every page', 'sha384-css'),
    'core.css': file('stylesheet of every island', 'sha384-core-css'),
    'islands.js': file('entry for all widgets', islands),
    'actions.js': file('actions', 'sha384-actions'),
    'core.js': file('core', 'sha384-core'),
    'widgets/count.js': file('widget', 'sha384-count'),
    'count.css': file('stylesheet of one widget', 'sha384-count-css'),
    'pod.css': file('stylesheet of one widget', 'sha384-pod-css'),
    'widgets/pod.js': file('widget', 'sha384-pod'),
  },
  widgets: { count: widget('count', 'load'), pod: widget('pod', 'visible') },
});
const write = (islands: string) =>
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest(islands)));

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  write('sha384-first');
});
afterEach(() => rmSync(dist, { recursive: true }));

const tagsOf = (content: string) => String(islandTags({ dist }, content));

test('a page has the tags of the snippet, with the import map', () => {
  const tags = tagsOf('');
  expect(tags).toContain('src="/islands/islands.js" integrity="sha384-first"');
  expect(tags).toContain(
    `<script type="importmap">${importMap(manifest('sha384-first'), '/islands/')}</script>`,
  );
});

test('the widgets that mount at once are preloaded, by their default or by their host', () => {
  expect(tagsOf('<p data-island="count"></p><p data-island="pod"></p>')).toContain(
    'widgets/count.js" integrity',
  );
  expect(tagsOf('<p data-island="count"></p><p data-island="pod"></p>')).not.toContain(
    'widgets/pod.js" integrity',
  );
  expect(tagsOf('<p data-island="pod" data-island-load="idle"></p>')).toContain('widgets/pod.js" integrity');
  expect(tagsOf('<p data-island="count" data-island-load="interaction"></p>')).not.toContain(
    'widgets/count.js" integrity',
  );
});

test.each(['plain', 'strict', 'hostile'] as const)(
  'the policy of a %s page lists the import map',
  (variant) => {
    const policy = pageHeaders({ dist } as Shop, variant)['Content-Security-Policy'];
    expect(policy).toContain(
      `script-src 'self' ${policyHash(importMap(manifest('sha384-first'), '/islands/'))};`,
    );
  },
);

test('after another build the tags have its hashes', () => {
  expect(tagsOf('')).toContain('sha384-first');
  write('sha384-second');
  utimesSync(join(dist, 'manifest.json'), 1, 1);
  expect(tagsOf('')).toContain('src="/islands/islands.js" integrity="sha384-second"');
});

test('without a built library the tags are the bare ones', () => {
  const tags = String(islandTags({ dist: 'no-such-folder' }, ''));
  expect(tags).toContain('islands.js');
  expect(tags).not.toContain('integrity');
});

test('a shop without the library has no tag of it, and its policy no hash', () => {
  expect(String(islandTags({ dist, hasLibrary: false }, '<p data-island="count"></p>'))).toBe('');
  const policy = pageHeaders({ dist, hasLibrary: false } as Shop, 'plain')['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self';");
});
