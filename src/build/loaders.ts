import type { OutputChunk, Plugin } from 'rollup';
import type { Island } from '../runtime/define-island.ts';

/**
 * Rollup plugin: makes islands.js for all widgets and `<name>.js` for each. All are the same small script with
 * different constants: the version, the widget's name, and the default strategies other than 'visible'.
 */
export function loaders(islands: readonly Island[], version: string): Plugin {
  const fill = (code: string, name: string, those: readonly Island[]) =>
    code.replaceAll('__VERSION__', version).replace('__NAME__', name).replace('__LOADS__', strategies(those));
  return {
    name: 'loaders',
    generateBundle(_, bundle) {
      const loader = bundle['islands.js'] as OutputChunk;
      for (const island of islands) {
        const source = fill(loader.code, island.name, [island]);
        this.emitFile({ type: 'asset', fileName: `${island.name}.js`, source });
        this.emitFile({ type: 'asset', fileName: `${island.name}.js.map`, source: String(loader.map) });
      }
      loader.code = fill(loader.code, '', islands);
    },
  };
}

/** Default strategies that are not 'visible', as the loader reads them: `cart-count:load add-to-cart:idle`. */
function strategies(islands: readonly Island[]): string {
  return islands
    .filter(({ load = 'visible' }) => load !== 'visible')
    .map(({ name, load }) => `${name}:${load}`)
    .join(' ');
}
