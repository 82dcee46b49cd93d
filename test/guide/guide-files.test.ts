import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { hasCardNumber } from '../browser/storefront/known-cards.ts';
import { expectLinked } from '../package/links.ts';

/* The files of the guide in the package. */

const dist = join(inject('installed').folder, 'node_modules/storefront-islands/dist');

test('the site is smaller than 5 MB', () => {
  const files = globSync('guide/**/*.*', { cwd: dist });
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(bytes).toBeLessThan(5e6);
});

test('no full card number is in the site’s files', () => {
  const files = globSync('guide/**/*.{js,css,json,html}', { cwd: dist });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => hasCardNumber(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});

test('the packages whose code is in the site’s scripts and stylesheets are named with their licences', () => {
  const notices = readFileSync(join(dist, 'guide/THIRD-PARTY-NOTICES.txt'), 'utf8');
  // Addresses and the search index are parsed with Valibot; the hostile page has Bootstrap’s stylesheet.
  for (const name of ['bootstrap', 'valibot']) {
    expect(notices).toContain(`\n${name} `);
    const [licence] = globSync(`node_modules/${name}/{LICENSE,LICENSE.md}`);
    expect(notices).toContain(readFileSync(licence!, 'utf8').trim());
  }
});

test('the stylesheet of the hostile page names no file, because none of its fonts is in the site', () => {
  const sheet = readFileSync(join(dist, 'guide/hostile.css'), 'utf8');
  expect(sheet).toContain('.glyphicon');
  expect(sheet).not.toMatch(/url\((?!"?data:)/);
});

test('the links of llms.txt lead to files of the package', () => {
  expectLinked(join(dist, 'llms.txt'));
});
