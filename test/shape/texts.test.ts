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
    // A default of such a prop, or a variable: `label = 'Quantity'`.
    if (
      (ts.isBindingElement(node) || ts.isVariableDeclaration(node)) &&
      node.initializer &&
      spokenProps.test(node.name.getText(file))
    )
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

const views = parsedFiles('src/ui', 'src/state', 'widgets').filter(
  ({ fileName }) => !/\.(island|examples|messages)\.ts$/.test(fileName),
);

it('every text that a shopper sees or hears comes from a messages file, where a page can replace it', () => {
  expect(views.flatMap(literalsOf).join('\n'), intoMessages).toBe('');
});

// Sentences for developers: of errors, on the console, in what an attribute declares, and the names of drafts in storage.
const developersFields = /^(about|accepts|action|what)$/;

function isForDevelopers({ parent }: ts.Node): boolean {
  if (ts.isConditionalExpression(parent) || ts.isTemplateSpan(parent)) return isForDevelopers(parent);
  if (ts.isTemplateExpression(parent)) return isForDevelopers(parent);
  if (ts.isPropertyAssignment(parent)) return developersFields.test(parent.name.getText());
  return (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    /^(console\.\w+|logThrown|\w*Error|Reason|draftForm|addressForm)$/.test(parent.expression.getText())
  );
}

// Neither seen nor heard: names of analytics events, lines of a log, selectors, and the server’s own text.
const otherPhrases = new Set([
  'Credit Card Decline',
  'Gift Card Decline',
  'Payment Error',
  'Product Showcase',
  'Promotion Code has been removed',
  ', form input[type="password"]',
  'FE payment error. ',
  'dialog button, dialog a',
  'hasError is true',
  'no personalizationId',
  'more than a name and a password is asked for',
  'something was thrown',
  'its package gave no reason',
]);

const isClassList = (text: string) => text.split(' ').every((word) => word.startsWith('si-'));

const intoMessages =
  'A page can replace every text: declare it in the widget’s x.messages.ts, and read it with useTexts.';

/** Every string of several words that no developer reads, wherever it stands. */
function phrasesOf(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isTemplate = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isStringLiteralLike(node) || isTemplate) {
      const { text } = node;
      const isPhrase = /\p{L}{2} +\p{L}{2}/u.test(text) && !isClassList(text);
      if (isPhrase && !otherPhrases.has(text) && !isForDevelopers(node))
        found.push(`${placeOf(file, node)}: ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('a view and its state have no sentence but those for developers', () => {
  expect(views.flatMap(phrasesOf).join('\n'), intoMessages).toBe('');
});

it('texts are merged with the page’s in one place', () => {
  const wrong = parsedFiles('src', 'widgets')
    .filter(({ fileName, text }) => /\bwithOverrides\(/.test(text) && !/^src\/(domain|page)\//.test(fileName))
    .map(({ fileName }) => fileName);
  expect(wrong.join('\n')).toBe('');
});
