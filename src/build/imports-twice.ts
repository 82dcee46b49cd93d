import type { Plugin } from 'rollup';

/**
 * Rollup plugin: retries a failed `import()` of a payment or identity provider's adapter under another URL, because a
 * browser may cache a failed import for the lifetime of the page, and nobody could pay or sign in.
 */
export function importsTwice(): Plugin {
  return {
    name: 'imports-twice',
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId?.includes('/src/providers/')
        ? {
            left: `((path) => import(path).catch((error) => {
              const { importAgain } = window[Symbol.for('storefront-islands')];
              if (!importAgain) throw error;
              return importAgain(import.meta.resolve(path));
            }))(`,
            right: ')',
          }
        : null,
  };
}
