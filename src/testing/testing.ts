import { completeDom } from './complete-dom.ts';
import { closePage } from './open-page.ts';
import { examples as declaredExamples } from './package-examples.ts';
import { calls, loadCore, widgets } from './package-files.ts';
import { exampleRenderer } from './render-example.ts';
import { assertKnown, islandRenderer } from './render-island.ts';
import type { Examples, RenderExample, RenderIsland } from './test-page.ts';

export type {
  AnswerOf,
  AttributesOf,
  BodyOf,
  CallName,
  CallOf,
  PropsOf,
  StateOf,
  WidgetName,
} from './declared.ts';
export type {
  Answer,
  Answers,
  Example,
  ExampleChanges,
  Examples,
  IslandDefinition,
  RenderExample,
  RenderedIsland,
  RenderIsland,
  RenderOptions,
  SentRequest,
  TestPage,
} from './test-page.ts';

const render = islandRenderer({
  calls,
  async load(name) {
    assertKnown(name, [...widgets.keys()]);
    const { default: island } = await widgets.get(name)!();
    return { island, core: await loadCore() };
  },
  unanswered: {
    asksHandlers: true,
    warn: (message) => console.warn(`[storefront-islands] ${message}`),
  },
});

/** `storefront-islands/testing`: mounts a built widget in a test's page. Works with any runner and any DOM. */
export const renderIsland: RenderIsland = async (...given) => {
  completeDom();
  return render(...given) as never;
};

/** The states of every widget, as the guide and Storybook show them. */
export const examples: Examples = declaredExamples as Examples;

/** Mounts a widget in one of its {@link examples}. */
export const renderExample: RenderExample = exampleRenderer(declaredExamples, renderIsland);

/** Closes the open page. If the runner has a global `afterEach`, as jest has, this happens after each test by itself. */
export const cleanup: () => Promise<void> = closePage;

cleanUpAfterEach();

function cleanUpAfterEach(): void {
  const { afterEach } = globalThis as { afterEach?: (run: () => Promise<void>) => void };
  try {
    afterEach?.(() => closePage());
  } catch {
    // Imported within a test, where a runner accepts no hooks: then the next page closes this one.
  }
}
