import { join } from 'node:path';
import { type AstNode, type Plugin, rollup } from 'rollup';
import type { Call } from '../contract/call.ts';
import { onlyChunk } from './only-chunk.ts';
import { typescriptByModule } from './typescript.ts';

/**
 * Rollup plugin: builds testing.js in a build of its own, because sharing chunks with it would change those that
 * pages load; and a copy of it and the widgets as CommonJS in `testing/`, which jest requires.
 */
export function testingModule(calls: readonly Call[], widgets: readonly string[]): Plugin {
  const known = calls.map(({ name, method, path, hasBase, place }) => ({
    name,
    method,
    path,
    hasBase,
    place,
  }));
  return {
    name: 'testing-module',
    async generateBundle({ dir }) {
      // A test opens overlays itself, so nothing is resumed after a sign-in.
      const external = (id: string) => id.endsWith('/resume.ts');
      const bundle = await rollup({
        input: 'src/testing/testing.ts',
        external,
        plugins: [typescriptByModule()],
      });
      const built = await bundle.generate({
        dir,
        format: 'es',
        sourcemap: true,
        entryFileNames: 'testing.js',
      });
      await bundle.close();
      const { code, map } = onlyChunk(built);
      const filled = code
        .replace('__CALLS__', JSON.stringify(known).replaceAll("'", "\\'"))
        .replace('__WIDGETS__', JSON.stringify(widgets));
      this.emitFile({ type: 'asset', fileName: 'testing.js', source: filled });
      this.emitFile({ type: 'asset', fileName: 'testing.js.map', source: map!.toString() });
    },
    async writeBundle({ dir }) {
      await writeCommonJs(dir!, widgets);
    },
  };
}

interface TemplatePath extends AstNode {
  quasis: { value: { cooked: string } }[];
  expressions: (AstNode & { name: string })[];
}

/**
 * A path that is computed from a file's name, with the ending of the files beside it.
 * @throws for another template than `…${name}.js`
 */
export function asCommonJs(path: AstNode): string | null {
  if (path.type !== 'TemplateLiteral') return null;
  const { quasis, expressions } = path as TemplatePath;
  const [folder, ending] = quasis.map(({ value }) => value.cooked);
  const [name] = expressions;
  if (quasis.length !== 2 || ending !== '.js' || name?.type !== 'Identifier')
    throw new Error(
      `import() of ${quasis.map(({ value }) => value.cooked).join('…')}, not of a name and .js`,
    );
  return `${JSON.stringify(folder)} + ${name.name} + '.cjs'`;
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
    external: (id) => id.endsWith('/resume.ts'),
    // The built files have been tree-shaken already.
    treeshake: false,
    plugins: [
      {
        name: 'widgets-as-commonjs',
        resolveDynamicImport: (path) => (typeof path === 'string' ? null : asCommonJs(path)),
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
