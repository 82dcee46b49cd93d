import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nodesOf, parsedFiles, placeOf } from './parsed-files.ts';

/** The files that declare texts: those of a noun or of every page, and those of a widget or a part of it. */
export const messageFiles = parsedFiles('src/domain', 'widgets').filter(({ fileName }) =>
  /[-/.]messages\.ts$/.test(fileName),
);

/** Each key of a file's texts that has its words there, or takes those of a key with another name. */
export function declaredKeys(file: ts.SourceFile): { key: string; place: string }[] {
  return nodesOf(file)
    .filter((node) => ts.isPropertyAssignment(node))
    .filter((property) => isText(property) && !isReference(property))
    .map((property) => ({ key: property.name.getText(), place: placeOf(file, property) }));
}

/** Whether it is a property of `export const …Messages = { … }` itself. */
function isText({ parent: { parent } }: ts.PropertyAssignment): boolean {
  const declared = ts.isSatisfiesExpression(parent) ? parent.parent : parent;
  return ts.isVariableDeclaration(declared) && /Messages$/.test(declared.name.getText());
}

/** `close: otherMessages.close`, or the texts of a country, which have the same keys in each. */
function isReference({ name, initializer }: ts.PropertyAssignment): boolean {
  if (ts.isObjectLiteralExpression(initializer)) return true;
  return ts.isPropertyAccessExpression(initializer) && initializer.name.text === name.getText();
}

/** A group of texts, `export const …Messages`, with the files that say them, directly or through a group that has them. */
export interface SaidGroup {
  group: string;
  path: string;
  files: string[];
}

export function sayersOfGroups(): SaidGroup[] {
  const groups = messageFiles.flatMap((file) => file.statements.flatMap((one) => groupIn(file, one) ?? []));
  const users = new Map<string, Set<string>>(groups.map((group) => [group, new Set()]));
  for (const file of parsedFiles('src', 'widgets')) {
    const imported = importedGroups(file);
    for (const statement of file.statements) {
      const user = groupIn(file, statement) ?? file.fileName;
      for (const node of ts.isImportDeclaration(statement) ? [] : nodesOf(statement)) {
        const used = ts.isIdentifier(node) && (imported.get(node.text) ?? `${file.fileName}#${node.text}`);
        if (used && used !== user) users.get(used)?.add(user);
      }
    }
  }
  const filesOf = (group: string): string[] =>
    [...users.get(group)!].flatMap((user) => (users.has(user) ? filesOf(user) : [user]));
  return groups.map((one) => {
    const [path, group] = one.split('#') as [string, string];
    // A type of the texts stands beside them, and is used where they are said.
    return { group, path, files: [...new Set(filesOf(one))].filter((file) => file !== path) };
  });
}

/** `src/domain/messages.ts#controlMessages`, if a statement declares a group of texts, or the type of one. */
function groupIn({ fileName }: ts.SourceFile, statement: ts.Statement): string | undefined {
  if (!messageFiles.some((file) => file.fileName === fileName)) return undefined;
  if (ts.isTypeAliasDeclaration(statement)) return `${fileName}#${statement.name.text}`;
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declared] = statement.declarationList.declarations;
  return `${fileName}#${declared!.name.getText()}`;
}

/** What a file imports from messages files, by the names that it has there. */
function importedGroups({ fileName, statements }: ts.SourceFile): Map<string, string> {
  const imports = statements.filter((statement) => ts.isImportDeclaration(statement));
  return new Map(
    imports.flatMap(({ importClause, moduleSpecifier }) => {
      const { namedBindings: names } = importClause ?? {};
      const path = join(dirname(fileName), (moduleSpecifier as ts.StringLiteral).text);
      return names && ts.isNamedImports(names)
        ? names.elements.map(
            (one) => [one.name.text, `${path}#${(one.propertyName ?? one.name).text}`] as const,
          )
        : [];
    }),
  );
}
