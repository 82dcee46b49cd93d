import type { AstNode, Plugin, PluginContext } from 'rollup';
import type { Island } from '../runtime/define-island.ts';

/*
 * Modules are bundled by their users: modules that the same widgets use are one chunk, and two chunks are merged if
 * the saved requests outweigh the unused bytes.
 */

/** The cost of a request, in unused bytes. */
const requestBytes = 2500;

/**
 * The probability that an overlay or an `import()` is loaded on a page that might need it; inline widgets of a page
 * always are.
 */
const shareOfLater = 0.5;

/** Minified and compressed, a module is about a sixth of its text. */
const compression = 6;

interface Chunk {
  ids: Set<string>;
  bytes: number;
  /** The widgets, and the targets of an `import()`, that load it. */
  users: Set<string>;
}

/** Rollup plugin: names the chunk of every module that several widgets use, by the path of its largest module. */
export function chunks(islands: readonly Pick<Island, 'name' | 'kind'>[]): Plugin {
  const inPage = new Set(
    islands.filter(({ kind }) => kind === 'inline').map(({ name }) => `\0widget:${name}`),
  );
  const count = (users: Set<string>) =>
    [...users].reduce((sum, user) => sum + (inPage.has(user) ? 1 : shareOfLater), 0);
  let names = new Map<string, string>();
  return {
    name: 'chunks',
    buildEnd(error) {
      if (!error) names = chunkNames(this, count);
    },
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id) => names.get(id),
      onlyExplicitManualChunks: true,
    }),
  };
}

type Count = (users: Set<string>) => number;

function chunkNames(graph: PluginContext, count: Count): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const users = usersOfEach(graph, ids);
  const core = coreOf(graph, ids, users);
  const isEntry = (id: string) => graph.getModuleInfo(id)!.isEntry;
  // Modules of a single widget are in that widget's file, those of a single import() in its target's chunk.
  const isShared = (id: string) =>
    users.get(id)!.size > 1 ||
    graph.getModuleInfo(id)!.dynamicImporters.length > 0 ||
    ![...users.get(id)!].every(isEntry);
  const bySameUsers = new Map<string, Chunk>();
  for (const id of ids.filter((id) => !core.has(id) && isShared(id))) {
    const key = [...users.get(id)!].sort().join();
    const chunk = bySameUsers.get(key) ?? { ids: new Set(), bytes: 0, users: users.get(id)! };
    chunk.ids.add(id);
    chunk.bytes += length(graph, id) / compression;
    bySameUsers.set(key, chunk);
  }
  const names = new Map([...core].map((id) => [id, 'core']));
  for (const chunk of merged(graph, [...bySameUsers.values()], count)) {
    const largest = [...chunk.ids].reduce((a, b) => (length(graph, b) > length(graph, a) ? b : a));
    for (const id of chunk.ids) names.set(id, largest);
  }
  return names;
}

function usersOfEach(graph: PluginContext, ids: readonly string[]): Map<string, Set<string>> {
  const users = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const id of ids) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(id)!;
    if (!isEntry && !dynamicImporters.length) continue;
    for (const used of withImports(graph, [id])) users.get(used)!.add(id);
  }
  return users;
}

/**
 * One React, one store, one runtime for everything on the page: the modules of those that at least half of the
 * widgets use.
 */
function coreOf(graph: PluginContext, ids: readonly string[], users: Map<string, Set<string>>): Set<string> {
  const entries = ids.filter((id) => graph.getModuleInfo(id)!.isEntry).length;
  const whole = ids.filter((id) => /\/(node_modules|src\/runtime)\//.test(id));
  return withImports(
    graph,
    whole.filter((id) => users.get(id)!.size >= entries / 2),
  );
}

/** Modules and all their static imports, direct and indirect. */
function withImports(graph: PluginContext, ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)!.importedIds) found.add(next);
  return found;
}

/** The length of a module's statements, without the comments before them. */
function length(graph: PluginContext, id: string): number {
  // Rollup's nodes have positions, but its types do not.
  const { body = [] } = (graph.getModuleInfo(id)!.ast ?? {}) as unknown as { body?: AstNode[] };
  return body.reduce((sum, { start, end }) => sum + end - start, 0);
}

function merged(graph: PluginContext, chunks: Chunk[], count: Count): Chunk[] {
  /** The bytes saved on pages that use both, minus the unused bytes on pages that use one. */
  const gainOf = (a: Chunk, b: Chunk) => {
    const both = count(new Set([...a.users].filter((user) => b.users.has(user))));
    return requestBytes * both - a.bytes * (count(b.users) - both) - b.bytes * (count(a.users) - both);
  };
  for (;;) {
    const best = chunks
      .flatMap((a, place) => chunks.slice(place + 1).map((b) => ({ a, b, gain: gainOf(a, b) })))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find((pair) => !makesCircle(graph, chunks, pair));
    if (!best) return chunks;
    const { a, b } = best;
    for (const id of b.ids) a.ids.add(id);
    a.bytes += b.bytes;
    a.users = new Set([...a.users, ...b.users]);
    chunks.splice(chunks.indexOf(b), 1);
  }
}

/** Whether one imports the other through a third chunk: merging the two would create a cycle with the third. */
function makesCircle(
  graph: PluginContext,
  chunks: readonly Chunk[],
  { a, b }: { a: Chunk; b: Chunk },
): boolean {
  const importedBy = ({ ids }: Chunk) => {
    const imported = new Set([...ids].flatMap((id) => graph.getModuleInfo(id)!.importedIds));
    return chunks.filter((chunk) => chunk.ids !== ids && [...chunk.ids].some((id) => imported.has(id)));
  };
  const leads = (from: Chunk, to: Chunk) => {
    const found = new Set(importedBy(from).filter((chunk) => chunk !== to));
    for (const chunk of found) for (const next of importedBy(chunk)) found.add(next);
    return found.has(to);
  };
  return leads(a, b) || leads(b, a);
}
