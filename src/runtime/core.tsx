import { Provider } from 'jotai';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { prepareAnnouncements } from '../page/announce.ts';
import { pageContext } from '../page/context.ts';
import { emit } from '../page/events.ts';
import type { Replayable } from '../page/island-handle.ts';
import { provideOverlays } from '../page/overlays.ts';
import { sharedStore } from '../page/shared-store.ts';
import type { Island } from './define-island.ts';
import { keepFocus } from './keep-focus.ts';
import { measure } from './measure.ts';
import { parseProps } from './parse-props.ts';
import type { HostRecord, OpenProps, Registry } from './registry.ts';
import { readServerValues, writeServerValues } from './server-values.ts';
import { IslandContext, type IslandHandle } from './use-island.ts';
import { watchHandlers } from './watch-handlers.ts';

const strategies = /^\s*((load|idle|visible|interaction|media\(.*\))(\s+|$))*$/;

/** What a widget's module hands to the loader, beside its definition. */
export interface Core {
  mount(page: Registry, record: HostRecord, island: unknown): void;
  open(page: Registry, island: unknown, props?: OpenProps, opener?: Element): Promise<void>;
}

/** Mounts an island in a host the loader has found, in its turn. A fault ends in `page.fail`, never in a throw. */
export function mount(page: Registry, record: HostRecord, definition: unknown): void {
  record.loadedAt = performance.now();
  if (turns.push(() => mountNow(page, record, definition as Island)) === 1) channel.port2.postMessage(0);
}

const turns: (() => void)[] = [];
const channel = new MessageChannel();

// React by itself lets the browser paint after each root, and a page of many islands is laid out again for each paint.
// Here it paints every 25 ms: half of what a shopper feels as a wait.
channel.port1.onmessage = () => {
  const until = performance.now() + 25;
  try {
    while (turns.length && performance.now() < until) turns.shift()!();
  } finally {
    if (turns.length) channel.port2.postMessage(0);
  }
};

function mountNow(page: Registry, record: HostRecord, island: Island): void {
  // Its host has gone in the meantime.
  if (record.status !== 'loading') return;
  // An overlay's element in the page only carries the page's props for it: it waits to be opened.
  if (island.kind === 'overlay') {
    page.setStatus(record, 'pending');
    page.handBack(record);
    record.settle?.();
    return;
  }
  const asked = record.host.getAttribute('data-island-load');
  if (asked && !strategies.test(asked))
    console.error(
      `[storefront-islands] ${island.name}: data-island-load was "${asked}"; accepted are load, idle, visible, interaction, media(…).`,
    );
  let props: Record<string, unknown>;
  try {
    props = parseProps(island.props, [record.host]);
  } catch (error) {
    page.fail(record, 'props', error);
    return;
  }
  // What the island does not take over goes the way the HTML says, while the server's form is still in the page.
  if (record.held && !island.replays?.includes(record.held.type as Replayable)) page.handBack(record);
  flushSync(() => render(page, record, island, props));
}

/**
 * Opens an overlay island in an element of its own at the end of the body, or gives the open one its new props.
 * Rejects when its props are wrong or it fails before it is to be seen; the page has been told by then.
 */
export async function open(
  page: Registry,
  definition: unknown,
  given?: OpenProps,
  opener?: Element,
): Promise<void> {
  const island = definition as Island;
  const { name } = island;
  const named = (of = name) => [...document.querySelectorAll(`[data-island="${of}"]`)];
  const host = document.createElement('div');
  const elements = [...named(), ...(island.partOf ? named(island.partOf) : [])].filter(
    (element) => !element.hasAttribute('data-island-overlay'),
  );
  let props: Record<string, unknown>;
  try {
    if (island.kind !== 'overlay')
      throw new Error(`${name} mounts in its host; only overlay islands are opened`);
    props = parseProps(island.props, opener ? [opener, ...elements] : elements, given);
  } catch (error) {
    page.report(opener ?? document.body, name, 'props', error);
    throw error;
  }
  for (const element of named()) {
    const update = page.hosts.get(element)?.update;
    if (update) return update(props);
  }
  host.setAttribute('data-island', name);
  host.setAttribute('data-island-overlay', '');
  const now = performance.now();
  return new Promise((resolve, reject) => {
    const settle = () =>
      record.status === 'mounted' ? resolve() : reject(new Error(`${name} did not open`));
    const record: HostRecord = { host, name, status: 'loading', foundAt: now, settle };
    page.hosts.set(host, record);
    page.setStatus(record, 'loading');
    document.body.append(host);
    render(page, record, island, props, () => {
      page.hosts.delete(host);
      // Not remove(): Prototype.js has one of its own, which throws where the page was quicker.
      host.replaceWith();
    });
  });
}

function render(
  page: Registry,
  record: HostRecord,
  island: Island,
  props: Record<string, unknown>,
  afterEnd?: () => void,
): void {
  const { host, name } = record;
  const View = island.view as ComponentType<Record<string, unknown>>;
  let controller: AbortController | undefined;
  const container = document.createElement('div');
  container.className = 'si-root';
  const serverValues = readServerValues(host);
  const serverNodes: Node[] = [];
  let state: 'rendering' | 'mounted' | 'ended' = 'rendering';
  let focus = () => {};

  const root = createRoot(container, { onUncaughtError: (error) => fail(error, 'run') });

  // The server's nodes come back as they are, whatever React still has to clear away, with what was typed meanwhile.
  function end(): void {
    const restoreFocus = keepFocus(host);
    if (container.parentNode) {
      host.replaceChildren(...serverNodes);
      writeServerValues(host, readServerValues(container));
    }
    state = 'ended';
    controller?.abort();
    unwatch();
    restoreFocus();
    // React may be in the middle of the very render that failed.
    queueMicrotask(() => root.unmount());
  }

  function fail(error: unknown, phase: string): void {
    if (state === 'ended') {
      page.report(host, name, 'unmount', error);
      return;
    }
    const wasRendering = state === 'rendering';
    end();
    page.fail(record, wasRendering ? 'render' : phase, error);
    afterEnd?.();
  }

  const unwatch = watchHandlers(container, (error) => fail(error, 'event'));

  const handle: IslandHandle = {
    name,
    host,
    // Made when first asked for: most islands ask for none while they mount.
    get signal() {
      controller ??= new AbortController();
      if (state === 'ended') controller.abort();
      return controller.signal;
    },
    serverValues,
    serverNodes,
    fail: (error) => fail(error, 'view'),
    releaseSpace: () => page.releaseSpace(host),
    close: () => record.unmount?.(),
    open: (other, given) => page.open(page, other, given),
    takeHeld: (type) => {
      const { held } = record;
      if (held?.type !== type) return undefined;
      record.held = undefined;
      return held;
    },
  };

  // Runs before any effect of the view: what the view measures is in the page.
  function showIsland(): void {
    if (state !== 'rendering') return;
    focus = keepFocus(host);
    serverNodes.push(...host.childNodes);
    host.replaceChildren(container);
  }

  function settle(): void {
    if (state !== 'rendering') return;
    state = 'mounted';
    record.shown = container;
    page.setStatus(record, 'mounted');
    focus();
    record.settle?.();
    measure(record, page.startedAt);
    emit('storefront:island-mounted', { island: name }, host);
  }

  record.unmount = () => {
    if (state === 'ended') return;
    end();
    afterEnd?.();
  };
  const draw = (given: Record<string, unknown>) =>
    root.render(
      <Mounted onMount={settle}>
        <Shown onShow={showIsland} />
        <IslandContext value={handle}>
          <Provider store={sharedStore()}>
            <View {...given} />
          </Provider>
        </IslandContext>
      </Mounted>,
    );
  if (afterEnd) record.update = draw;
  preparePage(page);
  draw(props);
}

function Shown({ onShow }: { onShow: () => void }): null {
  useLayoutEffect(onShow, [onShow]);
  return null;
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(onMount, [onMount]);
  return children;
}

let isPrepared = false;

// What every island relies on, once a page: the brand's tokens, a live region that is there before it speaks, and
// the cart's last state for listeners that come later.
function preparePage(page: Registry): void {
  provideOverlays((name, props) => page.open(page, name, props));
  if (isPrepared) return;
  isPrepared = true;
  // React asks `window.event` for its type whenever it is there; a page's own `var event = null` is not undefined.
  if (window.event === null) Object.assign(window, { event: undefined });
  document.documentElement.setAttribute('data-si-brand', pageContext().brand);
  prepareAnnouncements();
  document.addEventListener('storefront:cart-changed', (event) => {
    page.last = event;
  });
}
