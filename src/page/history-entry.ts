let isReported = false;

/**
 * Writes the page's address, into a new history entry (`push`) or the current one (`replace`). A browser may refuse: in a
 * sandboxed frame, in Safari after a hundred writes in half a minute, or because a script of the page has wrapped the
 * history. This never throws, because the step that the address names is shown all the same; the address then stays as it
 * was, and that is reported once.
 */
export function writeEntry(how: 'push' | 'replace', state: unknown, href?: string): void {
  try {
    history[`${how}State`](withoutMark(state), '', href);
  } catch (error) {
    if (!isReported)
      console.warn('[storefront-islands] the page’s address could not be written, and stays.', error);
    isReported = true;
  }
}

/**
 * Next.js marks what its router writes, and marks other scripts' entries as well; a state that has the mark already is its
 * own to it, so that it would not follow the address, and write the old one again later.
 */
function withoutMark(state: unknown): unknown {
  if (!isPlain(state) || !('__NA' in state)) return state;
  const { __NA, ...rest } = state;
  return rest;
}

/** The state of the current entry with something more, next to other scripts' data. */
export function stateWith(part: object): unknown {
  const { state } = history;
  // A state that is not a plain object cannot take another key.
  return state === null || isPlain(state) ? { ...state, ...part } : state;
}

/**
 * The names under which the library keeps something in the state of an entry. Colors chosen on tiles stay for the page's
 * other addresses.
 */
const ownKey = /^(storefrontIslands(?!Swatches)\w+|quickViewId)$/;

/**
 * The state for another address of this page: what other scripts keep in the current entry, and `own`. At an entry without
 * the state of the page's router, such as Turbo's, Back from the next page would change the address alone.
 */
export function stateBesideOthers(own?: object): object | null {
  const { state } = history;
  const others = Object.entries(isPlain(state) ? state : {}).filter(([key]) => !ownKey.test(key));
  return others.length ? { ...Object.fromEntries(others), ...own } : (own ?? null);
}

// A state that is not a plain object cannot take another key.
const isPlain = (state: unknown): state is Record<string, unknown> =>
  (state as object | null)?.constructor === Object;
