import { reachOf } from './reach.ts';

export interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** A build: the checks with `hasFiles` read its output. */
  isBuild?: boolean;
  /** Vitest's checks: their files are counted, and run again if they fail. They begin once the builds are done. */
  hasFiles?: boolean;
}

/** Runs tests with vitest. */
export const vitest = (name: string, args: string[]): Check => ({
  name,
  command: [
    'vitest',
    'run',
    '--reporter',
    'minimal',
    '--reporter',
    './test/runner/file-reporter.ts',
    ...args,
  ],
  // The build is a separate check here.
  env: { ISLANDS_BUILT: '1', TEST_REPORT: reportPath(name) },
  hasFiles: true,
});

/** The check with its files and tests in random order. */
export const shuffled = (check: Check, seed: string): Check =>
  check.hasFiles
    ? { ...check, command: [...check.command, '--sequence.shuffle', `--sequence.seed=${seed}`] }
    : check;

/** The file for a reporter's results. */
export function reportPath(check: string): string {
  return `.cache/test-reports/${check.replaceAll(/\W+/g, '-')}.json`;
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);

// The builds, and what needs none, so that both cores are busy until they are done.
const first: Check[] = [
  { name: 'build', command: ['rollup', '-c', '--silent', '--failAfterWarnings'], isBuild: true },
  {
    name: 'build-laboratory',
    command: ['rollup', '-c', '--silent'],
    isBuild: true,
    env: { ISLANDS_WIDGETS: 'test/browser/widgets', ISLANDS_OUT: '.cache/test-islands' },
  },
  { name: 'lint', command: ['biome', 'check', '.'] },
  // TypeScript 6 compiles, because the build needs its API; 7 only checks, in a third of the time.
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'] },
];

/**
 * Every check, in the order in which they begin. The longest first: the others run in parallel. Units last, because many
 * small files keep all cores busy to the end.
 */
export const everyCheck: Check[] = [
  ...first,
  vitest('browser', projects('browser', 'browser-hostile')),
  vitest('stories', projects('stories')),
  vitest('package', projects('package')),
  vitest('storybook', projects('storybook')),
  vitest('shape', projects('shape')),
  vitest('unit', projects('unit*')),
];

/**
 * The checks that uncommitted changes, or those since `commit`, can affect. Vitest follows the imports of units and
 * stories; `reachOf` finds the tests on built files, whose imports do not lead to the library. Shape reads every file.
 */
export function checksFor(changed: string[], commit: string): Check[] {
  const since = ['--changed', ...(commit ? [commit] : []), '--passWithNoTests'];
  const reach = reachOf(changed);
  const flows = reach.flows === 'all' ? [] : reach.flows;
  return [
    ...first,
    ...(reach.flows === 'all' || flows.length > 0
      ? [vitest('browser', [...projects('browser', 'browser-hostile'), ...flows])]
      : []),
    vitest('stories', [...projects('stories'), ...since]),
    vitest('unit', [...projects('unit*'), ...since]),
    ...(reach.isStorybookReached ? [vitest('storybook', projects('storybook'))] : []),
    ...(reach.isPackageReached ? [vitest('package', projects('package'))] : []),
    vitest('shape', projects('shape')),
  ];
}
