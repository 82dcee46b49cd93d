import type { KnownCall } from './answers.ts';
import { completeDom } from './complete-dom.ts';
import { islandRenderer, type WidgetModule } from './render-island.ts';
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

// The build fills in the declared calls.
const calls: KnownCall[] = JSON.parse('__CALLS__');

const render = islandRenderer({
  calls,
  load: (name): Promise<WidgetModule> => import(`./widgets/${name}.js`),
});

/** `storefront-islands/testing`: mounts a built widget in a test's page. Works with any runner and any DOM. */
export const renderIsland: RenderIsland = async (...given) => {
  completeDom();
  return render(...given);
};
