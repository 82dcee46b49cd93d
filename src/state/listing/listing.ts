import { countText } from '../../domain/listing/listing-messages.ts';
import {
  type ListingKind,
  type ListingQuery,
  listingTake,
  maxListingTake,
  writeListingQuery,
} from '../../domain/listing/listing-query.ts';
import { quietMs } from '../../domain/listing/listing-turn.ts';
import { ask, begin, end, tell } from './listing-asking.ts';
import { readAddress, writeAddress } from './listing-history.ts';
import { isPanelOpenAtom } from './listing-layout.ts';
import {
  emptyState,
  type ListingSeed,
  type ListingState,
  painted,
  type Running,
  running,
  runningOf,
  type Store,
  stateAtom,
} from './listing-state.ts';

export { type ListingSeed, type ListingState, listingAtom } from './listing-state.ts';

/** A listing's state with what a host brings: it holds where nothing newer is known. */
export function withSeed(state: ListingState, seed: ListingSeed): ListingState {
  return {
    ...state,
    facets: state.facets ?? seed.facets,
    minisets: state.minisets ?? seed.minisets,
    totalCount: state.totalCount ?? seed.totalCount,
    isWideLayout: state.isWideLayout ?? (seed.isWideLayout || undefined),
  };
}

/** The state an island starts from, with what its own host brings. */
export function firstState(store: Store, seed: ListingSeed): ListingState {
  const { name, kind } = seed;
  const state = isHosted(store, name) ? store.get(stateAtom(name)) : emptyState(readAddress(name, kind));
  return withSeed(state, seed);
}

// Hosts that have left the page are still mounted when those that take their place come.
const isHosted = (store: Store, name: string) =>
  [...(runningOf(store, name)?.hosts ?? [])].some(({ isConnected }) => isConnected);

/**
 * Takes in what an island's host brings; the parts of several add up. An island says what it shows by the key
 * (`facets`, `minisets`): where that is undefined and nobody else has it, the listing is asked for, once.
 */
export function seedListing(store: Store, seed: ListingSeed, host: Element): void {
  const { name } = seed;
  const state = firstState(store, seed);
  if (!isHosted(store, name)) letGo(store, name);
  const listings = running.get(store) ?? new Map<string, Running>();
  running.set(store, listings);
  const now = listings.get(name) ?? {
    seed,
    hosts: new Set(),
    pathname: location.pathname,
    search: location.search,
    index: 0,
    changedAt: Number.NEGATIVE_INFINITY,
    soon: [],
  };
  listings.set(name, now);
  now.hosts.add(host);
  const given = Object.entries(seed).filter(([, value]) => value !== undefined);
  now.seed = { ...now.seed, ...Object.fromEntries(given) };
  store.set(stateAtom(name), state);
  const isMissing = ['facets', 'minisets'].some(
    (part) => Object.hasOwn(seed, part) && !state[part as 'facets' | 'minisets'],
  );
  if (isMissing && !state.isLoading && !state.failure) want(store, name, state.query, 'replace', true);
}

/** A host has left the listing: with the last one it ends. */
export function leaveListing(store: Store, name: string, host: Element): void {
  const hosts = runningOf(store, name)?.hosts;
  if (hosts?.delete(host) && !hosts.size) letGo(store, name);
}

/** Ends what is under way for a listing, and forgets it. */
function letGo(store: Store, name: string): void {
  const now = runningOf(store, name);
  if (!now) return;
  now.index += 1;
  now.soon.length = 0;
  end(store, name, {});
  running.get(store)!.delete(name);
  store.set(stateAtom(name), emptyState(readAddress(name, now.seed.kind)));
  store.set(isPanelOpenAtom(name), false);
}

/**
 * Asks the listing for something else, from its first tile on. What is wanted is in the state at once; what is shown
 * follows with the answer, and the address with it. After a failure both are as before.
 * @param onChange given, the change waits until what the press itself has changed is painted, and is made together with it
 */
export async function changeListing(
  store: Store,
  name: string,
  change: (query: ListingQuery) => ListingQuery,
  onChange?: () => void,
): Promise<void> {
  if (onChange) {
    const { soon } = runningOf(store, name);
    soon.push(() => {
      onChange();
      changeListing(store, name, change);
    });
    await painted();
    return catchUp(soon);
  }
  catchUp(runningOf(store, name).soon);
  const { query } = store.get(stateAtom(name));
  await want(store, name, { ...change(query), skip: 0, take: listingTake }, 'push');
}

/** What waits for a paint comes before what is done after it. */
function catchUp(soon: Running['soon']): void {
  for (const change of soon.splice(0)) change();
}

/** After a step through the history: the address is the truth (decision 37). */
export function followAddress(store: Store, name: string): Promise<void> | undefined {
  const now = runningOf(store, name);
  // Another page's address, or another place of the page alone.
  if (location.pathname !== now.pathname || location.search === now.search) return undefined;
  now.search = location.search;
  const wanted = readAddress(name, now.seed.kind);
  catchUp(now.soon);
  return want(store, name, wanted);
}

/** Tries again what failed. */
export function retryListing(store: Store, name: string): Promise<void> | undefined {
  return runningOf(store, name).retry?.();
}

/** Whether there are tiles below those that are shown. */
export const hasMore = ({ shown, totalCount = 0 }: ListingState): boolean =>
  shown.skip + shown.take < totalCount && shown.take < maxListingTake;

/** Adds the next tiles below those that are shown; the address then asks for as many. Says how many there are then. */
export async function showMore(store: Store, name: string): Promise<void> {
  const state = store.get(stateAtom(name));
  const { shown, minisets = [] } = state;
  if (state.isLoading || state.isLoadingMore || !hasMore(state)) return;
  const take = Math.min(listingTake, maxListingTake - shown.take);
  const index = begin(store, name, { isLoadingMore: true }, () => showMore(store, name));
  const answer = await ask(store, name, index, { ...shown, skip: shown.skip + shown.take, take });
  if (!answer) return;
  const next = { ...shown, take: shown.take + take };
  // What has moved down in the meantime comes a second time.
  const known = new Set(minisets.map(({ sku }) => sku));
  const all = [...minisets, ...answer.minisets.filter(({ sku }) => !known.has(sku))];
  end(store, name, { query: next, shown: next, minisets: all, totalCount: answer.totalCount });
  writeAddress(store, name, 'replace', next);
  await tell(store, name, 'shownOf', shown.skip + all.length, answer.totalCount);
}

/**
 * @param how the answer is written into the address: `push` for what the shopper does to the listing
 * @param isNew nothing is shown yet
 */
async function want(
  store: Store,
  name: string,
  wanted: ListingQuery,
  how: 'push' | 'replace' = 'replace',
  isNew?: boolean,
): Promise<void> {
  const now = runningOf(store, name);
  const { kind } = now.seed;
  const { shown } = store.get(stateAtom(name));
  const isBurst = performance.now() - now.changedAt < quietMs;
  now.changedAt = performance.now();
  const isFollowing = how !== 'push';
  const index = begin(store, name, { query: wanted, isLoading: true, isFollowing }, () =>
    want(store, name, wanted, how, isNew),
  );
  // Undone before it was shown: there is nothing to ask for.
  const { skip, take } = isFollowing ? wanted : shown;
  if (!isNew && isSame(kind, { ...wanted, skip, take }, shown)) {
    end(store, name, { query: shown });
    writeAddress(store, name, how, shown);
    return;
  }
  if (isBurst) await new Promise((resolve) => setTimeout(resolve, quietMs));
  if (index !== now.index) return;
  const answer = await ask(store, name, index, wanted);
  if (!answer) return;
  const { minisets, facets, totalCount } = answer;
  const isWideLayout = answer.isWideLayout ?? store.get(stateAtom(name)).isWideLayout;
  end(store, name, { query: wanted, shown: wanted, minisets, facets, totalCount, isWideLayout });
  writeAddress(store, name, how, wanted);
  await tell(store, name, countText(totalCount), totalCount);
}

const isSame = (kind: ListingKind, one: ListingQuery, other: ListingQuery) =>
  `${writeListingQuery(kind, one, '')}` === `${writeListingQuery(kind, other, '')}`;
