import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { type Plugin, rollup } from 'rollup';
import type { Call } from '../contract/call.ts';
import { boundFunctions } from './bound-functions.ts';
import { eagerImports } from './eager-imports.ts';
import { minify } from './minify.ts';
import { injectedNatives, nativesPath } from './natives.ts';
import { onlyChunk } from './only-chunk.ts';
import { ownKeys } from './own-keys.ts';
import { recordPackages } from './third-party-notices.ts';
import { typescriptWithDocs } from './typescript.ts';

/**
 * Rollup plugin: builds doctor.js in a build of its own. It has to work on a page where the other files do not load, and
 * sharing chunks with it would change the chunks that pages load.
 * @param changing the widgets that change something on the server
 */
export function doctorModule(
  widgets: readonly string[],
  calls: readonly Call[],
  changing: readonly string[],
): Plugin {
  // The base of such a call comes from an answer, so its path alone does not identify it.
  const paths = calls.filter(({ hasBase }) => !hasBase).map(({ path }) => path);
  return {
    name: 'doctor-module',
    async generateBundle({ dir }) {
      const bundle = await rollup({
        input: 'src/doctor/doctor.ts',
        plugins: [
          typescriptWithDocs(),
          eagerImports(),
          replace({
            preventAssignment: true,
            values: {
              __WIDGETS__: widgets.join(' '),
              __CALLS__: [...new Set(paths)].join(' '),
              __CHANGING__: changing.join(' '),
              __CALL_NAMES__: calls.map(({ name }) => name).join(' '),
            },
          }),
          resolve({ browser: true }),
          injectedNatives(),
          boundFunctions(nativesPath),
          ownKeys(nativesPath),
          minify(),
          recordPackages(),
        ],
      });
      const built = await bundle.generate({
        dir,
        format: 'es',
        sourcemap: true,
        entryFileNames: 'doctor.js',
        sourcemapPathTransform: (path) =>
          path.includes('node_modules') ? `npm:/${path.split('node_modules/').pop()}` : path,
      });
      await bundle.close();
      const { code, map } = onlyChunk(built);
      this.emitFile({ type: 'asset', fileName: 'doctor.js', source: code });
      this.emitFile({ type: 'asset', fileName: 'doctor.js.map', source: map!.toString() });
    },
  };
}
