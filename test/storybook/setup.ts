import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built Storybook. */
    storybook: string;
  }
}

const folder = '.cache/storybook';

/** Builds Storybook once for all its tests. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const build = ['--no-install', 'storybook', 'build', '-o', folder, '--quiet'];
  // Without vitest's own variables, so that it is the one that is published, with React's production build.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
  if (!process.env.STORYBOOK_BUILT) await promisify(execFile)('npx', build, { env, maxBuffer: 10_000_000 });
  provide('storybook', folder);
}
