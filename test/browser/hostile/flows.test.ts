import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe } from 'vitest';
import { visitIn } from '../harness.ts';

/** Flows that judge the whole page, or the server, and not a widget. */
const ofThePage: Record<string, string> = {
  accessibility: 'the hostile page has faults of its own, and axe does not run on its replaced prototypes',
  'layout-shift': 'the hostile page moves by itself, every second',
  'sign-in-session': 'a session ends on the server, whatever the page is',
  'reserved-space': 'what the server’s form takes is up to the hostile page’s stylesheet',
};

visitIn('/hostile');

for (const file of globSync('test/browser/flows/*.test.ts').sort()) {
  const name = basename(file, '.test.ts');
  if (!(name in ofThePage)) describe(`in a hostile page: ${name}`, () => import(resolve(file)));
}
