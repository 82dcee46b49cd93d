import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');

/** Builds the library as it is published, or the islands of another folder as the tests build theirs, into `folder`. */
export function buildInto(folder: string, room?: string): void {
  const { status, stderr } = spawnSync(process.execPath, [rollup, '-c', '--silent'], {
    cwd: root,
    env: { ...process.env, ...(room && { ISLANDS_WIDGETS: room }), ISLANDS_OUT: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of ${room ?? 'the library'} failed:\n${stderr}`);
}
