import { readFileSync } from 'node:fs';
import type { PluginContext } from 'rollup';
import ts from 'typescript';
import { pathInProject } from './path-in-project.ts';

/** The facts from which a file's description is made. */
interface File {
  path: string;
  /** The `about` of the widget whose file it is. */
  about: string;
  widgets: readonly string[];
  /** The file's modules, in words. */
  contents(): string;
  /** The reasons why its modules are imported on demand. */
  reasons: readonly string[];
}

interface Kind {
  kind: string;
  files: RegExp;
  purpose(file: File): string;
}

/** The kinds of built files, with their purposes; the first match counts. */
export const kinds = [
  {
    kind: 'source map',
    files: /\.map$/,
    purpose: ({ path }) => `The sources of ${path.slice(0, -'.map'.length)}, for developer tools.`,
  },
  {
    kind: 'licences of bundled packages',
    files: /\.txt$/,
    purpose: () => 'The licences of the packages whose code is in the scripts.',
  },
  {
    kind: 'testing',
    files: /^testing(\.js$|\/)/,
    purpose: ({ path }) =>
      path.endsWith('.css')
        ? 'All styles in one file, for unit tests; no page loads it.'
        : 'Mounts widgets in unit tests; no page loads it.',
  },
  {
    kind: 'stylesheet of every page',
    files: /^islands\.css$/,
    purpose: () =>
      'What applies before a widget has mounted: the design tokens, and the space reserved for it before any script runs.',
  },
  {
    kind: 'stylesheet of every island',
    files: /^core\.css$/,
    purpose: () => 'The styles that widgets share, and those of small widgets.',
  },
  {
    kind: 'stylesheet of one widget',
    files: /\.css$/,
    purpose: ({ widgets, about }) => `The styles of ${widgets}. ${about}`,
  },
  {
    kind: 'entry for all widgets',
    files: /^islands\.js$/,
    purpose: () => 'Finds the hosts of all widgets in the page, and loads their files when they are needed.',
  },
  {
    kind: 'core',
    files: /^core\.js$/,
    purpose: ({ contents }) => `Mounts, updates and unmounts islands. It contains ${contents()}.`,
  },
  {
    kind: 'actions',
    files: /^actions\.js$/,
    purpose: () =>
      'Opens layers, keeps what the shopper presses before an island has mounted, adds stylesheets, and reports failures.',
  },
  {
    kind: 'doctor',
    files: /^doctor\.js$/,
    purpose: () =>
      'Shows what is wrong on a page, where the page or its developer asks for it: data-island-debug.',
  },
  { kind: 'widget', files: /^widgets\//, purpose: ({ widgets, about }) => `The widget ${widgets}. ${about}` },
  {
    kind: 'chunk',
    files: /\//,
    purpose: ({ widgets, contents, reasons }) =>
      [...reasons, `Code for ${widgets.join(', ')}: ${contents()}.`].join(' '),
  },
  {
    kind: 'entry for one widget',
    files: /./,
    purpose: ({ widgets, about }) =>
      `Finds the hosts of ${widgets} in the page, and loads their files when they are needed. ${about}`,
  },
] as const satisfies readonly Kind[];

export type FileKind = (typeof kinds)[number]['kind'];

/** The folders of src, as the inventory names their code. */
const rooms: Record<string, string> = {
  domain: 'business rules',
  contract: 'calls to the server',
  http: 'the sending of calls',
  state: 'state and actions',
  ui: 'building blocks',
  hooks: 'hooks',
  diagnosis: 'rules about a page',
  doctor: 'the doctor of a page',
  page: 'the interface to the page',
  providers: 'adapters for other companies’ code',
  runtime: 'the runtime of islands',
};

/**
 * Modules in words: `business rules (payment); building blocks (button, dialog); react 19.3.1`. Throws an error for a
 * module that has none.
 */
export function contents(ids: readonly string[], project?: string): string {
  const byRoom = new Map<string, Set<string>>();
  for (const id of ids) {
    const [room, name] = placeOf(id, project);
    byRoom.set(room, (byRoom.get(room) ?? new Set()).add(name));
  }
  return [...byRoom]
    .sort()
    .map(([room, names]) => `${room} (${[...names].sort().join(', ')})`)
    .join('; ');
}

function placeOf(id: string, project?: string): [room: string, name: string] {
  const path = id.replace(/^\0/, '').replace(/\?.*/, '');
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage) return ['npm packages', inPackage];
  const virtual = /^widget:([\w-]+)/.exec(path)?.[1];
  if (virtual) return ['widgets', virtual];
  // A virtual module of a plug-in, such as `commonjsHelpers.js`.
  if (!/[:/]/.test(path)) return ['helpers of the build', path];
  const inside = pathInProject(path, project);
  const inWidget = /(?:^|\/)widgets\/([\w-]+)/.exec(inside)?.[1];
  if (inWidget) return ['widgets', inWidget];
  const [, room = '', name = ''] = /^src\/(\w+)\/([\w-]+)/.exec(inside) ?? [];
  const words = rooms[room];
  if (!words)
    throw new Error(
      `manifest.json cannot say what ${path} is for: its folder has no words: add them to \`rooms\` in src/build/purposes.ts.`,
    );
  return [words, name];
}

/**
 * The reason why a module is imported on demand, from the comment in `import(/* … *\/ './module.ts')`; undefined if it is
 * only imported statically. Throws an error if an import on demand has no comment.
 */
export function reasonOf(graph: Pick<PluginContext, 'getModuleInfo'>, id: string): string | undefined {
  const importers = graph.getModuleInfo(id)?.dynamicImporters ?? [];
  if (!importers.length) return undefined;
  const reasons = importers.flatMap((importer) =>
    importsOnDemand(importer)
      .filter(({ specifier }) => id.includes(specifier.replace(/^(\.+\/)+/, '')))
      .flatMap(({ reason }) => reason || []),
  );
  if (!reasons.length)
    throw new Error(
      `${id} is imported on demand by ${importers.join(', ')}, without what for: write import(/* … */ '…').`,
    );
  return [...new Set(reasons)].join(' ');
}

export interface ImportOnDemand {
  specifier: string;
  reason: string | undefined;
  /** Whether its comment begins with `@once`: no shopper waits for it, so it is not retried. */
  isOnce: boolean;
}

const once = '@once ';

/** Each `import()` in a file: its specifier, and the comment before that. */
export function importsOnDemand(path: string): ImportOnDemand[] {
  const text = readFileSync(path, 'utf8');
  const found: ImportOnDemand[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      // On the line of the bracket, TypeScript counts a comment as trailing.
      const { pos } = specifier!;
      const [comment] = ts.getTrailingCommentRanges(text, pos) ?? ts.getLeadingCommentRanges(text, pos) ?? [];
      const words = comment && text.slice(comment.pos + 2, comment.end - 2).trim();
      const isOnce = words?.startsWith(once) ?? false;
      const reason = isOnce ? words!.slice(once.length) : words;
      if (ts.isStringLiteral(specifier!)) found.push({ specifier: specifier.text, reason, isOnce });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
  return found;
}
