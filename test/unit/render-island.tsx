import { configure, userEvent, within } from 'storybook/test';
import { expect, onTestFinished, vi } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { mount, open } from '../../src/runtime/core.tsx';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { type OpenPage, openPage } from '../../src/testing/open-page.ts';
import { islandRenderer, type OpenIsland } from '../../src/testing/render-island.ts';
import type { IslandDefinition, RenderOptions } from '../../src/testing/test-page.ts';

/*
 * The public `renderIsland` of src/testing, on the sources, for the states of the widgets' examples, with queries,
 * user events, and a clean-up after each test.
 */

// The same patience as other waits.
configure({ asyncUtilTimeout: 10_000 });

export type { IslandExample };

/** The test's page: its content, its requests, its events. */
export interface TestPage extends OpenPage {
  shopper: ReturnType<typeof userEvent.setup>;
}

/** The library's own lines begin with its name. */
const isOfReact = (line: string) => !line.startsWith('[storefront-islands]');

/**
 * Opens an empty page with a token, a context and a backend of declared calls, until the test ends. A warning of React's
 * fails the test.
 */
export function openTestPage({ context, answers }: Pick<IslandExample, 'context' | 'answers'>): TestPage {
  const page = openPage(calls, context, answers);
  onTestFinished(async () => {
    await page.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(page.errors.filter(isOfReact)).toEqual([]);
  });
  return { ...page, shopper: userEvent.setup() };
}

/**
 * A good answer that is sent only when it is released: data, or a function that returns a `Response`, as in an example.
 * @throws for an answer that is none: a status, `offline` and `never` are faults
 */
export function heldAnswer(good: unknown): { answer: () => Promise<Response>; release: () => void } {
  if (good === null || (typeof good !== 'object' && typeof good !== 'function'))
    throw new Error(
      `heldAnswer() holds back a good answer, and ${JSON.stringify(good)} is none: give it the answer’s data, or a ` +
        'function that returns a Response. A driver’s `example` needs such an answer for its own call.',
    );
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const response = (): Response => (typeof good === 'function' ? good() : Response.json(good));
  return { answer: () => held.then(response), release };
}

const renderFromSource = islandRenderer({
  calls,
  load: async () => ({ core: { mount, open }, island: undefined }),
});

export interface RenderedIsland extends TestPage, OpenIsland {
  /** Finds by role and label, on the whole page. */
  page: ReturnType<typeof within<typeof import('storybook/test').queries>>;
}

interface Options extends Pick<RenderOptions, 'held' | 'before'> {
  /** An open page, for a second island on it. */
  on?: TestPage;
}

/** Mounts an inline island in a host, through the runtime, and waits until it has mounted or failed. */
export async function renderIsland(
  definition: IslandDefinition,
  { attributes, content, props, context, answers }: IslandExample,
  { held, before, on = openTestPage({ context, answers }) }: Options = {},
): Promise<RenderedIsland> {
  const island = await renderFromSource(definition, attributes, answers, {
    content,
    props,
    held,
    before,
    on,
  });
  return { ...on, ...island, page: within(document.body) };
}

/** Opens an overlay island through the runtime. */
export function openIsland(
  definition: IslandDefinition,
  example: IslandExample,
  on?: TestPage,
): Promise<RenderedIsland> {
  return renderIsland(definition, example, { on });
}
