import MagicString from 'magic-string';
import type { AstNode, Plugin } from 'rollup';

/**
 * Rollup plugin: `update.bind(null, fiber)` becomes `bind(update, null, fiber)` with the `bind` of `module`, because
 * old libraries replace the method on every function of the page.
 */
export function boundFunctions(module: string): Plugin {
  return {
    name: 'bound-functions',
    transform(code, id) {
      if (id.split('?')[0] === module || !code.includes('.bind(')) return null;
      const edited = new MagicString(code);
      for (const { start, callee } of bindCalls(this.parse(code))) {
        edited.appendLeft(start, '$bind(');
        const { start: name, end } = callee.property;
        edited.overwrite(code.lastIndexOf('.', name), code.indexOf('(', end) + 1, ', ');
      }
      if (!edited.hasChanged()) return null;
      edited.prepend(`import { bind as $bind } from ${JSON.stringify(module)};\n`);
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}

interface BindCall extends AstNode {
  callee: AstNode & { property: AstNode & { name?: string }; optional: boolean };
  arguments: AstNode[];
}

/** Every `x.bind(y, …)` in a syntax tree. */
function* bindCalls(node: unknown): Generator<BindCall> {
  if (!node || typeof node !== 'object') return;
  const call = node as BindCall;
  if (
    call.type === 'CallExpression' &&
    call.callee.type === 'MemberExpression' &&
    call.callee.property.name === 'bind' &&
    !call.callee.optional &&
    call.arguments.length > 0
  )
    yield call;
  for (const part of Object.values(node)) yield* bindCalls(part);
}
