import ts from 'typescript';
import { expect, test } from 'vitest';
import { printType } from '../../../src/build/print-type.ts';

/** The printed type `T` of a source text. */
function printed(text: string): string {
  const file = ts.createSourceFile('/t.ts', text, ts.ScriptTarget.ES2022, true);
  const lib = 'interface Array<T> { length: number } interface ReadonlyArray<T> { length: number }';
  const library = ts.createSourceFile('/lib.d.ts', lib, ts.ScriptTarget.ES2022, true);
  const options: ts.CompilerOptions = { strict: true, noResolve: true };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => (name === '/t.ts' ? file : library),
    getDefaultLibFileName: () => '/lib.d.ts',
  };
  const checker = ts.createProgram(['/t.ts'], options, host).getTypeChecker();
  const alias = file.statements.findLast((statement) => ts.isTypeAliasDeclaration(statement))!;
  return printType(checker, checker.getTypeAtLocation(alias));
}

test.each([
  ['type T = string', 'string'],
  ['type T = "in" | "out"', '"in" | "out"'],
  ['type T = undefined | boolean | string', 'boolean | string | undefined'],
  ['type T = string[]', 'string[]'],
  ['type T = ("a" | "b")[]', '("a" | "b")[]'],
  ['type T = [string, number]', '[string, number]'],
  ['type T = {}', 'Record<string, never>'],
  ['type T = { a: 1; b?: string }', '{\n  a: 1;\n  b?: string | undefined;\n}'],
  ['type T = { "a-b": 1 }', '{\n  "a-b": 1;\n}'],
  ['type T = { [key: string]: number }', '{\n  [key: string]: number;\n}'],
  ['type T = { act: (a: { b: string }) => void }', '{\n  act: (a: {\n    b: string;\n  }) => void;\n}'],
  ['type T = { act?: () => unknown }', '{\n  act?: (() => unknown) | undefined;\n}'],
  ['type A = { a: 1 } & { b: 2 }; type T = { c: A }', '{\n  c: {\n    a: 1;\n    b: 2;\n  };\n}'],
  ['type A = { b: number }; type T = { a: A }', '{\n  a: {\n    b: number;\n  };\n}'],
])('%s', (text, expected) => {
  expect(printed(text)).toBe(expected);
});

test('throws for an overloaded function', () => {
  expect(() => printed('type T = { act: { (a: 1): 1; (a: 2): 2 } }')).toThrow('A function has one form only');
});
