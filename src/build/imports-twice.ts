import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { Plugin } from 'rollup';
import { importsOnDemand } from './purposes.ts';

/**
 * Rollup plugin: retries a failed `import()` under another URL. A browser may cache a failed import for the lifetime of
 * the page, and then the shopper could not pay, sign in or check out. An import that no shopper waits for is marked, and
 * not retried: `import(/* @once … *\/ './module.ts')`.
 */
export function importsTwice(): Plugin {
  return {
    name: 'imports-twice',
    renderDynamicImport({ chunk, moduleId, targetChunk, targetModuleId }) {
      if (!targetChunk || isOnce(moduleId, targetModuleId!)) return null;
      const path = posix.relative(posix.dirname(chunk.fileName), targetChunk.fileName);
      const address = path.startsWith('.') ? path : `./${path}`;
      return {
        // Rollup writes the path between these two texts.
        left: 'import(',
        right: `).catch(() =>
          window[Symbol.for('storefront-islands')].importAgain(import.meta.resolve('${address}')),
        )`,
      };
    },
  };
}

// A virtual module of a plug-in has no file.
const isOnce = (importer: string, target: string): boolean =>
  existsSync(importer) &&
  importsOnDemand(importer).some(
    ({ specifier, isOnce }) => isOnce && target === posix.join(posix.dirname(importer), specifier),
  );
