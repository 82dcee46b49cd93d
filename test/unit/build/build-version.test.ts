import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVersion } from '../../../src/build/build-version.ts';

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, stdio: 'pipe' });
  git('init');
  git('-c', 'user.name=a', '-c', 'user.email=a@shop.test', 'commit', '--allow-empty', '-m', 'first');
});
afterAll(() => rmSync(clone, { recursive: true }));

test('a build from a clone names its commit', () => {
  expect(buildVersion('1.2.3', false, clone)).toMatch(/^1\.2\.3\+[0-9a-f]{7,}$/);
});

test('a release does not', () => {
  expect(buildVersion('1.2.3', true, clone)).toBe('1.2.3');
});

test('a copy inside another project’s repository does not name that one’s commit', () => {
  const copy = join(clone, 'packages/islands');
  mkdirSync(copy, { recursive: true });
  expect(buildVersion('1.2.3', false, copy)).toBe('1.2.3');
});
