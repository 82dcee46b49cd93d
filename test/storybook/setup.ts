import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale, builds } from '../runner/built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built Storybook. */
    storybook: string;
  }
}

/** Builds Storybook for all its tests, unless it is as new as its sources. */
export default async function setup({ provide }: TestProject): Promise<void> {
  await buildIfStale('storybook');
  provide('storybook', dirname(builds.storybook.product));
}
