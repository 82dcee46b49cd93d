import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyNotMeasured } from '../../bytes/fresh.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  for (const folder of ['dist', 'src', 'widgets/cart']) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, secondsLater: number): void {
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), 1000 + secondsLater, 1000 + secondsLater);
}

test('built files that are newer than their sources are measured', () => {
  write('src/price.ts', 1);
  write('dist/manifest.json', 2);
  expect(whyNotMeasured(root)).toBeUndefined();
});

test('built files that are older than a source are not measured, and the reason names it', () => {
  write('dist/manifest.json', 2);
  write('widgets/cart/cart.css', 3);
  expect(whyNotMeasured(root)).toContain('dist is older than widgets/cart/cart.css');
});

test('examples are not part of what is built', () => {
  write('dist/manifest.json', 2);
  write('widgets/cart/cart.examples.ts', 3);
  expect(whyNotMeasured(root)).toBeUndefined();
});

test('without built files the reason says how to make them', () => {
  expect(whyNotMeasured(root)).toContain('npm run build');
});
