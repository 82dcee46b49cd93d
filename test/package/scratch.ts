import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';

/** A command's output, and whether it succeeded. */
export interface Outcome {
  code: number | null;
  output: string;
}

/** Another project that has installed the package, and the tarball. */
export interface Scratch {
  folder: string;
  tarball: string;
  write(path: string, text: string): void;
  /** Links a package of this project there, as if it were installed. */
  borrow(name: string): void;
  /** Runs one of this project's programs in the scratch folder. */
  run(program: string, ...args: string[]): Outcome;
  /** Runs Node there with these arguments. */
  node(...args: string[]): Outcome;
}

/** A project of the test's own that has installed the package: a copy of the one that is installed for all tests. */
export function installScratch(): Scratch {
  const { folder: installed, tarball } = inject('installed');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-'));
  // Symlinks stay relative, so that none leads to the folder that was copied.
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const node = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', VITEST: undefined, NODE_ENV: undefined },
    });
    return { code: status, output: stdout + stderr };
  };
  return {
    folder,
    tarball,
    write,
    borrow: (name) => symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name)),
    run: (program, ...args) => node(resolve(program), ...args),
    node,
  };
}
