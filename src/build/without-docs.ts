import ts from 'typescript';

/** What only the reference backend, the tests and the docs read: `about` of every declaration, and more of a call. */
const unread: Record<string, readonly string[]> = {
  declareCall: ['about', 'service', 'place', 'payload', 'source'],
};

/**
 * TypeScript transformer: leaves out of declarations what a page never reads, so that a widget, an attribute or a call
 * costs a page no more than it needs. A declaration is a function's call with an object: `text({ about: '…' })`.
 */
export const withoutDocs: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isCallExpression(visited) || !ts.isIdentifier(visited.expression)) return visited;
    const left = unread[visited.expression.text] ?? ['about'];
    const given = visited.arguments.map((argument) =>
      ts.isObjectLiteralExpression(argument)
        ? factory.updateObjectLiteralExpression(
            argument,
            argument.properties.filter(
              ({ name }) => !(name && ts.isIdentifier(name) && left.includes(name.text)),
            ),
          )
        : argument,
    );
    return factory.updateCallExpression(visited, visited.expression, visited.typeArguments, given);
  };
  return ts.visitEachChild(file, visit, context);
};
