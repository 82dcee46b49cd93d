import ts from 'typescript';
import { expect, it } from 'vitest';
import { parsedFiles, placeOf } from './parsed-files.ts';

const longest = 60;

it(`no function of src and widgets is longer than ${longest} lines: it does two things`, () => {
  const long = parsedFiles('src', 'widgets').flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
        const last = file.getLineAndCharacterOfPosition(node.end).line;
        if (last - first + 1 > longest) found.push(`${placeOf(file, node)} (${last - first + 1} lines)`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
  expect(long.join('\n')).toBe('');
});
