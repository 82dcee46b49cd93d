import type { TestProject } from 'vitest/node';
import installPackage from '../package/setup.ts';
import { buildIfStale } from '../runner/built.ts';

/** Once for all tests: builds the guide beside the library, and installs the package that has both. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (!process.env.ISLANDS_BUILT) await buildIfStale('library');
  await buildIfStale('guide');
  return installPackage(project);
}
