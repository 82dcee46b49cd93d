import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Manifest } from './manifest.ts';
import { importMap, policyHash, snippet } from './snippet.ts';

const usage = `npm run snippet -- [WIDGET …] [--base PATH] [--no-import-map]
  WIDGET           a widget of the page, such as add-to-cart: its scripts are preloaded
  --base PATH      where dist/ is served; /islands/ unless given
  --no-import-map  leaves out the import map: then only the files in the tags are checked`;

/** `npm run snippet`: prints the tags for a page, from dist/manifest.json. */
function print(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      base: { type: 'string', default: '/islands/' },
      'import-map': { type: 'boolean', default: true },
    },
  });
  if (!existsSync('dist/manifest.json')) throw new Error('There is no dist: run "npm run build" first.');
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
  const { base, 'import-map': hasImportMap } = values;
  process.stdout.write(snippet(manifest, { widgets: positionals, base, hasImportMap }));
  if (hasImportMap)
    console.error(`\nThe page's script-src has to list ${policyHash(importMap(manifest, base))}`);
}

try {
  print();
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 1;
}
