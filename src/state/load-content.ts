import { isLeaving } from '../page/navigation.ts';

/** The island that shows it: `useIsland()`. */
interface Place {
  host: Element;
  signal: AbortSignal;
  fail(error: unknown): void;
  releaseSpace(): void;
}

interface Loading<Content> {
  /** What is loaded, for the error that gives the host back: `the pod "bestsellers"`. */
  what: string;
  /** null when the fetch failed, which has been logged. */
  load: (signal: AbortSignal) => Promise<Content | null>;
  show: (content: NoInfer<Content>) => void;
}

/**
 * Loads a list that is all an island shows. What is empty gives up its space; what failed gives the host back its server
 * content too, without a second word on the console (cart §8).
 */
export async function loadContent<Content extends { items: readonly unknown[] }>(
  place: Place,
  loading: Loading<Content>,
): Promise<void> {
  const { host, signal, fail } = place;
  const content = await loading.load(signal);
  if (signal.aborted) return;
  if (content) {
    loading.show(content);
    if (!content.items.length) place.releaseSpace();
    // A request given up because the page was left is made again when the page comes back.
  } else if (isLeaving()) {
    addEventListener('pageshow', () => loadContent(place, loading), { once: true, signal });
  } else {
    host.addEventListener('storefront:island-failed', (event) => event.preventDefault(), { once: true });
    fail(Error(`${loading.what} could not be loaded`));
  }
}
