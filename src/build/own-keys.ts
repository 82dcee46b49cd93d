import MagicString from 'magic-string';
import type { AstNode, Plugin } from 'rollup';

/**
 * Rollup plugin: `for (const key in input)` becomes `for (const key of keysOf(input))` with the `keysOf` of `module`,
 * because a page may have added to `Object.prototype` or `Array.prototype`, and a plain loop would also visit these names.
 */
export function ownKeys(module: string): Plugin {
  return {
    name: 'own-keys',
    transform(code, id) {
      if (id.split('?')[0] === module || !code.includes('for')) return null;
      const edited = new MagicString(code);
      for (const { left, right, body } of loopsIn(this.parse(code))) {
        // The parentheses around a part belong to no node, so they are overwritten, too.
        edited.overwrite(left.end, right.start, ' of $keysOf((');
        edited.overwrite(right.end, body.start, '))) ');
      }
      if (!edited.hasChanged()) return null;
      edited.prepend(`import { keysOf as $keysOf } from ${JSON.stringify(module)};\n`);
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}

type Loop = AstNode & Record<'left' | 'right' | 'body', AstNode>;

/** Every `for…in` loop in a syntax tree. */
function* loopsIn(node: unknown): Generator<Loop> {
  if (!node || typeof node !== 'object') return;
  if ((node as AstNode).type === 'ForInStatement') yield node as Loop;
  for (const part of Object.values(node)) yield* loopsIn(part);
}
