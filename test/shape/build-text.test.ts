import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parsedFiles } from './parsed-files.ts';
import { patternsOverText } from './patterns-over-text.ts';

/*
 * The builds change and read scripts and stylesheets by their syntax tree. A pattern over their text would also match in
 * a string or a comment, and stop matching when the formatter or a package changes.
 */

it('no regular expression of the build or of the guide reads the text of a script or stylesheet', () => {
  const files = parsedFiles('src/build', 'stories/site', 'stories/guide').concat(
    parse('rollup.config.mjs', readFileSync('rollup.config.mjs', 'utf8')),
  );
  expect(files.flatMap(patternsOverText)).toEqual([]);
});

it.each([
  ['a transform', 'const p = { transform(code) { return code.replace(/docs/, ""); } };'],
  ['an arrow', 'const p = { renderChunk: (code) => code.match(/docs/) };'],
  ['a handler', 'const p = { transform: { handler(code, id) { return /docs/g.test(code) } } };'],
  ['a named pattern', 'const docs = /docs/; const p = { transform(code) { return docs.exec(code); } };'],
  ['a chunk', 'for (const chunk of chunks) chunk.code = chunk.code.replaceAll(/a/g, "b");'],
  ['a file', 'const text = readFileSync("a.ts", "utf8"); const all = [...text.matchAll(/about/g)];'],
  ['a part', 'const p = { transform(code) { const start = code.slice(9); return start.split(/x/); } };'],
  [
    'a function',
    'const of = (text) => text.search(/x/); const p = { transform(code) { return of(code); } };',
  ],
])('a regular expression over the text of %s is found', (_, text) => {
  expect(patternsOverText(parse('sample.ts', text))).toEqual(['sample.ts:1']);
});

it('a regular expression over a path is none over a text', () => {
  const text = 'const p = { transform(code, id) { return /tsx?$/.test(id) ? code.includes("x") : null; } };';
  expect(patternsOverText(parse('sample.ts', text))).toEqual([]);
});

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}
