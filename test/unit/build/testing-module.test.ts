// @vitest-environment node
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is parsed is code
import type { AstNode } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { expect, test } from 'vitest';
import { asCommonJs } from '../../../src/build/testing-module.ts';

/** The path of an `import()`, as Rollup's plugins get it. */
function parsed(path: string): AstNode {
  const [statement] = parseAst(path).body as unknown as { expression: AstNode }[];
  return statement!.expression;
}

test('a widget’s path gets the ending of CommonJS', () => {
  expect(asCommonJs(parsed('`./widgets/${name}.js`'))).toBe('"./widgets/" + name + \'.cjs\'');
});

test('a path that is no template is left as it is', () => {
  expect(asCommonJs(parsed("'./widgets/cart.js'"))).toBeNull();
});

test.each(['`./widgets/${a.b}.js`', '`./${room}/${name}.js`', '`./widgets/${name}`', '`./widgets/cart.js`'])(
  '%s stops the build',
  (path) => {
    expect(() => asCommonJs(parsed(path))).toThrow(/import\(\) of/);
  },
);
