import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

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

/** Builds dist/ if it is missing. */
export function ensureBuilt(): void {
  if (process.env.ISLANDS_BUILT && existsSync('dist/manifest.json')) return;
  execFileSync('npx', ['--no-install', 'rollup', '-c', '--silent'], { stdio: 'pipe' });
}

/** Builds the guide beside the built files if it is missing. */
function ensureGuide(): void {
  if (process.env.ISLANDS_BUILT && existsSync('dist/guide/index.html')) return;
  execFileSync(process.execPath, ['stories/site/build.ts'], { stdio: 'pipe' });
}

/** Packs this project as npm would publish it and installs that into an empty project, without a network. */
export function installScratch(): Scratch {
  ensureBuilt();
  ensureGuide();
  const folder = mkdtempSync(join(tmpdir(), 'storefront-islands-'));
  const npm = (args: string[], cwd: string) =>
    execFileSync('npm', [...args, '--ignore-scripts'], { cwd, stdio: 'pipe', encoding: 'utf8' });
  const [{ filename }] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], '.')) as [
    { filename: string },
  ];
  const tarball = join(folder, filename);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name: 'scratch', private: true, type: 'module' }));
  npm(['install', tarball, '--offline', '--no-audit', '--no-fund'], folder);
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
