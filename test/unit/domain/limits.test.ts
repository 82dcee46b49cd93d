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
  const remedy =
    'Add the new `…-limits.ts` of its noun to src/domain/limits.ts: the guide’s table is made from it.';
  expect(new Set(limits), remedy).toEqual(new Set(declared));
});
