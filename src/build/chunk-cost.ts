import type { PluginContext } from 'rollup';

/** Modules with the same users. */
export interface Part {
  ids: Set<string>;
  bytes: number;
  /** The widgets, and the targets of an `import()`, that load it. */
  users: Set<string>;
}

export interface Costs {
  /** The cost of a request, in bytes. */
  requestBytes: number;
  /** A chunk that a page always needs is at least as large. */
  leastBytes: number;
  /** The probability that a page loads a widget or the target of an `import()`. */
  shareOf(user: string): number;
  /** Whether a page with this user always loads it. */
  isOfPage(user: string): boolean;
  /** The users whose files import a target. */
  importersOf(user: string): readonly string[];
}

type Chunks = readonly Set<Part>[];

/**
 * Moves single parts to the chunk where they cost pages least, as long as one helps: a merge takes all parts of both
 * chunks, also those that fit better elsewhere. Then a chunk that is too small to be a request of its own on a page that
 * always needs it is merged with the one where it costs least, if that is not much more. A part that only `import()` loads
 * stays in a chunk of such parts.
 */
export function rearranged(graph: PluginContext, chunks: Chunks, costs: Costs): Chunks {
  const parts = chunks.flatMap((chunk) => [...chunk]);
  const cost = costOf(graph, parts, costs);
  /**
   * Moves parts of a chunk to where they cost least.
   * @param mayCost how much more than in their chunk
   * @returns whether they have another place now
   */
  const move = (moved: readonly Part[], was: Set<Part>, mayCost = 0): boolean => {
    let best = was;
    let lowest = cost(chunks) + mayCost;
    for (const part of moved) was.delete(part);
    for (const chunk of chunks) {
      const [first] = chunk;
      if (!first || chunk === was || isOnDemand(graph, first) !== isOnDemand(graph, moved[0]!)) continue;
      for (const part of moved) chunk.add(part);
      const changed = cost(chunks);
      if (changed < lowest) {
        lowest = changed;
        best = chunk;
      }
      for (const part of moved) chunk.delete(part);
    }
    for (const part of moved) best.add(part);
    return best !== was;
  };
  /** Moving the only part of a chunk would be a merge. */
  const moveOne = (part: Part): boolean => {
    const was = chunks.find((chunk) => chunk.has(part))!;
    return was.size > 1 && move([part], was);
  };
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (const part of parts) if (moveOne(part)) hasMoved = true;
  }
  const isNeeded = (chunk: Set<Part>) => [...chunk].some(({ users }) => [...users].some(costs.isOfPage));
  // One that has taken in another may be large enough by now.
  for (const chunk of chunks)
    if (chunk.size && bytesOf(chunk) < costs.leastBytes && isNeeded(chunk))
      move([...chunk], chunk, costs.leastBytes);
  return chunks.filter(({ size }) => size > 0);
}

/**
 * Whether all importers of an `import()` target have loaded something already, so that the target gets it for free.
 * Never true for a widget, which nothing imports.
 */
export const haveAll = (
  importers: readonly string[],
  has: (importer: string) => boolean | undefined,
): boolean => importers.length > 0 && importers.every(has);

/** Whether only `import()` loads it: then no widget waits for it to mount. */
export const isOnDemand = (graph: PluginContext, { users }: Pick<Part, 'users'>): boolean =>
  ![...users].some((user) => graph.getModuleInfo(user)!.isEntry);

/**
 * The cost of a set of chunks: bytes and requests, summed over all users and weighted by how likely each is loaded. Infinite
 * if two chunks would import each other.
 */
function costOf(
  graph: PluginContext,
  parts: readonly Part[],
  { requestBytes, shareOf, importersOf }: Costs,
): (chunks: Chunks) => number {
  const partOf = new Map(parts.flatMap((part) => [...part.ids].map((id) => [id, part])));
  const imports = new Map(
    parts.map((part) => {
      const imported = [...part.ids].flatMap((id) => graph.getModuleInfo(id)!.importedIds);
      return [part, new Set(imported.flatMap((id) => partOf.get(id) ?? []))];
    }),
  );
  const users = [...new Set(parts.flatMap((part) => [...part.users]))];
  const importers = new Map(users.map((user) => [user, importersOf(user)]));
  return (chunks) => {
    const chunkOf = new Map(chunks.flatMap((chunk) => [...chunk].map((part) => [part, chunk])));
    const loads = new Map(chunks.map((chunk) => [chunk, new Set([chunk])]));
    for (const [chunk, loaded] of loads)
      for (const one of loaded)
        for (const part of one)
          for (const next of imports.get(part)!) {
            const other = chunkOf.get(next)!;
            if (other === chunk && one !== chunk) return Number.POSITIVE_INFINITY;
            loaded.add(other);
          }
    const bytes = new Map(chunks.map((chunk) => [chunk, bytesOf(chunk)]));
    const loadsOf = new Map(users.map((user) => [user, new Set<Set<Part>>()]));
    for (const part of parts)
      for (const user of part.users)
        for (const chunk of loads.get(chunkOf.get(part)!)!) loadsOf.get(user)!.add(chunk);
    let cost = 0;
    for (const [user, loaded] of loadsOf) {
      for (const chunk of loaded) {
        if (haveAll(importers.get(user)!, (importer) => loadsOf.get(importer)?.has(chunk))) continue;
        cost += shareOf(user) * (requestBytes + bytes.get(chunk)!);
      }
    }
    return cost;
  };
}

const bytesOf = (chunk: Set<Part>) => [...chunk].reduce((sum, { bytes }) => sum + bytes, 0);
