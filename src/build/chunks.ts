import type { AstNode, Plugin, PluginContext } from 'rollup';
import type { Island } from '../runtime/define-island.ts';
import { haveAll, isOnDemand, type Part, rearranged } from './chunk-cost.ts';

/*
 * Modules are bundled by their users: modules that the same widgets use are one chunk, and two chunks are merged if
 * the saved requests outweigh the unused bytes. Afterwards modules that cost less in another chunk are moved there, and
 * a small chunk that a page always needs is merged with another.
 * Code that only an `import()` loads is never bundled with code that a widget needs to mount.
 */

/** A request costs as much as this many unused bytes. */
const requestBytes = 2050;

/** By the estimate below; about 1 KB with the code of its imports and exports. */
const leastBytes = 750;

/**
 * The probability that an overlay or an `import()` is loaded on a page that might need it; inline widgets of a page
 * always are.
 */
const shareOfLater = 0.5;

/** Minified and compressed, a module is about a sixth of its text. */
const compression = 6;

/** Rollup plugin: names the chunk of every module that several widgets use, by the path of its largest module. */
export function chunks(islands: readonly Pick<Island, 'name' | 'kind'>[]): Plugin {
  const inPage = new Set(
    islands.filter(({ kind }) => kind === 'inline').map(({ name }) => `\0widget:${name}`),
  );
  const shareOf = (user: string) => (inPage.has(user) ? 1 : shareOfLater);
  let names = new Map<string, string>();
  return {
    name: 'chunks',
    buildEnd(error) {
      if (!error) names = chunkNames(this, shareOf);
    },
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id) => names.get(id),
      onlyExplicitManualChunks: true,
    }),
  };
}

type ShareOf = (user: string) => number;

function chunkNames(graph: PluginContext, shareOf: ShareOf): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const users = usersOfEach(graph, ids);
  const core = coreOf(graph, ids, users);
  const isEntry = (id: string) => graph.getModuleInfo(id)!.isEntry;
  // Modules of a single widget are in that widget's file, those of a single import() in its target's chunk.
  const isShared = (id: string) =>
    users.get(id)!.size > 1 ||
    graph.getModuleInfo(id)!.dynamicImporters.length > 0 ||
    ![...users.get(id)!].every(isEntry);
  const bySameUsers = new Map<string, Part>();
  for (const id of ids.filter((id) => !core.has(id) && isShared(id))) {
    const key = [...users.get(id)!].sort().join();
    const part = bySameUsers.get(key) ?? { ids: new Set(), bytes: 0, users: users.get(id)! };
    part.ids.add(id);
    part.bytes += length(graph, id) / compression;
    bySameUsers.set(key, part);
  }
  const parts = [...bySameUsers.values()];
  const importers = new Map([...users.keys()].map((id) => [id, importersOf(graph, users, id)]));
  const importersOfUser = (user: string) => importers.get(user)!;
  const names = new Map([...core].map((id) => [id, 'core']));
  const chunks = merged(graph, parts, shareOf, importersOfUser);
  /** An inline widget, or what it alone imports: the step of checkout that the page is at. */
  const isOfPage = (user: string) => {
    const [importer = user, ...others] = new Set(importersOfUser(user));
    return others.length === 0 && shareOf(importer) === 1;
  };
  const costs = { requestBytes, leastBytes, shareOf, isOfPage, importersOf: importersOfUser };
  for (const chunk of rearranged(graph, chunks, costs)) {
    const inChunk = [...chunk].flatMap((part) => [...part.ids]);
    const largest = inChunk.reduce((a, b) => (length(graph, b) > length(graph, a) ? b : a));
    for (const id of inChunk) names.set(id, largest);
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
  // A module shared by an on-demand file and its importers is already loaded when that file is imported, so it stays in
  // the importer's file.
  const before = new Map(users);
  for (const [id, known] of before) {
    const isLater = (user: string) =>
      haveAll(importersOf(graph, before, user), (importer) => known.has(importer));
    const [first, ...others] = [...known].filter((user) => !isLater(user));
    if (first && !others.length && !graph.getModuleInfo(first)!.isEntry) users.set(id, new Set([first]));
  }
  return users;
}

/** The entries and targets whose files import a target by `import()`. */
function importersOf(graph: PluginContext, users: Map<string, Set<string>>, target: string): string[] {
  return graph.getModuleInfo(target)!.dynamicImporters.flatMap((id) => [...users.get(id)!]);
}

/**
 * One React, one store, one runtime for everything on the page: what mounts islands, and the modules of those that at
 * least half of the widgets use.
 */
function coreOf(graph: PluginContext, ids: readonly string[], users: Map<string, Set<string>>): Set<string> {
  const widgetsOf = (used: Iterable<string>) => [...used].filter((id) => id.startsWith('\0widget:')).length;
  const half = widgetsOf(ids) / 2;
  const isCore = (id: string) =>
    id.endsWith('/src/runtime/core.tsx') ||
    (/\/(node_modules|src\/runtime)\//.test(id) && widgetsOf(users.get(id)!) >= half);
  return withImports(graph, ids.filter(isCore));
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

interface Chunk {
  parts: Set<Part>;
  bytes: number;
  /** The users of its parts, and of the chunks that import it. */
  users: Set<string>;
}

/** The parts of each chunk. */
function merged(
  graph: PluginContext,
  parts: readonly Part[],
  shareOf: ShareOf,
  importersOf: (user: string) => readonly string[],
): Set<Part>[] {
  const count = (users: Iterable<string>) => [...users].reduce((sum, user) => sum + shareOf(user), 0);
  /** The users for which a merge saves a request: not the target of an `import()` whose importers have both chunks. */
  const first = (shared: Set<string>) =>
    [...shared].filter((user) => !haveAll(importersOf(user), (importer) => shared.has(importer)));
  const chunks: Chunk[] = parts.map((part) => ({
    parts: new Set([part]),
    bytes: part.bytes,
    users: part.users,
  }));
  for (;;) {
    const loads = loadsOfEach(graph, chunks);
    /** The unused bytes that pages load if `chunk` gets these users too: its own, and those of the files it imports. */
    const unused = (chunk: Chunk, users: Set<string>) => {
      let bytes = 0;
      for (const one of loads.get(chunk)!) {
        const others = count([...users].filter((user) => !one.users.has(user)));
        bytes += others * (one === chunk ? one.bytes : one.bytes + requestBytes);
      }
      return bytes;
    };
    /** The bytes saved on pages that use both, minus the unused bytes on pages that use one. */
    const gainOf = (a: Chunk, b: Chunk) => {
      if (isOnDemand(graph, a) !== isOnDemand(graph, b)) return 0;
      const both = count(first(new Set([...a.users].filter((user) => b.users.has(user)))));
      return both && requestBytes * both - unused(a, b.users) - unused(b, a.users);
    };
    const best = chunks
      .flatMap((a, place) => chunks.slice(place + 1).map((b) => ({ a, b, gain: gainOf(a, b) })))
      .filter(({ gain }) => gain > 0)
      // A chunk's gain with its own direct import is never smaller, so no merge creates an import cycle through a
      // third chunk.
      .sort((one, other) => other.gain - one.gain)[0];
    if (!best) break;
    const { a, b } = best;
    for (const part of b.parts) a.parts.add(part);
    a.bytes += b.bytes;
    for (const one of new Set([...loads.get(a)!, ...loads.get(b)!]))
      one.users = new Set([...one.users, ...a.users, ...b.users]);
    chunks.splice(chunks.indexOf(b), 1);
  }
  return chunks.map((chunk) => chunk.parts);
}

/** Each chunk with all that it imports. */
function loadsOfEach(graph: PluginContext, chunks: readonly Chunk[]): Map<Chunk, Set<Chunk>> {
  const idsOf = ({ parts }: Chunk) => [...parts].flatMap(({ ids }) => [...ids]);
  const chunkOf = new Map(chunks.flatMap((chunk) => idsOf(chunk).map((id) => [id, chunk])));
  return new Map(
    chunks.map((chunk) => {
      const imported = withImports(graph, idsOf(chunk));
      const loaded = [...imported].flatMap((id) => chunkOf.get(id) ?? []);
      return [chunk, new Set(loaded)];
    }),
  );
}
