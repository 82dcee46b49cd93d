import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A stylesheet in which each `@import` of a relative path is replaced by the imported file, so that a page needs one
 * request. `imported` has the paths of those files.
 */
export async function readStylesheet(path: string): Promise<{ plain: Buffer; imported: string[] }> {
  const text = await readFile(path, 'utf8');
  const imported = [...text.matchAll(importRule)].map(([, part]) => join(dirname(path), part!));
  const parts = await Promise.all(imported.map((part) => readFile(part, 'utf8')));
  return { plain: Buffer.from(text.replace(importRule, () => parts.shift()!)), imported };
}

const importRule = /^@import "([^"]+)";\n/gm;
