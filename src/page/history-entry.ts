let isReported = false;

/**
 * Writes the page's address, into a new history entry (`push`) or the current one (`replace`). A browser may refuse it: a
 * sandboxed frame, Safari after a hundred in half a minute, a script of the page that has wrapped it. What the address was
 * to say is done all the same, so that this never throws; the address stays, which is reported once.
 */
export function writeEntry(how: 'push' | 'replace', state: unknown, href?: string): void {
  try {
    history[`${how}State`](state, '', href);
  } catch (error) {
    if (!isReported)
      console.warn('[storefront-islands] the page’s address could not be written, and stays.', error);
    isReported = true;
  }
}
