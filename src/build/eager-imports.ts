import MagicString from 'magic-string';
import type { AstNode, Plugin } from 'rollup';

/**
 * Rollup plugin: `import('./file.ts')` becomes a static import and a promise of the module, so that the script is one
 * file. Rollup's own inlining would use the page's `Promise`, which a script may have replaced.
 */
export function eagerImports(): Plugin {
  return {
    name: 'eager-imports',
    transform(code) {
      if (!code.includes('import(')) return null;
      const edited = new MagicString(code);
      for (const [index, { start, end, source }] of [...dynamicImports(this.parse(code))].entries()) {
        edited.prepend(`import * as $eager${index} from ${JSON.stringify(source.value)};\n`);
        edited.overwrite(start, end, `(async () => $eager${index})()`);
      }
      return edited.hasChanged()
        ? { code: edited.toString(), map: edited.generateMap({ hires: true }) }
        : null;
    },
  };
}

interface DynamicImport extends AstNode {
  source: AstNode & { value?: unknown };
}

/** Every `import()` of a literal path in a syntax tree. */
function* dynamicImports(node: unknown): Generator<DynamicImport> {
  if (!node || typeof node !== 'object') return;
  const found = node as DynamicImport;
  if (found.type === 'ImportExpression' && typeof found.source.value === 'string') yield found;
  for (const part of Object.values(node)) yield* dynamicImports(part);
}
