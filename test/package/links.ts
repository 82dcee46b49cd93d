import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';

/** Expects that a Markdown file has links to other files, and that these exist. */
export function expectLinked(path: string): void {
  const links = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^(https?:|#)/.test(link));
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(existsSync(join(dirname(path), link)), link).toBe(true);
}
