import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Two caches: the files that each file names directly, and those that it names directly or through others. */
const known = new Map<string, Set<string>>();
const followed = new Map<string, Set<string>>();

/**
 * A file, and the project's files that it names, directly or through others. It names the files that it imports, and those
 * that it reads: their path, from the file or from the project's root, is a string in it. A pattern, such as
 * `./*-drivers.ts`, names every file that matches. Files of src/, widgets/ and test/storefront are not followed, because
 * they import none of the tests' files.
 */
export function filesNamedFrom(start: string): Set<string> {
  const before = followed.get(start);
  if (before) return before;
  const found = new Set([start]);
  for (const path of found) {
    if (!/\.(tsx?|mjs)$/.test(path) || /^(src|widgets|test\/storefront)\//.test(path)) continue;
    const names = known.get(path) ?? namesIn(path);
    known.set(path, names);
    for (const name of names) found.add(name);
  }
  followed.set(start, found);
  return found;
}

function namesIn(path: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) for (const name of pathsOf(node.text, path)) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return names;
}

/** The files that a string names if it is a path. The only folder is `widgets`, which tests of every widget read. */
function pathsOf(text: string, importer: string): string[] {
  if (text === 'widgets') return [text];
  if (/^\.[\w./-]*\*[\w./-]*\.\w+$/.test(text)) return globSync(join(dirname(importer), text));
  if (!/^[\w./@-]+\.\w+(\?\w+)?$/.test(text)) return [];
  const [path] = text.split('?');
  const isFile = (one: string) => statSync(one, { throwIfNoEntry: false })?.isFile();
  return [join(dirname(importer), path!), path!].filter(isFile);
}
