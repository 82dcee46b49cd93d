// @vitest-environment node
import { expect, test } from 'vitest';
import { readCompilerOptions } from '../../../src/build/compile-module.ts';

test('a missing tsconfig.json fails the build with TypeScript’s message', () => {
  const path = 'test/unit/build/no-tsconfig.json';
  expect(() => readCompilerOptions(path)).toThrow(`Cannot read file '${path}'`);
});
