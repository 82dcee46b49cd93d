import ts from 'typescript';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** The trees of all tests of a worker. */
const parsed = new Map<string, ts.SourceFile>();

/** The syntax trees of the script files in the given folders. */
export function parsedFiles(...folders: string[]): ts.SourceFile[] {
  return sourceFiles(...folders).map(parsedFile);
}

export function parsedFile({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = parsed.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
  parsed.set(path, tree);
  return tree;
}

/** The location of a node, for a message: `src/ui/button.tsx:12`. */
export function placeOf(file: ts.SourceFile, node: ts.Node): string {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}

/** A node and all below it, in the order of the text. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
