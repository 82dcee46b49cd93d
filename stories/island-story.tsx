import { type HttpHandler, HttpResponse, http } from 'msw';
import { useLayoutEffect, useRef } from 'react';
import { callTimeoutMs } from '../src/domain/retry.ts';
import { picture } from '../src/mock/picture.ts';
import { handBack, fail as handleFailure, releaseSpace, report } from '../src/runtime/actions.ts';
import { mount, open } from '../src/runtime/core.tsx';
import type { Island } from '../src/runtime/define-island.ts';
import type { HostRecord, OpenProps, Registry } from '../src/runtime/registry.ts';
import { refreshCartAtom } from '../src/state/cart/cart.ts';
import { sharedStore } from '../src/state/store.ts';
import { handlersOf } from '../src/testing/msw-handlers.ts';
import { calls } from './calls.ts';
import { withControls } from './controls.ts';
import { declared } from './declared.ts';
import { openLoadedLayer } from './island-play.ts';
import { controlsBefore, prepareBrowser, type SurroundedExample } from './surroundings.ts';

export interface IslandStoryProps {
  /** Its name. */
  widget: string;
  example: SurroundedExample;
  /** The values of the widget's controls, by prop. */
  [prop: string]: unknown;
}

const modules = import.meta.glob<{ default: Island }>('../widgets/*/*.island.ts');

async function load(name: string): Promise<Island> {
  const module = modules[`../widgets/${name}/${name}.island.ts`];
  if (!module) throw new Error(`no widget is called "${name}"`);
  return (await module()).default;
}

/**
 * A widget in its host, as a page embeds it: mounted through the runtime, including nested hosts and overlays.
 * Attributes follow the controls while it is mounted; structured values are read once, so changing one remounts it.
 */
export function IslandStory({ widget: name, example, ...controls }: IslandStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const shownHost = useRef<Element>(null);
  const { attributes = {}, props } = withControls(declared(name), example, controls);
  const json = props && JSON.stringify(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: attributes are followed by the next effect
  useLayoutEffect(() => {
    const { page, close } = openPage();
    const host = document.createElement('div');
    const before = controlsBefore(name, example);
    place.current!.append(...(before ? [before] : []), host);
    shownHost.current = host;
    host.setAttribute('data-island', name);
    setAttributes(host, name, attributes);
    host.append(document.createRange().createContextualFragment(example.content ?? ''));
    if (json) {
      const script = host.appendChild(document.createElement('script'));
      script.type = 'application/json';
      script.setAttribute('data-island-props', '');
      script.textContent = json;
    }
    page.scan(host);
    return () => {
      close();
      place.current?.replaceChildren();
    };
  }, [name, example, json]);
  useLayoutEffect(() => setAttributes(shownHost.current!, name, attributes));
  return <div ref={place} />;
}

/** Writes the attributes that have changed, and removes those of the widget that are gone. */
function setAttributes(host: Element, name: string, attributes: Record<string, string>): void {
  for (const { attribute } of declared(name).props)
    if (!(attribute in attributes)) host.removeAttribute(attribute);
  for (const [attribute, value] of Object.entries(attributes))
    if (host.getAttribute(attribute) !== value) host.setAttribute(attribute, value);
}

/** An overlay: a button opens it. */
export function OverlayStory({ widget: name, example, ...controls }: IslandStoryProps) {
  const page = useRef<Registry>(undefined);
  useLayoutEffect(() => {
    const opened = openPage();
    page.current = opened.page;
    return opened.close;
  }, []);
  return (
    <button
      type="button"
      className="si-button"
      onClick={() =>
        page.current!.open(page.current!, name, withControls(declared(name), example, controls).props)
      }
    >
      Open
    </button>
  );
}

/** The defaults of an overlay's stories: a story without a play function of its own shows the loaded overlay. */
export const overlayMeta = {
  component: OverlayStory,
  beforeEach: prepareIsland,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await openLoadedLayer(canvasElement);
  },
};

/**
 * Before a story: sets its page context and what the browser has beside it, an empty store, and a backend of declared calls
 * with the example's answers.
 */
export async function prepareIsland({
  args: { widget, example },
  globals,
  msw,
}: {
  args: IslandStoryProps;
  globals: Record<string, unknown>;
  msw: { use(...handlers: HttpHandler[]): void };
}): Promise<() => void> {
  msw.use(http.get('*/pictures/:file', ({ params }) => drawingOf(String(params.file))));
  // A pending fetch of the previous story would be shared by this one.
  msw.use(...handlersOf(calls, Object.fromEntries(calls.map(({ name, example }) => [name, example.answer]))));
  await sharedStore().set(refreshCartAtom, { hasChanged: true });
  const page = (globalThis as unknown as Record<symbol, { store?: unknown } | undefined>)[
    Symbol.for('storefront-islands')
  ];
  delete page?.store;

  const context: Record<string, unknown> = {
    brand: globals.brand,
    country: globals.country,
    ...example.context,
  };
  if (globals.texts === 'long') {
    const { longTexts } = await import('./long-texts.ts');
    context.messages = { ...longTexts(), ...(example.context?.messages as object) };
  }
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'application/json';
  script.id = 'storefront-context';
  script.textContent = JSON.stringify(context);
  document.documentElement.setAttribute('data-si-brand', String(context.brand));
  document.documentElement.lang = context.country === 'CA' ? 'en-CA' : 'en-US';
  msw.use(...handlersOf(calls, example.answers ?? {}));
  const restoreBrowser = prepareBrowser(widget, example);
  const endTimeLimits = watchTimeLimits();
  const dropAnswers = watchAnswers();
  return () => {
    endTimeLimits();
    dropAnswers();
    restoreBrowser();
    script.remove();
  };
}

/**
 * A call that a story leaves unanswered would time out 20 seconds later and show its failure in another story. The
 * returned function cancels the time limits started meanwhile.
 */
function watchTimeLimits(): () => void {
  const limits: number[] = [];
  const real = window.setTimeout;
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const timer = real(run, ms, ...rest);
    if (ms === callTimeoutMs) limits.push(timer);
    return timer;
  }) as typeof setTimeout;
  return () => {
    window.setTimeout = real;
    for (const timer of limits) clearTimeout(timer);
  };
}

/**
 * A call that is still unanswered when its story ends fails once the service worker stops, and would show that in
 * another story. The returned function drops later answers and failures.
 */
function watchAnswers(): () => void {
  const real = window.fetch;
  let isOver = false;
  window.fetch = (...request) =>
    new Promise((resolve, reject) => {
      real(...request).then(
        (response) => isOver || resolve(response),
        (error) => isOver || reject(error),
      );
    });
  return () => {
    window.fetch = real;
    isOver = true;
  };
}

/** A drawing of the product, by its file name. */
function drawingOf(file: string) {
  const own = drawings[file];
  const svg = own
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${own}</svg>`
    : picture(file);
  return HttpResponse.text(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

/** What is no sofa in the examples: a mug, a towel, a ceiling lamp. */
const drawings: Readonly<Record<string, string>> = {
  '421005.svg': `<ellipse cx="196" cy="292" rx="84" ry="8" opacity=".1"/>
    <path d="M256 178h28a34 34 0 0 1 0 84h-32" fill="none" stroke="#8fa58f" stroke-width="16"/>
    <path d="M124 140h140v120a32 32 0 0 1-32 32h-76a32 32 0 0 1-32-32z" fill="#9db39d"/>
    <ellipse cx="194" cy="140" rx="70" ry="12" fill="#7c947c"/>`,
  '423001.svg': `<rect x="120" y="90" width="160" height="220" rx="8" fill="#ece7de"/>
    <path d="M120 270h160M120 282h160" stroke="#cfc6b6" stroke-width="4"/>`,
  '414006.svg': `<path d="M200 40v100" stroke="#6a635a" stroke-width="4"/>
    <path d="M160 140h80l44 96H116z" fill="#d9cdb8"/><ellipse cx="200" cy="236" rx="84" ry="10" fill="#b9a888"/>`,
};

/** The loader's part for a story: finds hosts, mounts them at once, and opens overlays. */
function openPage(): { page: Registry; close: () => void } {
  const hosts = new Map<Element, HostRecord>();
  const found = '[data-island]';
  const page: Registry = {
    version: 'stories',
    startedAt: performance.now(),
    hosts,
    modules: new Map(),
    base: '',
    bases: new Map(),
    watch: () => {},
    isWatched: () => true,
    scan(node) {
      if (!(node instanceof Element)) return;
      for (const host of [node, ...node.querySelectorAll(found)]) {
        if (!host.matches(found) || hosts.has(host)) continue;
        const name = host.getAttribute('data-island')!;
        const record: HostRecord = { host, name, status: 'pending', foundAt: performance.now() };
        hosts.set(host, record);
        page.begin(record);
      }
    },
    load: async (name) => ({ core: { mount, open }, island: await load(name) }),
    async begin(record) {
      page.setStatus(record, 'loading');
      const { island } = await page.load(record.name);
      if (hosts.get(record.host) === record) mount(page, record, island);
    },
    drop(record) {
      hosts.delete(record.host);
      record.unmount?.();
    },
    setStatus(record, status) {
      record.status = status;
      record.host.setAttribute('data-island-status', status);
    },
    fail(record, phase, error) {
      page.setStatus(record, 'failed');
      handleFailure(page, record, phase, error);
    },
    report,
    handBack,
    releaseSpace,
    async open(_page, name, props?: OpenProps) {
      const island = await load(name);
      // Work that outlives its story, such as a payment, must not open a layer in the next.
      if (!isClosed) await open(page, island, props);
    },
  };
  let isClosed = false;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) page.scan(node);
    for (const record of [...hosts.values()]) if (!record.host.isConnected) page.drop(record);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const token = document.createElement('input');
  Object.assign(token, { type: 'hidden', name: '__RequestVerificationToken', value: 'token-of-the-story' });
  document.body.append(token);
  return {
    page,
    close() {
      isClosed = true;
      token.remove();
      observer.disconnect();
      for (const record of [...hosts.values()]) page.drop(record);
    },
  };
}
