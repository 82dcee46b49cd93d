import type { Plugin } from 'rollup';

/**
 * Rollup plugin: retries a failed `import()` of a payment or identity provider's adapter, or of a widget's own part, under
 * another URL, because a browser may cache a failed import for the lifetime of the page, and nobody could pay, sign in or
 * check out.
 */
export function importsTwice(): Plugin {
  return {
    name: 'imports-twice',
    renderDynamicImport: ({ targetModuleId }) =>
      /\/(src\/providers|widgets)\//.test(targetModuleId ?? '')
        ? {
            left: `((path) => import(path).catch(() =>
              window[Symbol.for('storefront-islands')].importAgain(import.meta.resolve(path)),
            ))(`,
            right: ')',
          }
        : null,
  };
}
