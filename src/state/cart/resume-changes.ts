import { sharedStore } from '../store.ts';

/** Sends changes of the cart that the tab's last page could not send before it was left. */
export function resumeChanges(): void {
  if (!hasKept()) return;
  import(/* Sends changes of the cart that a page was left with. */ './cart-queue.ts').then(
    ({ cartQueueOf }) => cartQueueOf(sharedStore()).resume(),
    () => {},
  );
}

function hasKept(): boolean {
  try {
    return sessionStorage.getItem('storefront-islands:cart-changes') !== null;
  } catch {
    return false;
  }
}
