import type { Plugin } from 'vite';
import { prefixCss } from '../src/build/prefix-css.ts';

/** Transforms the stories' stylesheets as the build does: rules for islands are prefixed, host rules are not. */
export function prefixIslandCss(): Plugin {
  return {
    name: 'prefix-island-css',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', query = ''] = id.split('?');
      if (query.split('&').includes('raw')) return;
      const isForIslands = /\/(src\/ui|widgets)\/.*\.css$/.test(file) && !file.endsWith('.host.css');
      return isForIslands ? prefixCss(code, file) : undefined;
    },
  };
}
