import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../../src/build/stylesheets.ts';

// It has no types of its own.
const { satisfies } = createRequire(import.meta.url)('semver') as {
  satisfies(version: string, range: string): boolean;
};

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

interface Locked {
  version: string;
  resolved?: string;
  hasInstallScript?: boolean;
  engines?: { node?: string };
}

const locked = Object.entries<Locked>(json('package-lock.json').packages).map(([path, entry]) => ({
  name: path.split('node_modules/').pop()!,
  ...entry,
}));

// npm compares a version only with the address in the lock file, and this one has no addresses: its hashes pin the
// versions.
it('allowScripts decides about every install script, by name alone', () => {
  const { allowScripts } = json('package.json');
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
});

it('the lock file has no addresses', () => {
  expect(locked.filter(({ resolved }) => resolved)).toEqual([]);
});

it.each(['22.20.0', '24.12.0'])(
  'npm ci warns of no package on Node %s, which the README asks for',
  (node) => {
    const refusing = locked.filter(({ engines }) => engines?.node && !satisfies(node, engines.node));
    expect(refusing.map(({ name, engines }) => `${name} ${engines!.node}`)).toEqual([]);
  },
);

it('the stories’ service worker is that of the installed msw; `npx msw init` renews it', () => {
  const [worker, installed] = ['.storybook/public', 'node_modules/msw/lib'].map((folder) =>
    readFileSync(`${folder}/mockServiceWorker.js`, 'utf8'),
  );
  expect(worker).toBe(installed);
});

it('the README names the browsers that the build supports', () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, and later`,
  );
});
