import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Call } from '../contract/call.ts';
import type { Island } from '../runtime/define-island.ts';
import { callTypes } from './call-types.ts';
import { contextType } from './page-context.ts';
import { printType } from './print-type.ts';
import { declaredTypes } from './testing-types.ts';

/** The sources of the public types. They import nothing that a page owner would have to install. */
const published = [
  'src/page/events.ts',
  'src/page/track-events.ts',
  'src/build/page-api.ts',
  'src/testing/test-page.ts',
  'src/testing/testing.ts',
  'src/testing/msw.ts',
];

const contextKeys = resolve('src/page/context-keys.ts');

/** The compiler options of tsconfig.json. */
function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync('tsconfig.json', 'utf8'));
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, '.').options;
}

interface Declared {
  islands: readonly Island[];
  calls: readonly Call[];
  version: string;
  /** The calls that a widget sends. */
  callsOf(widget: string): readonly string[];
  /** The names of a widget's states. */
  statesOf(widget: string): readonly string[];
}

/** Writes the package's type declarations into `folder`: the props of these widgets, the page's API and events. */
export function writeTypes(folder: string, room: string, declared: Declared): void {
  const { islands, calls, version } = declared;
  const declarations = new Map<string, string>();
  const definition = ({ name }: Island) => resolve(room, name, `${name}.island.ts`);
  const roots = [...published.map((file) => resolve(file)), contextKeys, ...islands.map(definition)];
  const program = ts.createProgram(roots, {
    ...compilerOptions(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const props = new Map(
    islands.map((island) => [island.name, propsOf(program, checker, definition(island))]),
  );
  for (const file of published) {
    const source = program.getSourceFile(resolve(file))!;
    program.emit(
      source,
      (path, text) => {
        if (path.endsWith('.d.ts')) declarations.set(relative('src', path), text);
      },
      undefined,
      true,
      { afterDeclarations: [ofScripts] },
    );
  }
  declarations.set('islands.d.ts', islandsModule(islands, props, contextType(program, contextKeys), version));
  for (const { name } of islands) declarations.set(`${name}.d.ts`, widgetModule(name));
  declarations.set('islands.css.d.ts', 'export {};\n');
  declarations.set('calls.d.ts', callTypes(calls));
  declarations.set('testing/declared.d.ts', declaredTypes(declared));
  for (const entry of ['testing', 'msw'])
    declarations.set(
      `testing/${entry}.d.cts`,
      commonJsModule(entry, declarations.get(`testing/${entry}.d.ts`)!),
    );
  for (const [path, text] of declarations) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Imports `./x.js` in place of `./x.ts`: TypeScript looks for a declaration file next to its script. */
const ofScripts: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => (file) => {
  const rename = (node: ts.Node): ts.Node =>
    ts.isStringLiteral(node) && node.text.startsWith('.')
      ? context.factory.createStringLiteral(node.text.replace(/\.tsx?$/, '.js'), true)
      : node;
  return ts.visitEachChild(
    file,
    (statement) =>
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? ts.visitEachChild(statement, rename, context)
        : statement,
    context,
  );
};

/** The props of a widget's view: `IslandProps` of the `props` that its definition exports. */
function propsOf(program: ts.Program, checker: ts.TypeChecker, path: string): string {
  const source = program.getSourceFile(path)!;
  const symbol = checker.getSymbolAtLocation(source)!;
  const alias = checker.getExportsOfModule(symbol).find(({ name }) => name.endsWith('Props'));
  if (!alias)
    throw new Error(
      `${relative('.', path)} exports no type of its view’s props: export type MyWidgetProps = IslandProps<typeof props>.`,
    );
  return printType(checker, checker.getDeclaredTypeOfSymbol(alias), '  ');
}

function islandsModule(
  islands: readonly Island[],
  props: Map<string, string>,
  context: string,
  version: string,
): string {
  const overlays = islands.filter(({ kind }) => kind === 'overlay').map(({ name }) => JSON.stringify(name));
  const widgets = islands.map(
    ({ name, about }) => `  /** ${about} */\n  ${JSON.stringify(name)}: ${props.get(name)};`,
  );
  return `/** storefront-islands ${version}: made from the declarations of its widgets. */
import type { PageApi } from './build/page-api.js';
export type { Failure, PageEvents } from './page/events.js';
export type { Calls } from './calls.js';
export type { TrackDetail, TrackEvents } from './page/track-events.js';

/** The values each widget works with, by its name: its attributes, parsed, and its structured props. */
export interface WidgetProps {
${widgets.join('\n')}
}

${context}

export type WidgetName = keyof WidgetProps;

/** The widgets that are opened: by a \`data-island-open\` element, another widget or \`storefrontIslands.open\`. */
export type OverlayName = ${overlays.join(' | ') || 'never'};

export type StorefrontIslands = PageApi<Pick<WidgetProps, OverlayName>>;

declare global {
  interface Window {
    readonly storefrontIslands: StorefrontIslands;
  }
  var storefrontIslands: StorefrontIslands;
}
`;
}

function widgetModule(name: string): string {
  return `import type { WidgetProps } from './islands.js';
export type { PageEvents, StorefrontIslands } from './islands.js';

/** The values \`${name}\` works with. */
export type Props = WidgetProps[${JSON.stringify(name)}];
`;
}

/** The declarations of a CommonJS module with the exports of an ES module, of which CommonJS can import only the types. */
function commonJsModule(entry: string, declarations: string): string {
  const from = `'./${entry}.js' with { 'resolution-mode': 'import' }`;
  const values = [...declarations.matchAll(/^export declare (?:const|function) (\w+)/gm)].map(
    ([, name]) => name,
  );
  return `import type * as Module from ${from};
export type * from ${from};
${values.map((name) => `export declare const ${name}: typeof Module.${name};`).join('\n')}
`;
}
