import ts from 'typescript';

const ofCall = ['about', 'service', 'place', 'payload', 'source'];

/**
 * Fields that only the reference backend, the tests and the docs read: `about` of every declaration, and more for a
 * call, a widget, a limit or a key of the page context.
 */
const unread: Record<string, readonly string[]> = {
  contextKey: ['about', 'without', 'names'],
  defineIsland: ['about', 'docs'],
  declareCall: ofCall,
  declareLimit: ['kind', 'brand', 'about', 'source'],
};

/**
 * TypeScript transformer: removes those fields from declarations, so that pages do not download them. A declaration is a
 * call of one of these functions with an object: `text({ about: '…' })`; an object shared by several calls `satisfies
 * Partial<Call>`. An import that only those fields used is removed too, so that no widget counts as a user of a module
 * that it does not run.
 */
export const withoutDocs: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const without = <Given extends ts.Expression>(given: Given, left: readonly string[]) =>
    ts.isObjectLiteralExpression(given)
      ? factory.updateObjectLiteralExpression(
          given,
          given.properties.filter(({ name }) => !(name && ts.isIdentifier(name) && left.includes(name.text))),
        )
      : given;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isSatisfiesExpression(visited) && visited.type.getText(file) === 'Partial<Call>')
      return factory.updateSatisfiesExpression(visited, without(visited.expression, ofCall), visited.type);
    if (!ts.isCallExpression(visited) || !ts.isIdentifier(visited.expression)) return visited;
    const left = unread[visited.expression.text] ?? ['about'];
    const given = visited.arguments.map((argument) => without(argument, left));
    return factory.updateCallExpression(visited, visited.expression, visited.typeArguments, given);
  };
  const left = ts.visitEachChild(file, visit, context);
  const before = namesIn(file);
  const after = namesIn(left);
  const isUnused = ({ name }: ts.ImportSpecifier) => before.has(name.text) && !after.has(name.text);
  const statements = left.statements.flatMap((statement) => withoutImports(statement, isUnused, factory));
  return factory.updateSourceFile(left, statements);
};

/** The names that a module's statements use, besides its imports. */
function namesIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return names;
}

/** The import statement without these names, or no statement if no other name is left. */
function withoutImports(
  statement: ts.Statement,
  isUnused: (name: ts.ImportSpecifier) => boolean,
  factory: ts.NodeFactory,
): ts.Statement[] {
  if (!ts.isImportDeclaration(statement)) return [statement];
  const { modifiers, importClause, moduleSpecifier, attributes } = statement;
  const bindings = importClause?.namedBindings;
  if (!importClause || !bindings || !ts.isNamedImports(bindings)) return [statement];
  if (!bindings.elements.some(isUnused)) return [statement];
  // TypeScript does not remove types from a statement that a transformer has made.
  const kept = bindings.elements.filter((name) => !name.isTypeOnly && !isUnused(name));
  if (!kept.length && !importClause.name) return [];
  const { phaseModifier, name } = importClause;
  const clause = factory.updateImportClause(
    importClause,
    phaseModifier,
    name,
    factory.createNamedImports(kept),
  );
  return [factory.updateImportDeclaration(statement, modifiers, clause, moduleSpecifier, attributes)];
}
