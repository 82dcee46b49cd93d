import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyNotMeasured } from '../../bytes/fresh.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('without built files the reason says how to make them', () => {
  expect(whyNotMeasured(root)).toContain('npm run build');
});

test('built files that are older than a source are not measured, and the reason names it', () => {
  for (const folder of ['dist', 'src']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'src/price.ts'), '');
  writeFileSync(join(root, 'dist/manifest.json'), '');
  utimesSync(join(root, 'dist/manifest.json'), 1, 1);
  expect(whyNotMeasured(root)).toMatch(/older than src.*npm run build/);
});
