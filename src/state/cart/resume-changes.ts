import { onRestored } from '../../page/restored.ts';
import { sharedStore } from '../store.ts';
import { keptChangesKey } from './cart.ts';

/**
 * Sends the cart changes that this tab's previous page left unsent: at once, after a back-forward-cache restore, and if
 * that page stores them only after this one has started.
 * @returns stops listening
 */
export function resumeChanges(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === keptChangesKey) resume();
  };
  addEventListener('storage', handleStorage);
  const ignoreRestored = onRestored(resume);
  resume();
  return () => {
    removeEventListener('storage', handleStorage);
    ignoreRestored();
  };
}

function resume(): void {
  if (!hasKept()) return;
  import(
    /* @once Sends changes of the cart that were not sent before the page was left. */ './cart-queue.ts'
  ).then(
    ({ cartQueueOf }) => cartQueueOf(sharedStore()).resume(),
    () => {},
  );
}

function hasKept(): boolean {
  try {
    return sessionStorage.getItem(keptChangesKey) !== null;
  } catch {
    return false;
  }
}
