import type { AstNode, Plugin, PluginContext } from 'rollup';
import type { Island } from '../runtime/define-island.ts';

/*
 * Which modules are bundled together follows from who uses them. Modules that the same widgets use are one chunk, and two
 * chunks become one where the requests that this saves are worth more than what is then loaded in vain.
 * Widgets of one group stand on a page together: what no other widget uses is one chunk for all of them.
 */

/** What a request is worth, in bytes that are loaded in vain. */
const requestBytes = 1600;

/** How often what is loaded later, an overlay or an `import()`, is needed where it might be; what stands in a page always is. */
const shareOfLater = 0.4;

/** Minified and compressed, a module is about a sixth of its text. */
const compression = 6;

interface Chunk {
  ids: Set<string>;
  bytes: number;
  /** The widgets, and the modules that an `import()` names, that load it. */
  users: Set<string>;
}

/** Rollup plugin: names the chunk of every module that several widgets use, by the path of its largest module. */
export function chunks(islands: readonly Pick<Island, 'name' | 'kind' | 'group'>[]): Plugin {
  const inPage = new Set(
    islands.filter(({ kind }) => kind === 'inline').map(({ name }) => `\0widget:${name}`),
  );
  const count = (users: Set<string>) =>
    [...users].reduce((sum, user) => sum + (inPage.has(user) ? 1 : shareOfLater), 0);
  const groups = new Map(islands.map(({ name, group }) => [`\0widget:${name}`, group]));
  let names = new Map<string, string>();
  return {
    name: 'chunks',
    buildEnd(error) {
      if (!error) names = chunkNames(this, count, groups);
    },
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id) => names.get(id),
      onlyExplicitManualChunks: true,
    }),
  };
}

type Count = (users: Set<string>) => number;

function chunkNames(
  graph: PluginContext,
  count: Count,
  groups: Map<string, string | undefined>,
): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const users = usersOfEach(graph, ids);
  const core = coreOf(graph, ids, users);
  /** The group that all users of a module belong to; a widget's own module belongs to none. */
  const groupOf = (id: string) => {
    const [group, ...others] = new Set([...users.get(id)!].map((user) => groups.get(user)));
    return others.length || groups.has(id) ? undefined : group;
  };
  // What one widget alone uses is in its own file.
  const isShared = (id: string) =>
    users.get(id)!.size > 1 || graph.getModuleInfo(id)!.dynamicImporters.length > 0 || groupOf(id);
  const bySameUsers = new Map<string, Chunk>();
  for (const id of ids.filter((id) => !core.has(id) && isShared(id))) {
    const group = groupOf(id);
    const usedBy = group ? [...groups.keys()].filter((user) => groups.get(user) === group) : users.get(id)!;
    const key = [...usedBy].sort().join();
    const chunk = bySameUsers.get(key) ?? { ids: new Set(), bytes: 0, users: new Set(usedBy) };
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

/** One React, one store, one runtime for everything on the page: what at least half of the widgets use of it. */
function coreOf(graph: PluginContext, ids: readonly string[], users: Map<string, Set<string>>): Set<string> {
  const entries = ids.filter((id) => graph.getModuleInfo(id)!.isEntry).length;
  const whole = ids.filter((id) => /\/(node_modules|src\/runtime)\//.test(id));
  return withImports(
    graph,
    whole.filter((id) => users.get(id)!.size >= entries / 2),
  );
}

/** Modules and all that they import before they run, however far away. */
function withImports(graph: PluginContext, ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)!.importedIds) found.add(next);
  return found;
}

/** The length of a module's statements, without the comments before them. */
function length(graph: PluginContext, id: string): number {
  // Rollup's nodes have their places, its types do not.
  const { body = [] } = (graph.getModuleInfo(id)!.ast ?? {}) as unknown as { body?: AstNode[] };
  return body.reduce((sum, { start, end }) => sum + end - start, 0);
}

function merged(graph: PluginContext, chunks: Chunk[], count: Count): Chunk[] {
  /** The bytes that are saved where both are used, less those that are loaded in vain where one is. */
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

/** Whether one leads to the other by way of a third chunk: with the two in one, the third and they would be a circle. */
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
