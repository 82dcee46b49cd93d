import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, globSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { whyStale } from '../runner/built.ts';
import type { QuickBuild } from './quick-build.ts';

/** The events of one save of several files arrive within this time. */
const settleMs = 50;

/**
 * Builds the library again, into a folder of its own, whenever a source is saved, and calls `serve` with the folder.
 * dist stays as `npm run build` made it. Returns a function that stops it.
 */
export function buildOnSave(root: string, serve: (folder: string) => void): () => void {
  const folder = join(root, '.cache/start');
  // Files that only a whole build makes, such as doctor.js, are those of dist.
  cpSync(join(root, 'dist'), folder, { recursive: true });
  const startBuilder = (): ChildProcess => {
    const child = fork(join(import.meta.dirname, 'quick-build.ts'), [folder], { cwd: root });
    child.on('message', (build: QuickBuild) => {
      if ('error' in build)
        console.error(`The build failed, and the shop has the files of the last one.\n${build.error}`);
      // The first build changes nothing that is served: it is made so that later ones, which reuse its modules, are
      // quick.
      else if (whyStale('library', root)) {
        serve(folder);
        console.log(`Built again in ${build.seconds.toFixed(1)} s: reload the page.`);
      }
    });
    return child;
  };
  let builder = startBuilder();
  let declared = declarations(root);
  const build = () => {
    const now = declarations(root);
    if (now === declared) {
      builder.send('build');
      return;
    }
    // The builder has read the declarations when it started, so it is started again.
    declared = now;
    console.log('A declaration has changed: building from the start …');
    builder.kill();
    builder = startBuilder();
  };
  let timer: NodeJS.Timeout | undefined;
  const watchers = ['src', 'widgets'].map((room) =>
    watch(join(root, room), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    builder.kill();
  };
}

/** What a build reads as it begins: the islands' declarations, the build itself, and which stylesheets there are. */
function declarations(root: string): string {
  const paths = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const dated = ['widgets/*/*.island.ts', 'src/build/*.ts'].flatMap(paths);
  return [
    ...dated.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`),
    ...paths('{src,widgets}/**/*.css'),
  ].join('\n');
}
