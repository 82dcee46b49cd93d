import { posix } from 'node:path';
import type { Plugin } from 'rollup';

/** Files that a shopper's action waits for; so are all that widgets import. */
const awaited =
  /\/(src\/providers|widgets|dompurify)\/|\/(before-add|send-payment|page-again|resume|html)\.ts$/;

/**
 * Rollup plugin: retries a failed `import()` that a shopper's action waits for under another URL, because a browser may
 * cache a failed import for the lifetime of the page, and nobody could pay, sign in or check out.
 */
export function importsTwice(): Plugin {
  return {
    name: 'imports-twice',
    renderDynamicImport({ chunk, moduleId, targetChunk, targetModuleId }) {
      if (!targetChunk || !(awaited.test(targetModuleId!) || moduleId.includes('/widgets/'))) return null;
      const path = posix.relative(posix.dirname(chunk.fileName), targetChunk.fileName);
      const address = path.startsWith('.') ? path : `./${path}`;
      return {
        // Rollup writes the path between these.
        left: 'import(',
        right: `).catch(() =>
          window[Symbol.for('storefront-islands')].importAgain(import.meta.resolve('${address}')),
        )`,
      };
    },
  };
}
