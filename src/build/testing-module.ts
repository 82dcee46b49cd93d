import { join } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import type { Call } from '../contract/call.ts';
import { onlyChunk } from './only-chunk.ts';
import { recordPackages } from './third-party-notices.ts';
import { typescriptByModule } from './typescript.ts';

/**
 * Rollup plugin: builds testing.js in a build of its own, because sharing chunks with it would change those that
 * pages load; and a copy of it and the widgets as CommonJS in `testing/`, which jest requires.
 */
export function testingModule(calls: readonly Call[], widgets: readonly string[]): Plugin {
  return {
    name: 'testing-module',
    async generateBundle({ dir }) {
      // A test opens overlays itself, so nothing is resumed after a sign-in; nor does it go on after an error.
      const external = (id: string) => /\/(resume|after-crash)\.ts$/.test(id);
      const bundle = await rollup({
        input: 'src/testing/testing.ts',
        external,
        plugins: [packageFiles(calls, widgets), typescriptByModule(), recordPackages()],
      });
      const built = await bundle.generate({
        dir,
        format: 'es',
        sourcemap: true,
        entryFileNames: 'testing.js',
        paths: (id) => id.replace(ofPackage, './'),
      });
      await bundle.close();
      const { code, map } = onlyChunk(built);
      this.emitFile({ type: 'asset', fileName: 'testing.js', source: code });
      this.emitFile({ type: 'asset', fileName: 'testing.js.map', source: map!.toString() });
    },
    async writeBundle({ dir }) {
      await writeCommonJs(dir!, widgets);
    },
  };
}

/** The prefix of the package's built files, which are external to this build. */
const ofPackage = 'package:';

/** Writes the code of src/testing/package-files.ts. */
function packageFiles(calls: readonly Call[], widgets: readonly string[]): Plugin {
  const known = calls.map(({ name, method, path, hasBase, place }) => ({
    name,
    method,
    path,
    hasBase,
    place,
  }));
  const load = (file: string) => `() => import(${JSON.stringify(`${ofPackage}${file}.js`)})`;
  const ofWidgets = widgets.map((name) => `  [${JSON.stringify(name)}, ${load(`widgets/${name}`)}],\n`);
  const code = `export const calls = ${JSON.stringify(known)};
export const loadCore = ${load('core')};
export const widgets = new Map([
${ofWidgets.join('')}]);
`;
  return {
    name: 'package-files',
    resolveId: (id) => (id.startsWith(ofPackage) ? { id, external: true } : null),
    load: (id) => (id.endsWith('/src/testing/package-files.ts') ? code : null),
  };
}

/** Writes `testing/testing.cjs`, which requires the widgets beside it when a test asks for them. */
async function writeCommonJs(dir: string, widgets: readonly string[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(
      ['testing', 'core', ...widgets.map((name) => `widgets/${name}`)].map((name) => [
        name,
        join(dir, `${name}.js`),
      ]),
    ),
    external: (id) => /\/(resume|after-crash)\.ts$/.test(id),
    // The built files have been tree-shaken already.
    treeshake: false,
    plugins: [
      {
        name: 'widgets-as-commonjs',
        // CommonJS has no import.meta; a retry asks it for a file's URL.
        resolveImportMeta: (property) => (property === 'resolve' ? 'require.resolve' : null),
      },
    ],
  });
  await bundle.write({
    dir: join(dir, 'testing'),
    format: 'cjs',
    // All modules come from the package itself, so none needs interop helpers.
    interop: 'esModule',
    exports: 'named',
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'chunks/[name].cjs',
  });
  await bundle.close();
}
