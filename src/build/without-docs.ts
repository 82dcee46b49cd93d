import ts from 'typescript';

const ofCall = ['about', 'service', 'place', 'payload', 'source'];

/**
 * Fields that only the reference backend, the tests and the docs read: `about` of every declaration, and more for a
 * call, a widget or a key of the page context.
 */
const unread: Record<string, readonly string[]> = {
  contextKey: ['about', 'without', 'names'],
  defineIsland: ['about', 'docs'],
  declareCall: ofCall,
};

/**
 * TypeScript transformer: removes those fields from declarations, so that pages do not download them. A declaration
 * is a call of one of these functions with an object: `text({ about: '…' })`. What several calls have in common is an
 * object that `satisfies Partial<Call>`.
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
  return ts.visitEachChild(file, visit, context);
};
