import { basename, dirname, join, relative } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import type { ExampledCall } from '../contract/examples.ts';
import { onlyChunk } from './only-chunk.ts';
import { recordPackages } from './third-party-notices.ts';
import { typescriptByModule } from './typescript.ts';

/**
 * Rollup plugin: builds testing.js in a build of its own, because sharing chunks with it would change the chunks that
 * pages load. It also builds testing/msw.js, whose `msw` is the embedder's, and in `testing/` a CommonJS copy of both and
 * of the widgets, for jest.
 */
export function testingModule(
  room: string,
  calls: readonly ExampledCall[],
  widgets: readonly string[],
): Plugin {
  return {
    name: 'testing-module',
    async generateBundle({ dir }) {
      // Left out: what continues after a sign-in, because a test opens overlays itself, and what continues after an
      // error.
      const external = (id: string) => id === 'msw' || /\/(resume|after-crash)\.ts$/.test(id);
      for (const [input, fileName, root] of entries) {
        const bundle = await rollup({
          input,
          external,
          plugins: [packageFiles(room, calls, widgets), typescriptByModule(), recordPackages()],
        });
        const built = await bundle.generate({
          dir: join(dir!, dirname(fileName)),
          format: 'es',
          sourcemap: true,
          entryFileNames: basename(fileName),
          paths: (id) => id.replace(ofPackage, root),
        });
        await bundle.close();
        const { code, map } = onlyChunk(built);
        this.emitFile({ type: 'asset', fileName, source: code });
        this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: map!.toString() });
      }
    },
    async writeBundle({ dir }) {
      await writeCommonJs(dir!, widgets);
    },
  };
}

/** The sources, the built files, and how the package's root is reached from there. */
const entries = [
  ['src/testing/testing.ts', 'testing.js', './'],
  ['src/testing/msw.ts', 'testing/msw.js', '../'],
] as const;

/** The prefix of the package's built files, which are external to this build. */
const ofPackage = 'package:';

/** Writes the code of src/testing/package-files.ts and package-examples.ts. */
function packageFiles(room: string, calls: readonly ExampledCall[], widgets: readonly string[]): Plugin {
  const known = calls.map(({ name, method, path, hasBase, place }) => ({
    name,
    method,
    path,
    hasBase,
    place,
  }));
  const answers = Object.fromEntries(calls.map(({ name, example }) => [name, example.answer]));
  const load = (file: string) => `() => import(${JSON.stringify(`${ofPackage}${file}.js`)})`;
  const ofWidgets = widgets.map((name) => `  [${JSON.stringify(name)}, ${load(`widgets/${name}`)}],\n`);
  const files = `export const calls = ${JSON.stringify(known)};
export const exampleAnswers = ${JSON.stringify(answers)};
export const loadCore = ${load('core')};
export const widgets = new Map([
${ofWidgets.join('')}]);
`;
  // Relative, because the source map contains this path.
  const pathOf = (name: string) =>
    JSON.stringify(relative('src/testing', join(room, name, `${name}.examples.ts`)));
  const imports = widgets.map((name, nth) => `import { examples as of${nth} } from ${pathOf(name)};\n`);
  const states = widgets.map((name, nth) => `  ${JSON.stringify(name)}: of${nth},\n`);
  const examples = `${imports.join('')}export const examples = {\n${states.join('')}};\n`;
  return {
    name: 'package-files',
    resolveId: (id) => (id.startsWith(ofPackage) ? { id, external: true } : null),
    load(id) {
      if (id.endsWith('/src/testing/package-files.ts')) return files;
      return id.endsWith('/src/testing/package-examples.ts') ? examples : null;
    },
  };
}

/** Writes `testing/testing.cjs`, which requires the widgets beside it when a test asks for them. */
async function writeCommonJs(dir: string, widgets: readonly string[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(
      [
        ['testing', 'testing'],
        ['msw', 'testing/msw'],
        ...['core', ...widgets.map((name) => `widgets/${name}`)].map((name) => [name, name]),
      ].map(([name, file]) => [name, join(dir, `${file}.js`)]),
    ),
    external: (id) => id === 'msw' || /\/(resume|after-crash)\.ts$/.test(id),
    // The built files have been tree-shaken already.
    treeshake: false,
    plugins: [
      {
        name: 'widgets-as-commonjs',
        // CommonJS has no import.meta, which a retry asks for a file's URL.
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
