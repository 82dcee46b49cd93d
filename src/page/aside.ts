/** The server's nodes that islands have replaced: they are in no document. */
export const aside = new Set<ParentNode>();
