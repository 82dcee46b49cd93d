import type { IslandHandle } from '../page/island-handle.ts';
import { isLeaving } from '../page/navigation.ts';
import { handleFailure } from './failure.ts';

interface Loading<Content> {
  /** A name for the error that restores the host, such as `the pod "bestsellers"`. */
  what: string;
  /** Rejects after a failed fetch; resolves to null if it has handled the failure. */
  load: (signal: AbortSignal) => Promise<Content | null>;
  show: (content: NoInfer<Content>) => void;
}

/** What the load needs of its island. */
export type LoadingIsland = Pick<IslandHandle, 'host' | 'signal' | 'fail' | 'releaseSpace'>;

/** Content that is a list has `items`. */
export type Loadable = object & { items?: readonly unknown[] };

/**
 * Loads an island's content. An empty list releases the host's space; a failed fetch restores the server's content,
 * without a second error on the console (cart §8).
 * @returns aborts it, for the view's unmount
 */
export function loadContent<Content extends Loadable>(
  island: LoadingIsland,
  loading: Loading<Content>,
): () => void {
  const controller = new AbortController();
  load(island, loading, AbortSignal.any([island.signal, controller.signal]));
  return () => controller.abort();
}

async function load<Content extends Loadable>(
  island: LoadingIsland,
  loading: Loading<Content>,
  signal: AbortSignal,
): Promise<void> {
  const { host, fail } = island;
  const content = await loading.load(signal).catch((error) => {
    handleFailure(error);
    return null;
  });
  if (signal.aborted) return;
  if (content) {
    loading.show(content);
    if (content.items?.length === 0) island.releaseSpace();
    // The fetch was aborted when the page was left: it is repeated after a back-forward-cache restore.
  } else if (isLeaving()) {
    addEventListener('pageshow', () => load(island, loading, signal), { once: true, signal });
  } else {
    host.addEventListener('storefront:island-failed', (event) => event.preventDefault(), { once: true });
    fail(Error(`${loading.what} could not be loaded`));
  }
}
