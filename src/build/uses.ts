import ts from 'typescript';

/** A widget's calls, events and overlays, found by following its identifiers through the sources. */
export interface Uses {
  calls: string[];
  events: string[];
  /** Overlays it opens. */
  opens: string[];
}

interface Module {
  /** The top-level variables, functions and classes. */
  declarations: Map<string, ts.Node>;
  /** The origin of each imported name: its file and its name there. */
  imports: Map<string, { file: string; name: string }>;
  /** The name of the overlay that it declares. */
  overlay: string | undefined;
}

/** Any failed call may open these, by its declaration. */
const ofFailures = 'src/state/failure.ts';

/** The uses of a widget, by the texts of all source files with their paths from the root. */
export function readUses(sources: Record<string, string>): (widget: string) => Uses {
  const modules = new Map(Object.entries(sources).map(([path, text]) => [path, parse(path, text)]));
  const overlays = new Set([...modules.values()].map(({ overlay }) => overlay));
  return (widget) => usesOf(modules, overlays, widget);
}

function parse(path: string, text: string): Module {
  const declarations: Module['declarations'] = new Map();
  const imports: Module['imports'] = new Map();
  let overlay: string | undefined;
  for (const statement of ts.createSourceFile(path, text, ts.ScriptTarget.ES2022).statements)
    if (ts.isImportDeclaration(statement)) {
      for (const [alias, from] of importsOf(path, statement)) imports.set(alias, from);
    } else if (ts.isVariableStatement(statement)) {
      for (const declared of statement.declarationList.declarations)
        if (ts.isIdentifier(declared.name)) declarations.set(declared.name.text, declared);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      declarations.set(statement.name!.text, statement);
    else if (ts.isExportAssignment(statement)) overlay = overlayOf(statement);
  return { declarations, imports, overlay };
}

/** The name in `export default defineIsland({ name, kind: 'overlay', … })`; undefined for an inline widget. */
function overlayOf({ expression }: ts.ExportAssignment): string | undefined {
  const [declared] = ts.isCallExpression(expression) ? expression.arguments : [];
  if (!declared || !ts.isObjectLiteralExpression(declared)) return undefined;
  const texts = declared.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    ts.isIdentifier(property.name) &&
    ts.isStringLiteral(property.initializer)
      ? [[property.name.text, property.initializer.text] as const]
      : [],
  );
  const { name, kind } = Object.fromEntries(texts) as { name?: string; kind?: string };
  return kind === 'overlay' ? name : undefined;
}

/** The imported values of the project's own modules; types do not exist at run time. */
function importsOf(path: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): Module['imports'] {
  const from = (moduleSpecifier as ts.StringLiteral).text;
  const bindings = importClause?.namedBindings;
  if (!from.startsWith('.') || importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings))
    return new Map();
  const file = new URL(from, `file:///${path}`).pathname.slice(1);
  const values = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return new Map(
    values.map(({ name, propertyName = name }) => [name.text, { file, name: propertyName.text }]),
  );
}

/** The uses of the declarations in a widget's own files. */
function usesOf(
  modules: ReadonlyMap<string, Module>,
  overlays: ReadonlySet<string | undefined>,
  widget: string,
): Uses {
  const found = { calls: new Set<string>(), events: new Set<string>(), opens: new Set<string>() };
  const seen = new Set<ts.Node>();

  function visit(file: string, name: string): void {
    const module = modules.get(file);
    const declaration = module?.declarations.get(name);
    if (!module || !declaration || seen.has(declaration)) return;
    seen.add(declaration);
    const { names, calls, texts } = contentsOf(declaration);
    if (file.startsWith('src/contract/') && calls.some(({ callee }) => callee === 'declareCall')) {
      found.calls.add(name);
      return;
    }
    for (const { callee, text } of calls) {
      if (callee === 'emit' && text?.startsWith('storefront:')) found.events.add(text);
    }
    // Whatever names an overlay opens it: a name may be passed on before it is opened.
    for (const text of texts) if (overlays.has(text) && file !== ofFailures) found.opens.add(text);
    for (const used of names) {
      visit(file, used);
      const source = module.imports.get(used);
      if (source) visit(source.file, source.name);
    }
  }

  for (const [file, { declarations }] of modules)
    if (file.startsWith(`widgets/${widget}/`) && !file.endsWith('.island.ts'))
      for (const name of declarations.keys()) visit(file, name);
  return {
    calls: [...found.calls].sort(),
    events: [...found.events].sort(),
    opens: [...found.opens].sort(),
  };
}

/** The identifiers and texts in a declaration, and its calls of functions and methods, with a text as first argument. */
function contentsOf(declaration: ts.Node) {
  const names = new Set<string>();
  const calls: { callee: string; text: string | undefined }[] = [];
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    if (ts.isStringLiteral(node)) texts.add(node.text);
    if (ts.isCallExpression(node)) {
      const {
        expression,
        arguments: [first],
      } = node;
      const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const text = first && ts.isStringLiteral(first) ? first.text : undefined;
      if (ts.isIdentifier(callee)) calls.push({ callee: callee.text, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return { names, calls, texts };
}
