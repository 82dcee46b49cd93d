import { listingOf } from '../src/state/listing/listing.ts';
import { sharedStore } from '../src/state/store.ts';
import type { IslandStoryProps } from './island-story.tsx';
import { prepareIsland } from './island-story.tsx';

/**
 * Before a story of a listing: sets the URL of the example, and restores it afterwards. Beside filters and a toolbar the
 * page has products, without which a change would leave it.
 */
export async function prepareListing(
  context: Parameters<typeof prepareIsland>[0] & { args: IslandStoryProps },
) {
  const { search } = context.args.example as { search?: string };
  const { href } = location;
  const url = new URL(href);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  localStorage.removeItem('columnLayout');
  sessionStorage.removeItem('filtersShown');
  const end = await prepareIsland(context);
  const { widget } = context.args;
  // A toolbar has its count from its own host.
  const leave =
    widget === 'product-grid' ? undefined : joinGrid(widget === 'listing-filters' ? 240 : undefined);
  return () => {
    leave?.();
    end();
    history.replaceState(history.state, '', href);
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
