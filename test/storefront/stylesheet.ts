import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A stylesheet with those that it imports, by paths relative to it, in place of the imports: one request on a page.
 * `imported` are their paths.
 */
export async function readStylesheet(path: string): Promise<{ plain: Buffer; imported: string[] }> {
  const text = await readFile(path, 'utf8');
  const imported = [...text.matchAll(importRule)].map(([, part]) => join(dirname(path), part!));
  const parts = await Promise.all(imported.map((part) => readFile(part, 'utf8')));
  return { plain: Buffer.from(text.replace(importRule, () => parts.shift()!)), imported };
}

const importRule = /^@import "([^"]+)";\n/gm;
