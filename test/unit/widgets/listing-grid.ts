import { onTestFinished } from 'vitest';
import { listingOf } from '../../../src/state/listing/listing.ts';
import { sharedStore } from '../../../src/state/store.ts';

/**
 * Adds what a listing's filters and toolbar need beside them on a page: mounted products. Without them a change leads to
 * the server's page.
 */
export function addGrid(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const seed = { name: 'listing', kind: 'product', minisets: [] } as const;
  onTestFinished(listingOf(sharedStore(), 'listing').join(seed, host));
}
