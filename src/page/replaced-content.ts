/**
 * The server's content that islands have replaced, one fragment for each host. It is in no document, so whoever looks for
 * the page's token fields looks here as well.
 */
export const replacedContent = new Set<ParentNode>();
