import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Caches: the files that each file names directly, and those that it names directly or through others. */
const known = new Map<string, Set<string>>();
const followed = new Map<string, Set<string>>();

/**
 * A file, and the project's files that it names, directly or through others: those it imports, and those whose path, from
 * the file or from the project's root, is a string in it, because it reads them; a pattern from the file, such as
 * `./*-drivers.ts`, names all that match. What src/, widgets/ and test/storefront name is left out: they import none of the
 * tests' files.
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

/** The files at a string that may be a path; of folders only `widgets`, which is read by tests of every widget. */
function pathsOf(text: string, importer: string): string[] {
  if (text === 'widgets') return [text];
  if (/^\.[\w./-]*\*[\w./-]*\.\w+$/.test(text)) return globSync(join(dirname(importer), text));
  if (!/^[\w./@-]+\.\w+(\?\w+)?$/.test(text)) return [];
  const [path] = text.split('?');
  const isFile = (one: string) => statSync(one, { throwIfNoEntry: false })?.isFile();
  return [join(dirname(importer), path!), path!].filter(isFile);
}
