import type { IslandStoryProps } from './island-story.tsx';
import { prepareIsland } from './island-story.tsx';

/** Before a story of a listing: sets the URL of the example, and restores it afterwards. */
export async function prepareListing(
  context: Parameters<typeof prepareIsland>[0] & { args: IslandStoryProps },
) {
  const { search } = context.args.example as { search?: string };
  const { href } = location;
  const url = new URL(href);
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  localStorage.removeItem('columnLayout');
  const end = await prepareIsland(context);
  return () => {
    end();
    history.replaceState(history.state, '', href);
  };
}
