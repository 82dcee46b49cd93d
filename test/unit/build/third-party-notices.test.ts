import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import { expect, test } from 'vitest';
import { noticesOf, recordPackages, thirdPartyNotices } from '../../../src/build/third-party-notices.ts';

/** Bundles a module of a package, and returns what else the build writes. */
async function bundled(name: string, plugin: Plugin): Promise<Record<string, string>> {
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => id,
    load: () => 'export const one = 1;',
  };
  const bundle = await rollup({ input: resolve(`node_modules/${name}/one.js`), plugins: [files, plugin] });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return Object.fromEntries(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
  );
}

test('the packages of the pages’ files, and of a file that is built beside them, are named with their licences', async () => {
  await bundled('semver', recordPackages());
  const { 'THIRD-PARTY-NOTICES.txt': notices } = await bundled('react', thirdPartyNotices());
  for (const name of ['react', 'semver']) {
    expect(notices).toContain(`\n${name} `);
    expect(notices).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim());
  }
});

test('the package of a copied file is named once, with those of a build’s modules, and no virtual module’s', () => {
  const files = [
    'node_modules/bootstrap/dist/css/bootstrap.min.css',
    resolve('node_modules/bootstrap/dist/js/bootstrap.js'),
    resolve('node_modules/valibot/dist/index.mjs'),
    '\0rolldown/runtime.js',
    resolve('src/domain/money.ts'),
  ];
  const named = noticesOf('The guide', files).match(/(?<=-{80}\n)\S+/g);
  expect(named).toEqual(['bootstrap', 'valibot']);
});
