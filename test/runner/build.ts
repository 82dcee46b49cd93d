import { type BuildName, buildIfStale, builds } from './built.ts';

/* `node test/runner/build.ts library …`: makes the named builds, unless they are newer than all their sources. */

const isBuild = (name: string): name is BuildName => Object.hasOwn(builds, name);
for (const name of process.argv.slice(2)) {
  if (!isBuild(name)) throw new Error(`There is no build "${name}"; there are ${Object.keys(builds)}.`);
  await buildIfStale(name).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
