import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const launcher = 'test/runner/run-script.mjs';

test('a script has its arguments, as if Node had been called with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'script.ts');
  writeFileSync(script, 'console.log(process.argv.slice(1).join());');
  expect(run(launcher, script, '--only', 'x').stdout.trim()).toBe(`${script},--only,x`);
});

test('a Node that cannot run TypeScript says which one is needed, and how it is found', () => {
  const { status, stderr } = run('--no-experimental-strip-types', launcher, 'test/run.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The project's scripts need Node 22\.18 or later, .* npm .*\n$/);
});
