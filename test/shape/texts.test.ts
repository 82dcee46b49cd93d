import ts from 'typescript';
import { expect, it } from 'vitest';
import { parsedFiles, placeOf } from './parsed-files.ts';

// Props that are displayed or announced to the shopper.
const spokenProps =
  /^(?!enterKeyHint$)(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|heading|children|\w+(Text|Label|Hint|Title|Message))$/;
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** The literal parts of an expression that a shopper would read. */
function wordsIn(node: ts.Node): ts.Node[] {
  if (ts.isStringLiteralLike(node)) return hasWord(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return parts.some(({ text }) => hasWord(text)) ? [node] : [];
  }
  if (ts.isParenthesizedExpression(node)) return wordsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(wordsIn);
  if (ts.isBinaryExpression(node) && /^(\|\||&&|\?\?|\+)$/.test(node.operatorToken.getText()))
    return [node.left, node.right].flatMap(wordsIn);
  return [];
}

function literalsOf(file: ts.SourceFile): string[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(node);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      found.push(...wordsIn(node.expression));
    if (ts.isJsxAttribute(node) && spokenProps.test(node.name.getText(file)) && node.initializer) {
      const { initializer } = node;
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      if (value) found.push(...wordsIn(value));
    }
    // A default of such a prop: `label = 'Quantity'`.
    if (ts.isBindingElement(node) && node.initializer && spokenProps.test(node.name.getText(file)))
      found.push(...wordsIn(node.initializer));
    if (
      ts.isCallExpression(node) &&
      /^(announce|setHint|setError|setMessage)$/.test(node.expression.getText(file))
    )
      found.push(...node.arguments.slice(0, 1).flatMap(wordsIn));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((node) => `${placeOf(file, node)}: ${node.getText(file).trim()}`);
}

it('every text that a shopper sees or hears comes from src/domain, where a page can replace it', () => {
  const views = parsedFiles('src/ui', 'src/state', 'widgets').filter(
    ({ fileName }) => !/\.(island|examples)\.ts$/.test(fileName),
  );
  expect(views.flatMap(literalsOf).join('\n')).toBe('');
});

it('texts are merged with the page’s in one place', () => {
  const wrong = parsedFiles('src', 'widgets')
    .filter(({ fileName, text }) => /\bwithOverrides\(/.test(text) && !/^src\/(domain|page)\//.test(fileName))
    .map(({ fileName }) => fileName);
  expect(wrong.join('\n')).toBe('');
});
