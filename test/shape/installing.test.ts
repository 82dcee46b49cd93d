import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

interface Locked {
  version: string;
  hasInstallScript?: boolean;
}

const locked = Object.entries<Locked>(json('package-lock.json').packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([path, { version }]) => ({ name: path.split('node_modules/').pop()!, version }));

it('allowScripts decides about every install script, for the installed version alone', () => {
  const { allowScripts } = json('package.json');
  const pinned = locked.map(({ name, version }) => `${name}@${version}`);
  expect(Object.keys(allowScripts).sort()).toEqual(pinned.sort());
});

it('the stories’ service worker is that of the installed msw; `npx msw init` renews it', () => {
  const [worker, installed] = ['.storybook/public', 'node_modules/msw/lib'].map((folder) =>
    readFileSync(`${folder}/mockServiceWorker.js`, 'utf8'),
  );
  expect(worker).toBe(installed);
});
