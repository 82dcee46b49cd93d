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
      if (id.split('?')[0] === module || !code.includes('bind')) return null;
      const edited = new MagicString(code);
      for (const call of bindCalls(this.parse(code))) rewrite(edited, call);
      if (!edited.hasChanged()) return null;
      edited.prepend(`import { bind as $bind } from ${JSON.stringify(module)};\n`);
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}

/**
 * Replaces everything but the parts of the call. They get parentheses, because those around them in the source belong to
 * no node.
 */
function rewrite(edited: MagicString, { start, end, callee, arguments: given }: BindCall): void {
  const replace = (from: number, to: number, text: string) =>
    from === to ? edited.appendLeft(from, text) : edited.overwrite(from, to, text);
  let at = start;
  let before = '$bind(';
  for (const part of [callee.object, ...given]) {
    const isList = part.type === 'SpreadElement';
    replace(at, part.start, `${before}${isList ? '' : '('}`);
    at = part.end;
    before = isList ? ', ' : '), ';
  }
  replace(at, end, before.replace(', ', ')'));
}

interface BindCall extends AstNode {
  callee: AstNode & {
    object: AstNode;
    property: AstNode & { name?: string };
    computed: boolean;
    optional: boolean;
  };
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
    !call.callee.computed &&
    !call.callee.optional &&
    call.arguments.length > 0
  )
    yield call;
  for (const part of Object.values(node)) yield* bindCalls(part);
}
