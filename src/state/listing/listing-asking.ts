import {
  getProductListing,
  getSearchListing,
  getSeoListing,
  type ListingAnswer,
} from '../../contract/listing/listing.ts';
import { listingMessages } from '../../domain/listing/listing-messages.ts';
import { type ListingQuery, writeListingQuery } from '../../domain/listing/listing-query.ts';
import { isCurrentAnswer, slowMs } from '../../domain/listing/listing-turn.ts';
import { errorMessages, fillIn, withOverrides } from '../../domain/messages.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { shopperMessage } from '../../http/shopper-message.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { emit } from '../../page/events.ts';
import { reportFailure } from '../report.ts';
import { writeAddress } from './listing-history.ts';
import {
  type ListingState,
  painted,
  patch,
  type Running,
  runningOf,
  type Store,
  stateAtom,
} from './listing-state.ts';

const calls = { product: getProductListing, search: getSearchListing, seo: getSeoListing };

/** Overtakes what is under way, and counts up. */
export function begin(
  store: Store,
  name: string,
  part: Partial<ListingState>,
  retry: () => Promise<void>,
): number {
  const now = runningOf(store, name);
  now.controller?.abort();
  now.retry = retry;
  patch(store, name, { failure: undefined, isLoadingMore: false, ...part });
  if (part.isLoading) now.slow ??= setTimeout(() => patch(store, name, { isSlow: true }), slowMs);
  return ++now.index;
}

/** Only for the request that counts: it alone ends the waiting. */
export function end(store: Store, name: string, part: Partial<ListingState>): void {
  const now = runningOf(store, name);
  clearTimeout(now.slow);
  now.controller?.abort();
  now.slow = undefined;
  patch(store, name, { isLoading: false, isSlow: false, isLoadingMore: false, ...part });
}

/** The answer, if the request still counts by then. A failure is reported, and what was wanted is undone. */
export async function ask(
  store: Store,
  name: string,
  index: number,
  query: ListingQuery,
): Promise<ListingAnswer | undefined> {
  const now = runningOf(store, name);
  const { kind, url } = now.seed;
  const call = calls[kind];
  now.controller = new AbortController();
  const { signal } = now.controller;
  const handlePageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    end(store, name, {});
    now.retry!();
  };
  // Back from the back-forward cache while it waits: its request was cut off, or is too old to be waited for.
  addEventListener('pageshow', handlePageShow, { signal });
  let isCurrent = true;
  try {
    const answer = await send(call, payloadOf(now, query), {
      signal,
      base: url ?? now.pathname,
    }).finally(() => {
      isCurrent = isCurrentAnswer(index, now.index);
    });
    if (isCurrent) return answer;
  } catch (error) {
    if (isCurrent) fail(store, name, error);
  }
  if (!isCurrent) console.info(`[storefront-islands] Outdate response [${call.action}]`);
  return undefined;
}

/** The address the listing is asked for at, asking for it: the same parameters as the shopper’s own. */
function payloadOf({ seed, pathname }: Running, query: ListingQuery) {
  const { kind, url, categoryId, serviceEnvironment } = seed;
  const own = new URL(url ?? pathname, location.href);
  const pages = own.pathname === location.pathname ? location.search : '';
  return {
    ...Object.fromEntries(writeListingQuery(kind, query, `${pages}&${own.search.slice(1)}`)),
    ...(kind === 'product' && { categoryId, serviceEnvironment }),
    ...(kind === 'search' && pageContext().isKids && { isKids: 'true' }),
    isModelOnly: 'true' as const,
  };
}

function fail(store: Store, name: string, error: unknown): void {
  // The page is being left: nobody has to be told, and should it come back, it asks again.
  if (error instanceof CallError && error.kind === 'aborted') return;
  const { shown, isFollowing, isLoadingMore } = store.get(stateAtom(name));
  const { messages } = pageContext();
  const { listingFailed, listingNotLoaded } = withOverrides(listingMessages, messages);
  const texts = {
    ...withOverrides(errorMessages, messages),
    // Where no tick was set, none is undone.
    genericErrorMessage: isFollowing || isLoadingMore ? listingNotLoaded : listingFailed,
  };
  const failure = shopperMessage(error, texts);
  reportFailure(error);
  end(store, name, { query: shown, failure });
  // Back has gone to an address of something else.
  writeAddress(store, name, 'replace', shown);
  announce(failure, 'assertive');
}

/** Says what has come, and tells the page, once it is to be seen. */
export async function tell(
  store: Store,
  name: string,
  key: keyof typeof listingMessages,
  ...counts: number[]
): Promise<void> {
  const now = runningOf(store, name);
  await painted();
  if (runningOf(store, name) !== now) return;
  const { messages, locale } = pageContext();
  announce(
    fillIn(withOverrides(listingMessages, messages)[key], ...counts.map((one) => one.toLocaleString(locale))),
  );
  const { totalCount = 0 } = store.get(stateAtom(name));
  emit('storefront:listing-changed', { listing: name, url: location.href, count: totalCount });
}
