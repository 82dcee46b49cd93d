import { listingOf } from '../src/state/listing/listing.ts';
import { isPanelEntry } from '../src/state/listing/listing-address.ts';
import { sharedStore } from '../src/state/store.ts';
import type { IslandStoryProps } from './island-story.tsx';
import { prepareIsland } from './island-story.tsx';

/** Before a story of filters or a toolbar: adds products, because without them a change would navigate away. */
export async function prepareListing(
  context: Parameters<typeof prepareIsland>[0] & { args: IslandStoryProps },
) {
  const end = await prepareIsland(context);
  // A toolbar takes its count from its own host.
  const leave = joinGrid(context.args.widget === 'listing-filters' ? 240 : undefined);
  return async () => {
    await closePanel();
    leave();
    end();
  };
}

function joinGrid(totalCount: number | undefined): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  const seed = { name: 'listing', kind: 'product', minisets: [], totalCount } as const;
  const leave = listingOf(sharedStore(), 'listing').join(seed, host);
  return () => {
    leave();
    host.remove();
  };
}

/** Closes the filters' panel and waits for Back, which its history entry asks for: later, it would be in another story. */
async function closePanel(): Promise<void> {
  const { isPanelOpenAtom } = listingOf(sharedStore(), 'listing').layout;
  if (!sharedStore().get(isPanelOpenAtom) || !isPanelEntry()) return;
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  sharedStore().set(isPanelOpenAtom, false);
  await isBack;
}
