import type { Plugin } from 'rollup';

/**
 * Rollup plugin: what adapts another company's code, without which nobody pays or signs in, is asked for once more where
 * it did not come, by another address: a browser may keep a failed import for as long as the page lives.
 */
export function importsTwice(): Plugin {
  return {
    name: 'imports-twice',
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId?.includes('/src/providers/')
        ? {
            left: '((path) => import(path).catch(() => import(path + "?retry=" + performance.now())))(',
            right: ')',
          }
        : null,
  };
}
