import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Limit } from '../../../src/domain/limit.ts';
import { limits } from '../../../src/domain/limits.ts';

test('those of all nouns are in the docs', async () => {
  const declared: Limit[] = [];
  for (const path of globSync('src/domain/*/*-limits.ts')) {
    const noun: Record<string, Limit> = await import(resolve(path));
    declared.push(...Object.values(noun));
  }
  expect(declared.length).toBeGreaterThan(10);
  expect(new Set(limits)).toEqual(new Set(declared));
});
