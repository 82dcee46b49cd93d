import type { Plugin } from 'vite';
import { prefixCss } from '../src/build/prefix-css.ts';

/** Gives the stories the stylesheets as the build ships them: what is for islands is prefixed, host rules are not. */
export function prefixIslandCss(): Plugin {
  return {
    name: 'prefix-island-css',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      const isForIslands = /\/(src\/ui|widgets)\/.*\.css$/.test(file) && !file.endsWith('.host.css');
      return isForIslands ? prefixCss(code, file) : undefined;
    },
  };
}
