import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Builds dist/ with the project's own rollup. Rejects with the build's output if it fails. */
export async function buildLibrary(root: string): Promise<void> {
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  if (!existsSync(rollup)) throw new Error(`There is no rollup at ${rollup}: run "npm ci" first.`);
  const child = spawn(process.execPath, [rollup, '-c', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The build ended with code ${code}; what went wrong is printed above.`);
}
