import type { BuildName } from './built.ts';
import { reachOf } from './reach.ts';

export interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** It makes a build. */
  isBuild?: boolean;
  /** It reads what builds make, and begins once they are done. */
  needsBuilds?: boolean;
  /** Vitest's checks: their files are counted, and run again if they fail. */
  hasFiles?: boolean;
  /** Printed below what it says when it fails. */
  remedy?: string;
}

/** Runs tests with vitest. */
export const vitest = (name: string, args: string[], env: Record<string, string> = {}): Check => ({
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
  env: { ISLANDS_BUILT: '1', TEST_REPORT: reportPath(name), ...env },
  hasFiles: true,
});

/** The same for tests that read built files. */
export const vitestOnBuilds = (...given: Parameters<typeof vitest>): Check => ({
  ...vitest(...given),
  needsBuilds: true,
});

/** One file of a check, once more. */
export function again(check: Check, project: string, path: string): Check {
  const one = vitest(`again ${path}`, ['--project', project, path]);
  return { ...one, env: { ...check.env, ...one.env } };
}

/** The check with its files and tests in random order. */
export const shuffled = (check: Check, seed: string): Check =>
  check.hasFiles
    ? { ...check, command: [...check.command, '--sequence.shuffle', `--sequence.seed=${seed}`] }
    : check;

/** The file for a reporter's results. */
export function reportPath(check: string): string {
  return `.cache/test-reports/${check.replaceAll(/\W+/g, '-')}.json`;
}

export const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);

export const build = (name: string, ...made: BuildName[]): Check => ({
  name,
  command: ['node', 'test/runner/build.ts', ...made],
  isBuild: true,
});

const theBuilds = [build('build', 'library'), build('build-test-islands', 'testIslands')];

export const lint: Check = {
  name: 'lint',
  command: ['biome', 'check', '.'],
  remedy: '`npm run format` formats, and applies the linter’s fixes; only what has an × fails.',
};

// TypeScript 6 compiles, because the build needs its API; 7 only checks, in a third of the time.
export const types: Check = {
  name: 'types',
  command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
};

// Two lanes: while one builds, the other has what needs no build.
const first: Check[] = [...theBuilds, lint, types];

const units = projects('unit', 'unit-anew', 'unit-production', 'unit-node', 'unit-contract');
const flows = projects('browser');
const hostileFlows = projects('browser-hostile');
const pages = projects(
  'browser-page',
  'browser-tours',
  'browser-faults',
  'browser-storefront',
  'browser-doctor',
);
const allRuns = { RANDOM_RUNS: 'all' };

/** What a command checks: `npm test`, or the rest, which `npm run test:all` checks. */
export type Command = 'test' | 'rest';

/**
 * Every check, in the order in which they begin. The longest first: the others run in parallel. Units last, because many
 * small files keep all cores busy to the end.
 */
export const everyCheck: Record<Command, Check[]> = {
  test: [
    ...first,
    vitest('stories', projects('stories')),
    vitestOnBuilds('browser', flows),
    vitestOnBuilds('package', projects('package')),
    vitestOnBuilds('shape', projects('shape')),
    vitest('unit', units),
  ],
  rest: [
    ...theBuilds,
    vitest('storybook', projects('storybook')),
    vitestOnBuilds('pages', pages),
    vitestOnBuilds('hostile', hostileFlows),
    vitestOnBuilds('guide', projects('guide')),
    vitest('random', [...units, 'random.test.'], allRuns),
    vitest('shop', projects('unit-storefront'), allRuns),
  ],
};

/**
 * The checks of a command that uncommitted changes, or those since `commit`, can affect. Vitest follows the imports of
 * units and stories; `reachOf` finds the tests on built files, whose imports do not lead to the library. Shape reads
 * every file.
 */
export function checksFor(command: Command, changed: string[], commit: string): Check[] {
  const since = ['--changed', ...(commit ? [commit] : []), '--passWithNoTests'];
  const reach = reachOf(changed);
  const reached: Record<string, string[] | false> = {
    stories: since,
    unit: since,
    random: since,
    shop: since,
    storybook: reach.isStorybookReached && [],
    package: reach.isPackageReached && [],
    guide: reach.isGuideReached && [],
  };
  for (const name of ['browser', 'pages', 'hostile'])
    reached[name] =
      reach.flows === 'all' ? [] : reach.flows.length > 0 && [...reach.flows, '--passWithNoTests'];
  return everyCheck[command].flatMap((check) => {
    const args = reached[check.name] ?? [];
    return args ? [{ ...check, command: [...check.command, ...args] }] : [];
  });
}
