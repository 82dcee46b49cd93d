import { existsSync } from 'node:fs';

// The entry of `npm run snippet`: runs the built command-line tool.
const command = new URL('../../dist/cli.mjs', import.meta.url);
if (existsSync(command)) await import(command.href);
else {
  console.error('There are no built files yet: run `npm run build` first.');
  process.exitCode = 2;
}
