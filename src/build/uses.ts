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

/**
 * Handles failed calls. The overlays that this file opens count for no widget, because any failed call may open them. Its
 * dynamic import posts failures to the log; it counts for the calls with the policy below.
 */
const failureFile = 'src/state/failure.ts';
/** Handles a session that has ended. What this file opens counts for no widget either. */
const sessionFile = 'src/state/ended-session.ts';
/** The policy of the calls whose failures are posted to the log. */
const loggedPolicy = 'failsCheckout';
/**
 * Sends changes that the previous page left unsent. Its dynamic import is not followed, because they are calls of that
 * page's widgets.
 */
const resumingFile = 'src/state/cart/resume-changes.ts';

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
  const file = fileOf(path, from);
  const values = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return new Map(
    values.map(({ name, propertyName = name }) => [name.text, { file, name: propertyName.text }]),
  );
}

/** The path, from the root, of the file that a module imports. */
const fileOf = (importer: string, from: string): string =>
  new URL(from, `file:///${importer}`).pathname.slice(1);

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
    const { names, calls, texts, loads } = contentsOf(declaration);
    if (file.startsWith('src/contract/') && calls.some(({ callee }) => callee === 'declareCall'))
      found.calls.add(name);
    if (name === loggedPolicy) visitAll(loadedBy(modules, failureFile));
    for (const { callee, text } of calls) {
      if (callee === 'emit' && text?.startsWith('storefront:')) found.events.add(text);
    }
    // A declaration that names an overlay counts as opening it: the name may be passed on first.
    for (const text of texts)
      if (overlays.has(text) && file !== failureFile && file !== sessionFile) found.opens.add(text);
    for (const used of names) {
      visit(file, used);
      const source = module.imports.get(used);
      if (source) visit(source.file, source.name);
    }
    if (file !== failureFile && file !== resumingFile) visitAll(loads.map((path) => fileOf(file, path)));
  }

  /** A module that is loaded on demand counts with all its exports. */
  function visitAll(files: readonly string[]): void {
    for (const file of files) for (const name of namesIn(file)) visit(file, name);
  }

  const namesIn = (file: string) => [...(modules.get(file)?.declarations.keys() ?? [])];
  const own = (file: string) => file.startsWith(`widgets/${widget}/`) && !file.endsWith('.island.ts');
  visitAll([...modules.keys()].filter(own));
  return {
    calls: [...found.calls].sort(),
    events: [...found.events].sort(),
    opens: [...found.opens].sort(),
  };
}

function loadedBy(modules: ReadonlyMap<string, Module>, file: string): string[] {
  const declarations = [...(modules.get(file)?.declarations.values() ?? [])];
  return declarations.flatMap((declared) => contentsOf(declared).loads.map((path) => fileOf(file, path)));
}

type Contents = ReturnType<typeof readContents>;

/** The contents of declarations that have been read: several widgets use most of them. */
const read = new WeakMap<ts.Node, Contents>();

function contentsOf(declaration: ts.Node): Contents {
  const contents = read.get(declaration) ?? readContents(declaration);
  read.set(declaration, contents);
  return contents;
}

/**
 * The identifiers and texts in a declaration, the modules that it loads on demand, and its calls of functions and methods,
 * with a text as first argument.
 */
function readContents(declaration: ts.Node) {
  const names = new Set<string>();
  const calls: { callee: string; text: string | undefined }[] = [];
  const texts = new Set<string>();
  const loads: string[] = [];
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
      if (expression.kind === ts.SyntaxKind.ImportKeyword && text) loads.push(text);
      if (ts.isIdentifier(callee)) calls.push({ callee: callee.text, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return { names, calls, texts, loads };
}
