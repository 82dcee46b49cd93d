import { completeDom } from './complete-dom.ts';
import { calls, loadCore, widgets } from './package-files.ts';
import { islandRenderer } from './render-island.ts';
import type { RenderIsland } from './test-page.ts';

export type {
  Answers,
  IslandDefinition,
  RenderedIsland,
  RenderIsland,
  RenderOptions,
  SentRequest,
  TestPage,
} from './test-page.ts';

const render = islandRenderer({
  calls,
  async load(name) {
    const file = widgets.get(name);
    if (!file) throw new Error(`There is no widget "${name}"; there are ${[...widgets.keys()].join(', ')}.`);
    const { default: island } = await file();
    return { island, core: await loadCore() };
  },
});

/** `storefront-islands/testing`: mounts a built widget in a test's page. Works with any runner and any DOM. */
export const renderIsland: RenderIsland = async (...given) => {
  completeDom();
  return render(...given);
};
