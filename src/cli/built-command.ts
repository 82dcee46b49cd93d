import { existsSync } from 'node:fs';

// What `npm run snippet` starts: the command, from the files of the last build.
const command = new URL('../../dist/cli.mjs', import.meta.url);
if (existsSync(command)) await import(command.href);
else {
  console.error('There are no built files yet: run `npm run build` first.');
  process.exitCode = 2;
}
