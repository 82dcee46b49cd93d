import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../runner/built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A project that has installed the package, which no test changes, and the tarball. */
    installed: { folder: string; tarball: string };
  }
}

/** Once for all tests: packs this project as npm would publish it and installs that into an empty one, without a network. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  if (!process.env.ISLANDS_BUILT) await buildIfStale('library');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const tarball = packAndInstall(folder);
    provide('installed', { folder, tarball });
  } catch (error) {
    // Vitest does not tear down a setup that fails.
    remove();
    throw error;
  }
  return remove;
}

/** Returns the tarball, which is in the folder too. */
function packAndInstall(folder: string): string {
  const npm = (args: string[], cwd: string) =>
    execFileSync('npm', [...args, '--ignore-scripts'], { cwd, stdio: 'pipe', encoding: 'utf8' });
  const [{ filename }] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], '.')) as [
    { filename: string },
  ];
  const tarball = join(folder, filename);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'scratch', private: true, type: 'module' }),
  );
  npm(['install', tarball, '--offline', '--no-audit', '--no-fund'], folder);
  return tarball;
}
