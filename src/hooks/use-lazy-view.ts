import { startTransition, useEffect, useState } from 'react';
import { reload } from '../page/navigation.ts';

/** A view in a file of its own, loaded on demand and once. */
export interface LazyView<View, Given extends unknown[] = []> {
  /** The view, once its file has loaded. */
  readonly loaded: View | undefined;
  /** Loads the file. Rejects if it could not be loaded; another call tries again. */
  load(...given: Given): Promise<void>;
}

/**
 * Declares a view that is loaded on demand.
 * @param importView imports the file, and prepares what the view shows at once from what is `given`
 */
export function lazyView<View, Given extends unknown[] = []>(
  importView: (...given: Given) => Promise<View>,
): LazyView<View, Given> {
  // Not in the store, which another version of the library may share: a view belongs to the code that renders it.
  let loaded: View | undefined;
  return {
    get loaded() {
      return loaded;
    },
    async load(...given) {
      loaded ??= await importView(...given);
    },
  };
}

/**
 * Loads a view when it is wanted.
 * @param lazy the view; undefined while none is wanted
 * @param given the values that the view is prepared from
 */
export function useLazyView<View, Given extends unknown[]>(
  lazy: LazyView<View, Given> | undefined,
  ...given: Given
): { view: View | undefined; hasFailed: boolean; retry: () => void } {
  const [{ failed }, setState] = useState<{ failed?: LazyView<View, Given> | undefined }>({});

  function load(isAgain: boolean) {
    lazy?.load(...given).then(
      // In slices, because a view may be large.
      () => startTransition(() => setState({})),
      () => {
        setState({ failed: lazy });
        if (isAgain) reloadIfReachable();
      },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: prepared from what is given when it is wanted
  useEffect(() => {
    if (!lazy?.loaded) load(false);
  }, [lazy]);

  const view = lazy?.loaded;
  return { view, hasFailed: !!failed && failed === lazy && !view, retry: () => load(true) };
}

/**
 * Reloads the page if the server can be reached, because a browser may cache the failure of an imported file until the
 * page is left.
 */
async function reloadIfReachable(): Promise<void> {
  const answer = await fetch(location.href).catch(() => undefined);
  if (answer?.ok) reload();
}
