import { basename, dirname } from 'node:path';
import type { SourceFile } from './source-files.ts';

/**
 * The circles that files make by their imports, those of types and on demand too, each as the shortest way round:
 * `a.ts → b.ts → a.ts`. A view may import the types of its own declaration, which imports the view.
 */
export function circlesOf(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, arrowsOf(file)]));
  return groupsOf(importsOf).map((group) => {
    const [first] = [...group].sort();
    return wayRound(first!, importsOf).join(' → ');
  });
}

function arrowsOf({ path, text, imports, laterImports }: SourceFile): string[] {
  const isTypeOfDeclaration = (to: string) =>
    to.endsWith('.island.ts') &&
    dirname(to) === dirname(path) &&
    importsFrom(to, 'type ').test(text) &&
    !importsFrom(to, '(?!type )').test(text);
  const importsFrom = (to: string, what: string) =>
    RegExp(`^import ${what}[^;]*?from '\\./${basename(to)}'`, 'm');
  return [...new Set([...imports, ...laterImports])].filter((to) => !isTypeOfDeclaration(to));
}

/** The files that lead to each other, in groups of two or more (Tarjan's algorithm). */
function groupsOf(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (path: string): number => {
    const number = numbers.size;
    numbers.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const to of importsOf.get(path)!) {
      if (!importsOf.has(to)) continue;
      const reached = numbers.has(to) ? (open.includes(to) ? numbers.get(to)! : number) : visit(to);
      lowest.set(path, Math.min(lowest.get(path)!, reached));
    }
    if (lowest.get(path) === number) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) groups.push(group);
    }
    return lowest.get(path)!;
  };
  for (const path of importsOf.keys()) if (!numbers.has(path)) visit(path);
  return groups;
}

/** The shortest way from a file back to itself. */
function wayRound(start: string, importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const to of importsOf.get(way.at(-1)!) ?? []) {
      if (to === start) return [...way, to];
      if (!seen.has(to)) ways.push([...way, to]);
      seen.add(to);
    }
  return [];
}
