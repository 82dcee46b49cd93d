import ts from 'typescript';
import { nodesOf, placeOf } from './parsed-files.ts';

const withPattern = ['replace', 'replaceAll', 'match', 'matchAll', 'search', 'split'];
const ofPattern = ['test', 'exec'];
/** Methods of a string whose result is still its text. */
const partOf = ['slice', 'substring', 'trim', 'trimStart', 'trimEnd', 'toString', 'replace', 'replaceAll'];

type Is = (node: ts.Node) => boolean;

/**
 * The places in a file where a regular expression is applied to the text of a script: the code that a plug-in's hook is
 * given, a chunk's, a file's content, or a syntax node's. It follows variables, and calls of the file's own functions.
 */
export function patternsOverText(file: ts.SourceFile): string[] {
  const nodes = nodesOf(file);
  const isPattern = patternsOf(nodes);
  const isText = textsOf(nodes);
  return nodes
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression, arguments: [first] }) => {
      if (!ts.isPropertyAccessExpression(expression) || !first) return false;
      const { name, expression: on } = expression;
      return (
        (withPattern.includes(name.text) && isPattern(first) && isText(on)) ||
        (ofPattern.includes(name.text) && isPattern(on) && isText(first))
      );
    })
    .map((node) => placeOf(file, node));
}

function patternsOf(nodes: readonly ts.Node[]): Is {
  const isLiteral: Is = (node) =>
    ts.isRegularExpressionLiteral(node) ||
    (ts.isNewExpression(node) && node.expression.getText() === 'RegExp');
  const named = new Set(
    nodes
      .filter((node) => ts.isVariableDeclaration(node))
      .filter(({ initializer }) => initializer && isLiteral(initializer))
      .map(({ name }) => name.getText()),
  );
  return (node) => isLiteral(node) || (ts.isIdentifier(node) && named.has(node.text));
}

/** Finds the declaration of a name, in the innermost scope that has one. */
function declarationsOf(nodes: readonly ts.Node[]): (name: ts.Identifier) => ts.Node | undefined {
  const declared = nodes.filter(
    (node) => ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node),
  );
  const isScope: Is = (node) => ts.isFunctionLike(node) || ts.isBlock(node) || ts.isSourceFile(node);
  const scopeOf = (node: ts.Node) => ts.findAncestor(node.parent, isScope)!;
  return (name) =>
    declared
      .filter((one) => one.name.getText() === name.text)
      .filter((one) => ts.findAncestor(name, (outer) => outer === scopeOf(one)))
      .sort((a, b) => scopeOf(b).pos - scopeOf(a).pos)[0];
}

function textsOf(nodes: readonly ts.Node[]): Is {
  const declarationOf = declarationsOf(nodes);
  const texts = new Set<ts.Node | undefined>(hookCodes(nodes));
  const isText: Is = (node) => {
    if (ts.isIdentifier(node)) return texts.has(declarationOf(node));
    if (ts.isTemplateExpression(node)) return node.templateSpans.some((span) => isText(span.expression));
    if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
    if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return isText(node.expression);
    if (ts.isPropertyAccessExpression(node)) return node.name.text === 'code';
    if (!ts.isCallExpression(node)) return false;
    const { expression } = node;
    if (ts.isIdentifier(expression))
      return (
        expression.text === 'readFileSync' || (expression.text === 'String' && node.arguments.some(isText))
      );
    if (!ts.isPropertyAccessExpression(expression)) return false;
    const { text } = expression.name;
    return /^get(Full)?Text$/.test(text) || (partOf.includes(text) && isText(expression.expression));
  };
  // Until nothing is added.
  for (let size = -1; size !== texts.size; ) {
    size = texts.size;
    for (const node of nodes) for (const one of receivers(node, nodes, isText)) texts.add(one);
  }
  return isText;
}

/** The first parameters of a plug-in's hooks. */
function hookCodes(nodes: readonly ts.Node[]): ts.Node[] {
  return nodes
    .filter((node) => ts.isFunctionLike(node))
    .filter((node) => /^(transform|renderChunk|handler)$/.test(nameOf(node) ?? ''))
    .flatMap(({ parameters }) => parameters.slice(0, 1));
}

/** The variables and parameters that a node gives a text to. */
function receivers(node: ts.Node, nodes: readonly ts.Node[], isText: Is): ts.Node[] {
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText() === 'code' ? [node] : [];
  if (ts.isVariableDeclaration(node)) return node.initializer && isText(node.initializer) ? [node] : [];
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const { text } = node.expression;
  const called = nodes.find((one) => ts.isFunctionLike(one) && nameOf(one) === text);
  const { parameters } = (called ?? { parameters: [] }) as Partial<ts.SignatureDeclaration>;
  return node.arguments.flatMap((given, at) => (isText(given) ? (parameters?.slice(at, at + 1) ?? []) : []));
}

/** The name of a function, or of the variable or property that holds it. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  const { parent } = node;
  const holder = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) ? parent : node;
  return holder.name?.getText();
}
