import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileModule, readCompilerOptions } from '../../../src/build/compile-module.ts';

test('a missing tsconfig.json fails the build with TypeScript’s message', () => {
  const path = 'test/unit/build/no-tsconfig.json';
  expect(() => readCompilerOptions(path)).toThrow(`Cannot read file '${path}'`);
});

test('a malformed tsconfig.json fails the build with TypeScript’s message', () => {
  const path = join(tmpdir(), `malformed-${process.pid}.json`);
  writeFileSync(path, '{ "compilerOptions": { "strict": true ');
  try {
    expect(() => readCompilerOptions(path)).toThrow("'}' expected");
  } finally {
    rmSync(path);
  }
});

test('a module’s source map contains its source', () => {
  const { sourcesContent } = JSON.parse(compileModule('src/domain/money.ts').map) as {
    sourcesContent: string[];
  };
  expect(sourcesContent).toEqual([readFileSync('src/domain/money.ts', 'utf8')]);
});
