import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyStale } from '../../runner/built.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function date(path: string, seconds: number): void {
  utimesSync(join(root, path), seconds, seconds);
}

function write(path: string, seconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  date(path, seconds);
}

/** A project whose library was built last; its folders are as old as their files. */
beforeEach(() => {
  write('src/price.ts', 1);
  write('widgets/cart/cart.css', 1);
  write('dist/manifest.json', 2);
  for (const folder of ['src', 'widgets', 'widgets/cart']) date(folder, 1);
});

test('a build that is newer than its sources is not made again', () => {
  expect(whyStale('library', root)).toBeUndefined();
});

test('a build without its product is made', () => {
  rmSync(join(root, 'dist'), { recursive: true });
  expect(whyStale('library', root)).toBe('There is no dist/manifest.json.');
});

test('a source that was changed is named', () => {
  date('widgets/cart/cart.css', 3);
  expect(whyStale('library', root)).toBe('dist/manifest.json is older than widgets/cart/cart.css.');
});

test('a folder from which a file was deleted is named', () => {
  date('widgets', 3);
  expect(whyStale('library', root)).toBe('dist/manifest.json is older than widgets.');
});

test('the library has no examples; Storybook has', () => {
  write('widgets/cart/cart.examples.ts', 3);
  date('widgets/cart', 1);
  write('.cache/storybook/index.html', 2);
  expect(whyStale('library', root)).toBeUndefined();
  expect(whyStale('storybook', root)).toContain('widgets/cart/cart.examples.ts');
});

test('the guide is as old as the library beside which it was built', () => {
  write('dist/guide/index.html', 2);
  expect(whyStale('guide', root)).toBeUndefined();
  date('dist/manifest.json', 3);
  expect(whyStale('guide', root)).toContain('dist/manifest.json');
});
