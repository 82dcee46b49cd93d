import { configure, userEvent, within } from 'storybook/test';
import { onTestFinished, vi } from 'vitest';
import { calls } from '../../src/contract/calls.ts';
import { callTimeoutMs, retryDelayMs } from '../../src/domain/retry.ts';
import { mount, open } from '../../src/runtime/core.tsx';
import type { IslandExample } from '../../src/testing/island-example.ts';
import { type OpenPage, openPage } from '../../src/testing/open-page.ts';
import { islandRenderer, type OpenIsland } from '../../src/testing/render-island.ts';
import type { IslandDefinition, RenderOptions } from '../../src/testing/test-page.ts';
import type { FaultName } from './http/faults.ts';

/*
 * The public `renderIsland` of src/testing, on the sources, for states as the widgets' examples have them, with
 * queries, a shopper's hands, and an end with each test.
 */

// As patient as everything else that waits here.
configure({ asyncUtilTimeout: 10_000 });

export type { IslandExample };

/** The test's page: what is on it, what it sent, what it was told. */
export interface TestPage extends OpenPage {
  shopper: ReturnType<typeof userEvent.setup>;
}

/** Opens an empty page with a token, a context and a backend of declared calls, until the test ends. */
export function openTestPage({ context, answers }: Pick<IslandExample, 'context' | 'answers'>): TestPage {
  const page = openPage(calls, context, answers);
  onTestFinished(async () => {
    await page.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { ...page, shopper: userEvent.setup() };
}

/** What a fault makes of a call's answer (the fault matrix). */
export function faultAnswer(fault: Exclude<FaultName, 'slow-then-fine'>, good: unknown): unknown {
  const json = JSON.stringify(good);
  const page = '<!doctype html><h1>We will be back shortly</h1>';
  const answersByFault: Record<typeof fault, unknown> = {
    offline: 'offline',
    'failed-to-fetch': 'offline',
    'time-out': 'never',
    '500': 500,
    '503': 503,
    '504': 504,
    'stale-token': () => Response.json({ isTokenStale: true }, { status: 403 }),
    html: () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    'cut-off': () => new Response(json.slice(0, json.length / 2)),
    'wrong-shape': { isSuccess: 'perhaps', items: 'none', lineItems: 7, orderSummary: [] },
    'is-reset': { IsReset: true },
  };
  return answersByFault[fault];
}

/** A good answer that comes only when it is let go. */
export function heldAnswer(good: unknown): { answer: () => Promise<Response>; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => held.then(() => Response.json(good)), release };
}

/** The times a failing call waits, for `skipTimers`. */
export const faultDelaysMs = [retryDelayMs, callTimeoutMs];

const renderFromSource = islandRenderer({
  calls,
  load: async () => ({ mount, open, default: undefined }),
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
