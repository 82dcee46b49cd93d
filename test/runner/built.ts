import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Build {
  /** Written last. */
  product: string;
  /** Patterns of what it is made of; a folder's own time tells of files that were added, renamed or deleted. */
  sources: string[];
  command: string[];
  env?: Record<string, string>;
}

const bundled = [
  'rollup.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'src/**/',
  'src/**/*.{ts,tsx,css}',
];
/** Islands that only the tests of the runtime and the doctor have, such as one that fails: built as a shop's own would be. */
const testIslands = { room: 'test/browser/widgets', folder: '.cache/test-islands' };

export const builds = {
  library: {
    product: 'dist/manifest.json',
    sources: [...bundled, 'widgets/**/', 'widgets/**/*.{ts,tsx,css}'],
    command: ['rollup', '-c', '--silent', '--failAfterWarnings'],
  },
  testIslands: {
    product: `${testIslands.folder}/manifest.json`,
    sources: [...bundled, `${testIslands.room}/**/*`],
    command: ['rollup', '-c', '--silent'],
    env: { ISLANDS_WIDGETS: testIslands.room, ISLANDS_OUT: testIslands.folder },
  },
  // In dist, which every build of the library empties.
  guide: {
    product: 'dist/guide/index.html',
    sources: ['dist/manifest.json', '{src,widgets,stories}/**/*'],
    command: ['node', 'stories/site/build.ts'],
  },
  storybook: {
    product: '.cache/storybook/index.html',
    sources: ['package-lock.json', '{src,widgets,stories,.storybook}/**/*'],
    command: ['storybook', 'build', '-o', '.cache/storybook', '--quiet'],
  },
} satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

/** Why a build has to be made: its product is missing, or older than a file that it is made of; else undefined. */
export function whyStale(name: BuildName, root = '.'): string | undefined {
  const { product, sources }: Build = builds[name];
  if (!existsSync(join(root, product))) return `There is no ${product}.`;
  const changedAt = (path: string) => statSync(join(root, path)).mtimeMs;
  const builtAt = changedAt(product);
  // Examples feed Storybook, the guide and tests; the library has none.
  const exclude = name === 'library' || name === 'testIslands' ? ['**/*.examples.ts'] : [];
  const newer = globSync(sources, { cwd: root, exclude }).find((path) => changedAt(path) > builtAt);
  return newer && `${product} is older than ${newer}.`;
}

/** Makes a build, unless it is newer than all its sources. Rejects with its output if it fails. */
export async function buildIfStale(name: BuildName, root = '.'): Promise<void> {
  if (!whyStale(name, root)) return;
  const { command, env }: Build = builds[name];
  // Without vitest's own variables, so that it is the one that is published, with React's production build.
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: root,
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The build of the ${name} failed:\n${output}`);
}
