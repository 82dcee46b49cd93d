let isReported = false;

/**
 * Writes the page's address, into a new history entry (`push`) or the current one (`replace`). A browser may refuse: in a
 * sandboxed frame, in Safari after a hundred writes in half a minute, or because a script of the page has wrapped the
 * history. This never throws, because the step that the address names is shown all the same; the address then stays as it
 * was, and that is reported once.
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
