import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** An object literal of the contract: the names of its fields, and the doc comments of some. */
interface Literal {
  names: string[];
  docs: Map<string, string>;
  /** Whether the object is a whole schema; a fragment is spread into other objects, or spreads others. */
  isWhole: boolean;
}

/** The doc comment of a field, by the names of all fields of its object; undefined without one. */
export type FieldDocs = (fields: readonly string[], name: string) => string | undefined;

/** The doc comments of fields, from the contract's declarations, in which the schemas of the calls are written. */
export function fieldDocsOfContract(): FieldDocs {
  const literals = globSync('src/contract/**/*.ts')
    .filter((path) => !path.endsWith('.examples.ts'))
    .sort()
    .flatMap((path) => literalsIn(readFileSync(path, 'utf8')));
  return (fields, name) => {
    const known = new Set(fields);
    const within = literals.filter(
      ({ names }) => names.includes(name) && names.every((one) => known.has(one)),
    );
    const whole = within.filter(({ names, isWhole }) => isWhole && names.length === fields.length);
    // If no whole schema has exactly these fields, the fragments with some of them count, the largest first.
    const parts = within
      .filter(({ isWhole, docs }) => !isWhole && docs.has(name))
      .sort((a, b) => b.names.length - a.names.length);
    const texts = new Set((whole.length ? whole : parts.slice(0, 1)).map(({ docs }) => docs.get(name)));
    // Two objects may have the same fields with different meanings; then the field gets no description.
    return texts.size === 1 ? [...texts][0] : undefined;
  };
}

function literalsIn(text: string): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      found.push(literalOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('contract.ts', text, ts.ScriptTarget.ES2022, true));
  return found;
}

function literalOf(node: ts.ObjectLiteralExpression): Literal {
  const fields = node.properties.filter(({ name }) => name && ts.isIdentifier(name));
  const docs = fields.flatMap((field) => {
    const text = docOf(field);
    return text ? [[field.name!.getText(), text] as const] : [];
  });
  return {
    names: fields.map(({ name }) => name!.getText()),
    docs: new Map([...docs, ...propertyTags(node)]),
    isWhole: ts.isCallExpression(node.parent) && node.properties.length === fields.length,
  };
}

/** The `@property name …` tags of the declaration whose schema the object is. */
function propertyTags(node: ts.ObjectLiteralExpression): [string, string][] {
  const declared = ts.findAncestor(
    node,
    (one) => ts.isVariableDeclaration(one) || ts.isPropertyAssignment(one),
  );
  const tags = declared && ts.isVariableDeclaration(declared) ? ts.getJSDocTags(declared) : [];
  return tags
    .filter(({ tagName }) => tagName.text === 'property')
    .map((tag) => {
      const text = withoutSources(ts.getTextOfJSDocComment(tag.comment) ?? '');
      const [name = ''] = text.split(' ', 1);
      return [name, text.slice(name.length + 1)];
    });
}

/** The text of a node's doc comment, without the sources that it cites; empty without one. */
export function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return withoutSources(ts.getTextOfJSDocComment(doc?.comment) ?? '');
}

/** The specification is not published. */
const withoutSources = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/ \((?:cart|checkout|decisions?) [^)]*\)/g, '');
