import type { KnownCall } from './answers.ts';
import { completeDom } from './complete-dom.ts';
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

// The build fills in the declared calls, and the names of the widgets.
const calls: KnownCall[] = JSON.parse('__CALLS__');
const widgets: string[] = JSON.parse('__WIDGETS__');

/** A file beside this one in the package. */
const built = (file: string) => import(`./${file}.js`);

const render = islandRenderer({
  calls,
  async load(name) {
    if (!widgets.includes(name))
      throw new Error(`There is no widget "${name}"; there are ${widgets.join(', ')}.`);
    const { default: island } = await built(`widgets/${name}`);
    return { island, core: await built('core') };
  },
});

/** `storefront-islands/testing`: mounts a built widget in a test's page. Works with any runner and any DOM. */
export const renderIsland: RenderIsland = async (...given) => {
  completeDom();
  return render(...given);
};
