import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * `node test/runner/run-script.mjs test/run.ts …`: runs one of the project's scripts, which are TypeScript. npm puts the
 * Node of node_modules first, so this one is older only if a script is called without npm.
 */
if (!process.features.typescript) {
  console.error(
    `The project's scripts need Node 22.18 or later, and this is ${process.version}: call them with npm (npm test, npm start) or npx, which use the Node that npm ci has installed.`,
  );
  process.exit(1);
}
process.argv.splice(1, 1);
await import(pathToFileURL(resolve(process.argv[1])).href);
