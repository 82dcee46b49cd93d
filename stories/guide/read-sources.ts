import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { docOf } from '../../src/build/field-docs.ts';
import { citationsIn } from './citations.ts';

/*
 * Reads what the guide's tables show from the sources, with the TypeScript parser. It runs in Node only; the browser gets
 * the values.
 */

/** The page events. */
export const pageEvents = membersOf(parse('src/page/events.ts'), 'PageEvents');

/** The names of `storefront:track`. */
export const trackEvents = membersOf(parse('src/page/track-events.ts'), 'TrackEvents');

/** The doc comment of each error class of a failed call, by the class's name. */
export const errorMeanings: Record<string, string> = Object.fromEntries(
  globSync('src/http/errors/*.ts').flatMap((path) => classDocs(parse(path))),
);

/** The files whose code sends a page event, by its name. */
export const senders: Record<string, string[]> = {};
const naming = globSync('{src,widgets}/**/*.{ts,tsx}').filter((path) =>
  readFileSync(path).includes("'storefront:"),
);
for (const path of naming.sort())
  for (const event of eventsSentIn(parse(path))) senders[event] = [...(senders[event] ?? []), path];

/** The files of src and widgets that cite a section, by the section: `cart §5`. */
export const citingFiles: Record<string, string[]> = {};
for (const path of globSync('{src,widgets}/**/*.{ts,tsx,css}').sort())
  for (const rule of new Set(citationsIn(readFileSync(path, 'utf8')).map((cited) => cited.rule)))
    if (rule.includes('§')) citingFiles[rule] = [...(citingFiles[rule] ?? []), path];

export interface Member {
  name: string;
  /** Its doc comment. */
  about: string;
  /** Its type in one line; interfaces that are not exported are written out. */
  type: string;
}

/** The members of the interface `name` of a file. */
export function membersOf(file: ts.SourceFile, name: string): Member[] {
  const own = file.statements.filter((statement) => ts.isInterfaceDeclaration(statement));
  const hidden = new Map(own.filter((one) => !one.modifiers).map((one) => [one.name.text, one]));

  function inOneLine(type: ts.TypeNode | undefined): string {
    if (!type) return 'any';
    if (ts.isTypeLiteralNode(type)) return braced(type);
    if (ts.isArrayTypeNode(type)) return `${inOneLine(type.elementType)}[]`;
    if (ts.isIntersectionTypeNode(type)) return type.types.map(inOneLine).join(' & ');
    const declared = hidden.get(type.getText());
    return declared ? braced(declared) : type.getText();
  }
  const braced = ({ members }: ts.TypeLiteralNode | ts.InterfaceDeclaration) =>
    `{ ${members
      .filter((member) => ts.isPropertySignature(member))
      .map((one) => `${one.name.getText()}${one.questionToken ? '?' : ''}: ${inOneLine(one.type)}`)
      .join('; ')} }`;

  return own
    .find((one) => one.name.text === name)!
    .members.filter((member) => ts.isPropertySignature(member))
    .map((one) => ({
      name: (one.name as ts.Identifier | ts.StringLiteral).text,
      about: docOf(one),
      type: inOneLine(one.type),
    }));
}

/** The doc comment of each class of a file, by its name. */
function classDocs(file: ts.SourceFile): [string, string][] {
  const classes = file.statements.filter((statement) => ts.isClassDeclaration(statement));
  return classes.map((one) => [one.name!.text, docOf(one)]);
}

/** The page events that the code of a file sends: `emit('…')` and `new CustomEvent('…')`. */
export function eventsSentIn(file: ts.SourceFile): Set<string> {
  const events = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const { expression, arguments: [first] = [] } = node;
      const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const isSent = ts.isIdentifier(callee) && ['emit', 'CustomEvent'].includes(callee.text);
      if (isSent && first && ts.isStringLiteral(first) && first.text.startsWith('storefront:'))
        events.add(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return events;
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
}
