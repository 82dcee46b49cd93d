import type { Plugin, PluginContext } from 'rollup';

/*
 * Which modules are bundled together follows from who uses them. Modules that the same widgets use are one chunk, and two
 * chunks become one where the request that this saves is worth more than what is then loaded without being used.
 */

/** What a request is worth, in bytes. */
const requestBytes = 1500;

/** Minified and compressed, a module is about a fifth of its text. */
const compression = 5;

interface Chunk {
  ids: Set<string>;
  bytes: number;
  /** The widgets, and the modules imported later by `import()`, that load it. */
  users: Set<string>;
}

/** Rollup plugin: names the chunk of every module that several widgets use, by the path of its largest module. */
export function chunks(): Plugin {
  let names = new Map<string, string>();
  return {
    name: 'chunks',
    buildEnd(error) {
      if (!error) names = chunkNames(this);
    },
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id) => names.get(id),
      onlyExplicitManualChunks: true,
    }),
  };
}

function chunkNames(graph: PluginContext): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const users = usersOfEach(graph, ids);
  const core = coreOf(graph, ids, users);
  const names = new Map([...core].map((id) => [id, 'core']));
  const length = (id: string) => graph.getModuleInfo(id)!.code?.length ?? 0;
  // What one widget alone uses is in its own file.
  const isShared = (id: string) =>
    users.get(id)!.size > 1 || graph.getModuleInfo(id)!.dynamicImporters.length > 0;
  const bySameUsers = new Map<string, Chunk>();
  for (const id of ids.filter((id) => !core.has(id) && isShared(id))) {
    const key = [...users.get(id)!].sort().join();
    const chunk = bySameUsers.get(key) ?? { ids: new Set(), bytes: 0, users: users.get(id)! };
    chunk.ids.add(id);
    chunk.bytes += length(id) / compression;
    bySameUsers.set(key, chunk);
  }
  for (const chunk of merged(graph, [...bySameUsers.values()])) {
    const largest = [...chunk.ids].reduce((a, b) => (length(b) > length(a) ? b : a));
    for (const id of chunk.ids) names.set(id, largest);
  }
  return names;
}

function usersOfEach(graph: PluginContext, ids: readonly string[]): Map<string, Set<string>> {
  const users = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const id of ids) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(id)!;
    if (isEntry || dynamicImporters.length)
      for (const used of withImports(graph, [id])) users.get(used)!.add(id);
  }
  return users;
}

/** One React, one store, one runtime for everything on the page: what at least half of the widgets use of it. */
function coreOf(graph: PluginContext, ids: readonly string[], users: Map<string, Set<string>>): Set<string> {
  const entries = ids.filter((id) => graph.getModuleInfo(id)!.isEntry).length;
  const used = ids.filter((id) => /\/(node_modules|src\/(runtime|page|http))\//.test(id));
  return withImports(
    graph,
    used.filter((id) => users.get(id)!.size >= entries / 2),
  );
}

/** Modules and all they import before they run, however far away. */
function withImports(graph: PluginContext, ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)!.importedIds) found.add(next);
  return found;
}

function merged(graph: PluginContext, chunks: Chunk[]): Chunk[] {
  for (;;) {
    const pairs = chunks.flatMap((a, place) =>
      chunks.slice(place + 1).map((b) => ({ a, b, gain: gainOf(a, b) })),
    );
    const best = pairs
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find((pair) => !makesCircle(graph, chunks, pair));
    if (!best) return chunks;
    const { a, b } = best;
    for (const id of b.ids) a.ids.add(id);
    a.bytes += b.bytes;
    a.users = a.users.union(b.users);
    chunks.splice(chunks.indexOf(b), 1);
  }
}

/** The bytes that are saved where both are used, less those that are loaded in vain where one is. */
function gainOf(a: Chunk, b: Chunk): number {
  const both = a.users.intersection(b.users).size;
  return requestBytes * both - a.bytes * (b.users.size - both) - b.bytes * (a.users.size - both);
}

/** Whether one leads to the other by way of a third chunk: with the two in one, the third and they would be a circle. */
function makesCircle(
  graph: PluginContext,
  chunks: readonly Chunk[],
  { a, b }: { a: Chunk; b: Chunk },
): boolean {
  const importedBy = ({ ids }: Chunk) => {
    const imported = new Set([...ids].flatMap((id) => graph.getModuleInfo(id)!.importedIds));
    return chunks.filter((chunk) => chunk.ids !== ids && !imported.isDisjointFrom(chunk.ids));
  };
  const leads = (from: Chunk, to: Chunk) => {
    const found = new Set(importedBy(from).filter((chunk) => chunk !== to));
    for (const chunk of found) for (const next of importedBy(chunk)) found.add(next);
    return found.has(to);
  };
  return leads(a, b) || leads(b, a);
}
