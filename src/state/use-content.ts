import { useState } from 'react';
import { useOnChange } from '../hooks/use-on-mount.ts';
import { type Loadable, type LoadingIsland, loadContent } from './load-content.ts';

interface Reading<Content> {
  /** A name for the error that restores the host, such as `the boards that hold this product`. */
  what: string;
  /** The content is read again when this changes; the last one stays until then. */
  key?: string;
  read: (signal: AbortSignal) => Promise<Content | null>;
}

/**
 * An island's content, read on mount. If that fails the island fails, and the host has the server's content again.
 * @returns undefined until it is known: the view shows `ServerContent` or a skeleton
 */
export function useContent<Content extends Loadable>(
  island: LoadingIsland,
  { what, key = '', read }: Reading<Content>,
): Content | undefined {
  const [content, setContent] = useState<Content>();
  useOnChange(() => loadContent<Content>(island, { what, load: read, show: setContent }), key);
  return content;
}
