import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputOptions, type RollupCache, type RollupOptions, rollup } from 'rollup';

/*
 * `npm start` runs this in a process of its own, because a build would block the shop's answers. It builds what pages load
 * into a folder, again at each message of its parent process, and sends back the result. Only the first build takes its
 * full time; later ones reuse the modules that have not changed.
 */

/** The outcome of a build. */
export type QuickBuild = { seconds: number } | { error: string };

const [folder = ''] = process.argv.slice(2);
Object.assign(process.env, { ISLANDS_QUICK: '1', ISLANDS_OUT: folder });
const path = pathToFileURL(resolve('rollup.config.mjs')).href;
const { default: config }: { default: RollupOptions & { output: OutputOptions } } = await import(path);

let cache: RollupCache | undefined;
async function build(): Promise<QuickBuild> {
  const start = performance.now();
  try {
    const bundle = await rollup({ ...config, ...(cache && { cache }) });
    cache = bundle.cache;
    await bundle.write(config.output);
    await bundle.close();
    return { seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    const { message, frame } = error as Error & { frame?: string };
    return { error: [message, frame].filter(Boolean).join('\n') };
  }
}

let isBuilding = false;
/** A source was saved while a build was running. */
let isOutdated = false;
async function buildAgain(): Promise<void> {
  isOutdated = true;
  if (isBuilding) return;
  isBuilding = true;
  while (isOutdated) {
    isOutdated = false;
    process.send!(await build());
  }
  isBuilding = false;
}

process.on('message', buildAgain);
process.once('disconnect', () => process.exit());
await buildAgain();
