import ts from 'typescript';
import { nodesOf } from './parsed-files.ts';

/**
 * The places in a view where React would make a text node: text beside an element or beside other text, in a fragment or
 * a list, or as all that a component renders. A translator replaces the text nodes of a page, and React then removes,
 * inserts before, or writes to one that is no longer there. Text that is an element's only child is set as its
 * `textContent`, for which React keeps no node (decision 115).
 *
 * A child that has siblings must be an element by what its file says: JSX, a choice or a list of elements, or a name that
 * is declared as one of these; a slot is declared by the type `Elements`.
 */
export function bareTexts(file: ts.SourceFile): ts.Node[] {
  const nodes = nodesOf(file);
  const rendersElements = elementsOf(nodes);
  return nodes.flatMap((node) => {
    if (isTree(node)) return textsIn(node, rendersElements);
    if (!isComponent(node)) return [];
    return returnsOf(node).filter((result) => !rendersElements(result));
  });
}

const isTree = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
  ts.isJsxElement(node) || ts.isJsxFragment(node);

type Rule = (node: ts.Node) => boolean;

function textsIn(tree: ts.JsxElement | ts.JsxFragment, rendersElements: Rule): ts.Node[] {
  const children = tree.children
    .map((child) => (ts.isJsxExpression(child) ? child.expression : child))
    // Without line breaks between elements, and comments.
    .filter((child) => child !== undefined)
    .filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces));
  const [only] = children;
  const mayBeText = children.length === 1 && !isFragment(tree) && !isList(only!);
  return mayBeText ? [] : children.filter((child) => !rendersElements(child));
}

const isFragment = (tree: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxFragment(tree) || tree.openingElement.tagName.getText() === 'Fragment';

const isList: Rule = (node) =>
  ts.isArrayLiteralExpression(node) || (ts.isCallExpression(node) && isMap(node.expression));

const isMap = (called: ts.Node): called is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(called) && called.name.text === 'map';

const isComponent = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');

/** What a function returns, but for what the functions in it return. */
function returnsOf({ body }: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression): ts.Node[] {
  if (!body || !ts.isBlock(body)) return body ? [body] : [];
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Whether an expression renders elements or nothing. */
function elementsOf(nodes: readonly ts.Node[]): Rule {
  const declarations = declarationsOf(nodes);

  const rule: Rule = (node) => {
    if (ts.isParenthesizedExpression(node)) return rule(node.expression);
    if (isTree(node) || ts.isJsxSelfClosingElement(node)) return true;
    if (ts.isConditionalExpression(node)) return rule(node.whenTrue) && rule(node.whenFalse);
    if (ts.isBinaryExpression(node)) return rule(node.right) && (isAnd(node) || rule(node.left));
    if (ts.isArrayLiteralExpression(node)) return node.elements.every(rule);
    if (ts.isCallExpression(node)) return isOfElements(node);
    if (ts.isPropertyAccessExpression(node)) return isDeclared(node.name.text);
    return ts.isIdentifier(node) ? isDeclared(node.text) : node.kind === ts.SyntaxKind.NullKeyword;
  };

  const isOfElements = ({ expression: called, arguments: [first] }: ts.CallExpression): boolean => {
    if (isMap(called) && first && isFunction(first)) return returnsOf(first).every(rule);
    if (ts.isIdentifier(called) && called.text === 'useLazyView') return true;
    return ts.isIdentifier(called) && isDeclared(called.text);
  };

  /** Each declaration of this name, of which a file may have several, is one of elements. */
  const isDeclared = (name: string): boolean => {
    if (name === 'undefined') return true;
    const found = declarations.get(name) ?? [];
    return found.length > 0 && found.every(isOne);
  };

  const isOne = (declared: Declaration): boolean => {
    if (ts.isFunctionDeclaration(declared)) return returnsOf(declared).every(rule);
    if (declared.type) return /\b(Elements|ReactElement(\[\])?)$/.test(declared.type.getText());
    const initializer = ts.isVariableDeclaration(declared) && declared.initializer;
    if (!initializer) return false;
    return isFunction(initializer) ? returnsOf(initializer).every(rule) : rule(initializer);
  };

  return rule;
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const isAnd = ({ operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

type Declaration = ts.FunctionDeclaration | ts.VariableDeclaration | ts.PropertySignature;

function declarationsOf(nodes: readonly ts.Node[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const node of nodes) {
    const isOne =
      ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertySignature(node);
    if (!isOne || !node.name || !ts.isIdentifier(node.name)) continue;
    const { text } = node.name;
    found.set(text, [...(found.get(text) ?? []), node as Declaration]);
  }
  return found;
}
