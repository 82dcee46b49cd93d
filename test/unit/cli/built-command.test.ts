import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'snippet-'));
  for (const path of ['src/cli/built-command.ts', 'test/runner/run-script.mjs'])
    cpSync(path, join(copy, path));
  writeFileSync(join(copy, 'package.json'), '{"type": "module"}');
});
afterEach(() => rmSync(copy, { recursive: true }));

/** `npm run snippet -- cart-count`, in the copy. */
const snippet = () =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const [, ...args] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.snippet.split(' ');
    execFile(process.execPath, [...args, 'cart-count'], { cwd: copy }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

test('before a build, npm run snippet says what to run first', async () => {
  expect(await snippet()).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There are no built files yet: run `npm run build` first.\n',
  });
});

test('after a build, it runs the built command with the same arguments', async () => {
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/cli.mjs'), 'console.log(...process.argv.slice(2));');
  expect(await snippet()).toEqual({ code: 0, stdout: 'snippet cart-count\n', stderr: '' });
});
