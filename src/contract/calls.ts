import { globSync } from 'node:fs';
import { type ExampledCall, exampledCalls } from './examples.ts';

const folder = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('calls.ts'));

/**
 * Every call that this folder declares, with its example: for tests, mocks, docs and the reference backend. Found by
 * reading the folder, in Node, so there is no list to maintain.
 */
export const calls: ExampledCall[] = exampledCalls(
  await Promise.all(
    files.sort().map((file): Promise<Record<string, unknown>> => import(`${folder}/${file}`)),
  ),
);
