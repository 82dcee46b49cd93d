import type { Registry } from './registry.ts';
import { clearSecrets } from './server-values.ts';

/** The attribute with the key of the island that has rendered an element. A page's copy of the element has the same key. */
export const copyKey = 'data-si-copy-of';

/** A key is of this document alone, because a script may store markup and put it back after a reload. */
const documentKey = Math.random();
let keys = 0;

export const newCopyKey = (): string => `${documentKey}-${++keys}`;

/** The number of ended islands whose server content is kept: Turbo keeps ten pages. */
const mostKept = 200;

/**
 * Keeps the server's content of an island that has ended, without typed secrets. A router may have copied the page while
 * the island was mounted, and show the copy again (copies.ts). The same content is kept once, because a page may write
 * itself anew all the time; but not content with fields, which may hold other text.
 */
export function keepForCopies(page: Registry, key: string, serverNodes: readonly Node[]): void {
  page.ended ??= new Map();
  // A template's document loads no pictures.
  const { content } = document.createElement('template');
  content.append(...serverNodes.map((node) => content.ownerDocument.importNode(node, true)));
  clearSecrets(content);
  const known =
    !content.querySelector('input,select,textarea') &&
    [...page.ended.values()].find((kept) => kept.isEqualNode(content));
  page.ended.set(key, known || content);
  for (const oldest of page.ended.keys()) if (page.ended.size > mostKept) page.ended.delete(oldest);
}
