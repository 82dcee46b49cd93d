import { reachOf } from './reach.ts';

export interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Vitest's, whose files are counted, and repeated where they fail. */
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
  // The build is a check of its own here.
  env: { ISLANDS_BUILT: '1', TEST_REPORT: reportPath(name) },
  hasFiles: true,
});

/** Where a check's reporter writes what became of its files. */
export function reportPath(check: string): string {
  return `.cache/test-reports/${check.replaceAll(/\W+/g, '-')}.json`;
}

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);

// What the later checks look at.
const first: Check[] = [
  { name: 'build', command: ['rollup', '-c', '--silent', '--failAfterWarnings'] },
  {
    name: 'build-laboratory',
    command: ['rollup', '-c', '--silent'],
    env: { ISLANDS_WIDGETS: 'test/browser/widgets', ISLANDS_OUT: '.cache/test-islands' },
  },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
];

/** Every check, in stages. */
export const everyCheck: Check[][] = [
  first,
  // The longest first: the others run beside it.
  [
    vitest('browser', projects('browser', 'browser-hostile')),
    vitest('stories', projects('stories')),
    vitest('unit', projects('unit', 'unit-alone', 'unit-node')),
    vitest('package', projects('package')),
    vitest('shape', projects('shape')),
  ],
];

/**
 * The checks that uncommitted changes, or those since `commit`, can reach. Vitest follows the imports of units and
 * stories; `reachOf` says which flows a change can reach, which imports cannot tell. Shape reads every file itself.
 */
export function checksFor(changed: string[], commit: string): Check[][] {
  const since = ['--changed', ...(commit ? [commit] : []), '--passWithNoTests'];
  const reach = reachOf(changed);
  const flows = reach.flows === 'all' ? [] : reach.flows;
  return [
    first,
    [
      ...(reach.flows === 'all' || flows.length > 0
        ? [vitest('browser', [...projects('browser', 'browser-hostile'), ...flows])]
        : []),
      vitest('stories', [...projects('stories'), ...since]),
      vitest('unit', [...projects('unit', 'unit-alone', 'unit-node'), ...since]),
      ...(reach.isPackageReached ? [vitest('package', projects('package'))] : []),
      vitest('shape', projects('shape')),
    ],
  ];
}
