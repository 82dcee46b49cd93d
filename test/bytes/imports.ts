import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** The files that a source file imports, at once or on demand; packages as `npm:valibot`. Types are no imports. */
export function importsOf(path: string): string[] {
  if (!/\.tsx?$/.test(path) || !existsSync(path)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = importedBy(node);
    if (specifier)
      found.push(
        specifier.startsWith('.')
          ? posix.join(posix.dirname(path), specifier)
          : `npm:${/^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0]}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022));
  return found;
}

function importedBy(node: ts.Node): string | undefined {
  const specifier =
    (ts.isImportDeclaration(node) && !isOfTypes(node)) || (ts.isExportDeclaration(node) && !node.isTypeOnly)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

/** `import type { X } from …`, or `import { type X } from …`. */
function isOfTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  const { namedBindings, name } = importClause;
  const areTypes =
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
  return importClause.isTypeOnly || areTypes;
}
