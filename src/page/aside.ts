/** The server's nodes that islands have taken the place of: they are in no document. */
export const aside = new Set<ParentNode>();
