import type { AstNode, Plugin, PluginContext } from 'rollup';
import type { Island } from '../runtime/define-island.ts';
import { pathInProject } from './path-in-project.ts';

/*
 * One rule says which modules are bundled together. Modules with the same users are one chunk, and two chunks are merged
 * as long as the requests saved are worth more than the bytes that some users then load without need. The packages and
 * the runtime's modules that half of the widgets use are the core; all modules that a quarter of the widgets use are one
 * chunk beside it, so that a new user of a button or of the cart changes no other chunk. A shared module must not cost
 * its user more than a copy would: so a module of no noun, such as a hook, is not merged with the texts of a noun that
 * some of its users do not show.
 */

/**
 * The number of unused bytes that one request is worth. A higher number would save few requests, and with it a new module
 * would move many others.
 */
const requestBytes = 1000;

/** The probability that a page loads an overlay or an `import()` target that it may load; inline widgets it always loads. */
const shareOfLater = 0.5;

/** Minified and compressed, a module is about a sixth of its text. */
const compression = 6;

/**
 * Rollup plugin: names the chunk of every module that several users have, by the path of its largest module.
 * @param project the project's folder, unless it is the one that the build runs in
 */
export function chunks(islands: readonly Pick<Island, 'name' | 'kind'>[], project?: string): Plugin {
  const inPage = new Set(
    islands.filter(({ kind }) => kind === 'inline').map(({ name }) => `\0widget:${name}`),
  );
  const pathOf = (id: string) => pathInProject(id, project);
  const shareOf = (user: string) => (inPage.has(user) ? 1 : shareOfLater);
  let names = new Map<string, string>();
  return {
    name: 'chunks',
    buildEnd(error) {
      if (!error) names = chunkNames(this, shareOf, pathOf);
    },
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id) => names.get(id),
      onlyExplicitManualChunks: true,
    }),
  };
}

/** A user of modules: a widget or the target of an `import()`, by the ID of its module. */
type User = string;

/** The path of a module inside the project. */
type PathOf = (id: string) => string;

/** Modules with the same users. */
interface Part {
  ids: string[];
  bytes: number;
  users: ReadonlySet<User>;
  kind: 'texts' | 'common' | 'other';
}

interface Chunk {
  parts: Part[];
  bytes: number;
  /** The users of its parts, and of the chunks that import it. */
  users: Set<User>;
}

function chunkNames(
  graph: PluginContext,
  shareOf: (user: User) => number,
  pathOf: PathOf,
): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const users = usersOfEach(graph, ids);
  const widgets = ids.filter(isWidget).length;
  const shareOfWidgets = (id: string) => [...users.get(id)!].filter(isWidget).length / widgets;
  const isCore = (id: string) =>
    pathOf(id) === 'src/runtime/core.tsx' ||
    (/^(.*\/)?node_modules\/|^src\/runtime\//.test(pathOf(id)) && shareOfWidgets(id) >= 1 / 2);
  const core = withImports(graph, ids.filter(isCore));
  // The modules of a single entry are in the entry's file.
  const isOfEntry = ([user, ...others]: ReadonlySet<User>) =>
    !!user && !others.length && graph.getModuleInfo(user)!.isEntry;
  const rest = ids.filter((id) => !core.has(id) && !isOfEntry(users.get(id)!));
  // The modules that these import have at least as many users.
  const shared = rest.filter((id) => shareOfWidgets(id) >= 1 / 4);
  const names = new Map([...core].map((id) => [id, 'core']));
  for (const id of shared) names.set(id, 'shared');
  const others = rest.filter((id) => !names.has(id));
  const parts = partsOf(graph, others, users, pathOf);
  const importersOf = (user: User) =>
    graph.getModuleInfo(user)!.dynamicImporters.flatMap((id) => [...users.get(id)!]);
  for (const chunk of merged(graph, parts, shareOf, importersOf)) {
    const inChunk = chunk.flatMap((part) => part.ids);
    const largest = inChunk.reduce((a, b) => (length(graph, b) > length(graph, a) ? b : a));
    for (const id of inChunk) names.set(id, largest);
  }
  return names;
}

const isWidget = (id: string) => id.startsWith('\0widget:');

function usersOfEach(graph: PluginContext, ids: readonly string[]): Map<string, Set<User>> {
  const users = new Map(ids.map((id) => [id, new Set<User>()]));
  for (const id of ids) {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(id)!;
    if (!isEntry && !dynamicImporters.length) continue;
    for (const used of withImports(graph, [id])) users.get(used)!.add(id);
  }
  // A module shared by an on-demand file and its importers is already loaded when that file is imported, so it stays in
  // the importer's file.
  const before = new Map(users);
  for (const [id, known] of before) {
    const isLoadedBefore = (user: User) =>
      haveAll(
        graph.getModuleInfo(user)!.dynamicImporters.flatMap((importer) => [...before.get(importer)!]),
        (importer) => known.has(importer),
      );
    const [first, ...others] = [...known].filter((user) => !isLoadedBefore(user));
    if (first && !others.length && !graph.getModuleInfo(first)!.isEntry) users.set(id, new Set([first]));
  }
  return users;
}

/**
 * Whether all importers of an `import()` target have loaded a module already, so that the target needs no chunk for it.
 * Never true for a widget, which no module imports.
 */
const haveAll = (importers: readonly User[], has: (importer: User) => boolean): boolean =>
  importers.length > 0 && importers.every(has);

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

/** Whether a module has the texts of a noun or a widget, belongs to no noun, or is anything else: by its path. */
function kindOf(path: string): Part['kind'] {
  if (/^src\/domain\/[\w-]+\/[\w-]*messages\.ts$|(^|\/)widgets\/.+\.messages\.ts$/.test(path)) return 'texts';
  return /^src\/(domain|contract|state|ui)\/[\w-]+\/|(^|\/)widgets\//.test(path) ? 'other' : 'common';
}

function partsOf(
  graph: PluginContext,
  ids: readonly string[],
  users: Map<string, Set<User>>,
  pathOf: PathOf,
): Part[] {
  const parts = new Map<string, Part>();
  for (const id of ids) {
    const kind = kindOf(pathOf(id));
    const key = [kind, ...[...users.get(id)!].sort()].join();
    const part = parts.get(key) ?? { ids: [], bytes: 0, users: users.get(id)!, kind };
    part.ids.push(id);
    part.bytes += length(graph, id) / compression;
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** The parts of each chunk, after all merges that gain something, the best first. */
function merged(
  graph: PluginContext,
  parts: readonly Part[],
  shareOf: (user: User) => number,
  importersOf: (user: User) => readonly User[],
): Part[][] {
  const count = (users: Iterable<User>) => [...users].reduce((sum, user) => sum + shareOf(user), 0);
  const chunks: Chunk[] = parts.map((part) => ({
    parts: [part],
    bytes: part.bytes,
    users: new Set(part.users),
  }));
  for (;;) {
    const loads = loadsOfEach(graph, chunks);
    /** The chunks that the users of `other` load only if `chunk` is merged with it, each with these users. */
    const addedBy = (chunk: Chunk, other: Chunk) =>
      [...loads.get(chunk)!].map((one) => ({
        one,
        users: new Set([...other.users].filter((user) => !one.users.has(user))),
      }));
    /** The bytes that a merge saves, minus those that it costs; 0 if the two must not be merged. */
    const gainOf = (a: Chunk, b: Chunk): number => {
      // An import() target whose importers have both chunks loads neither.
      const both = new Set([...a.users].filter((user) => b.users.has(user)));
      const saved = count([...both].filter((user) => !haveAll(importersOf(user), (one) => both.has(one))));
      if (!saved || isCycle(loads, a, b)) return 0;
      let gain = requestBytes * saved;
      for (const [chunk, other] of [
        [a, b],
        [b, a],
      ] as const)
        for (const { one, users } of addedBy(chunk, other)) {
          if (bringsTexts(one, other, users)) return 0;
          gain -= count(users) * (one === chunk ? one.bytes : one.bytes + requestBytes);
        }
      return gain;
    };
    const best = chunks
      .flatMap((a, place) => chunks.slice(place + 1).map((b) => ({ a, b, gain: gainOf(a, b) })))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)[0];
    if (!best) return chunks.map((chunk) => chunk.parts);
    const { a, b } = best;
    const users = [...a.users, ...b.users];
    for (const one of new Set([...loads.get(a)!, ...loads.get(b)!]))
      for (const user of users) one.users.add(user);
    a.parts.push(...b.parts);
    a.bytes += b.bytes;
    chunks.splice(chunks.indexOf(b), 1);
  }
}

/** Whether two chunks, once merged, would import a third one that imports them. */
function isCycle(loads: Map<Chunk, Set<Chunk>>, a: Chunk, b: Chunk): boolean {
  const isBetween = (from: Chunk, to: Chunk) =>
    [...loads.get(from)!].some((one) => one !== from && one !== to && loads.get(one)!.has(to));
  return isBetween(a, b) || isBetween(b, a);
}

/**
 * Whether merging brings a user texts of a noun that it does not show: some user of `other` needs only modules of no
 * noun, and `one` has such texts.
 */
function bringsTexts(one: Chunk, other: Chunk, users: ReadonlySet<User>): boolean {
  const common = other.parts.filter(({ kind }) => kind === 'common');
  const texts = one.parts.filter(({ kind }) => kind === 'texts');
  return texts.some((text) =>
    common.some((part) => [...users].some((user) => part.users.has(user) && !text.users.has(user))),
  );
}

/** Each chunk with all that it imports. */
function loadsOfEach(graph: PluginContext, chunks: readonly Chunk[]): Map<Chunk, Set<Chunk>> {
  const idsOf = ({ parts }: Chunk) => parts.flatMap(({ ids }) => ids);
  const chunkOf = new Map(chunks.flatMap((chunk) => idsOf(chunk).map((id) => [id, chunk])));
  return new Map(
    chunks.map((chunk) => {
      const imported = withImports(graph, idsOf(chunk));
      return [chunk, new Set([...imported].flatMap((id) => chunkOf.get(id) ?? []))];
    }),
  );
}
