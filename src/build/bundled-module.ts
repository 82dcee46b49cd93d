import type { Plugin } from 'rollup';

const sentence =
  '[storefront-islands] These scripts are served, not bundled: take this import out, and put the tags that “npx storefront-islands snippet” prints on the page.';

/**
 * Rollup plugin: bundled.mjs, which Node and bundlers get for `import 'storefront-islands'`. On a server it does nothing;
 * in a page it says why no island mounts. A browser loads `islands.js` by its URL.
 */
export function bundledModule(): Plugin {
  const source = `if (typeof document !== 'undefined') console.error(${JSON.stringify(sentence)});
export {};
`;
  return {
    name: 'bundled-module',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'bundled.mjs', source });
    },
  };
}
