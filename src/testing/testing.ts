import { completeDom } from './complete-dom.ts';
import { calls, loadCore, widgets } from './package-files.ts';
import { assertKnown, islandRenderer } from './render-island.ts';
import type { RenderIsland } from './test-page.ts';

export type {
  Answers,
  CallName,
  IslandDefinition,
  RenderedIsland,
  RenderIsland,
  RenderOptions,
  SentRequest,
  TestPage,
  WidgetName,
} from './test-page.ts';

const render = islandRenderer({
  calls,
  async load(name) {
    assertKnown(name, [...widgets.keys()]);
    const { default: island } = await widgets.get(name)!();
    return { island, core: await loadCore() };
  },
});

/** `storefront-islands/testing`: mounts a built widget in a test's page. Works with any runner and any DOM. */
export const renderIsland: RenderIsland = async (...given) => {
  completeDom();
  return render(...given);
};
