import { type Plugin, rollup } from 'rollup';
import type { Call } from '../contract/call.ts';
import { typescript } from './typescript.ts';

/**
 * Rollup plugin: builds testing.js in a build of its own, because sharing chunks with it would change those that
 * pages load.
 */
export function testingModule(calls: readonly Call[]): Plugin {
  const known = calls.map(({ name, method, path, hasBase, place }) => ({
    name,
    method,
    path,
    hasBase,
    place,
  }));
  return {
    name: 'testing-module',
    async generateBundle() {
      // A test opens overlays itself, so nothing is resumed after a sign-in.
      const external = (id: string) => id.endsWith('/resume.ts');
      const bundle = await rollup({
        input: 'src/testing/testing.ts',
        external,
        plugins: [typescript('src')],
      });
      const { output } = await bundle.generate({
        format: 'es',
        sourcemap: true,
        entryFileNames: 'testing.js',
      });
      await bundle.close();
      const [{ code, map }] = output;
      const filled = code.replace('__CALLS__', JSON.stringify(known).replaceAll("'", "\\'"));
      this.emitFile({ type: 'asset', fileName: 'testing.js', source: filled });
      this.emitFile({ type: 'asset', fileName: 'testing.js.map', source: map!.toString() });
    },
  };
}
