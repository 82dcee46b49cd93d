import { Provider } from 'jotai';
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { emit } from '../page/events.ts';
import type { Replayable } from '../page/island-handle.ts';
import { replacedContent } from '../page/replaced-content.ts';
import { sharedStore } from '../page/shared-store.ts';
import { attributeName } from './attribute-name.ts';
import { copyKey, keepForCopies, newCopyKey } from './copy-content.ts';
import type { Island } from './define-island.ts';
import { Failing, type Kept } from './failing.ts';
import { keepFocus } from './keep-focus.ts';
import { measure } from './measure.ts';
import { readProps } from './parse-props.ts';
import { preparePage } from './prepare-page.ts';
import type { HostRecord, Registry } from './registry.ts';
import { keepFields, readServerValues, writeFields } from './server-values.ts';
import { IslandContext, type IslandHandle } from './use-island.ts';
import { watchHandlers } from './watch-handlers.ts';

type Props = Record<string, unknown>;

/** Renders an island into its host, with a React root of its own. `afterEnd` runs when it has unmounted or failed. */
export function renderRoot(
  page: Registry,
  record: HostRecord,
  island: Island,
  props: Props,
  afterEnd?: () => void,
): void {
  const root = new IslandRoot(page, record, island, afterEnd);
  record.unmount = () => root.unmount();
  record.fail = (error) => root.fail(error, 'run');
  if (afterEnd) record.update = (given) => root.draw(given);
  preparePage(page);
  root.draw(props);
  if (!afterEnd) root.watchAttributes();
}

/** An island in its host, from its first render until it unmounts or fails. */
class IslandRoot {
  private state: 'rendering' | 'mounted' | 'ended' = 'rendering';
  private readonly container = document.createElement('div');
  private readonly serverNodes: Node[] = [];
  private readonly scriptPlace = document.createComment('');
  private readonly replaced = document.createDocumentFragment();
  private readonly root: Root;
  private readonly handle: { -readonly [K in keyof IslandHandle]: IslandHandle[K] };
  private readonly unwatch: () => void;
  private attributes: MutationObserver | undefined;
  private viewKey = 0;
  private props: Props = {};
  /** Counts the first renders: a higher number remounts the view, which it must if the shopper has typed meanwhile. */
  private start = 0;
  private isOutdated = false;
  private controller: AbortController | undefined;
  private restoreFocus = () => {};
  /** The typed text and the focus, read before React removed the island's elements. */
  private kept: Kept | undefined;
  /** The fields that the shopper has typed into, or ticked. */
  private readonly changed = new WeakSet<EventTarget>();
  private address = '';
  private recovered: unknown;
  private readonly page: Registry;
  private readonly record: HostRecord;
  private readonly island: Island;
  private readonly afterEnd: (() => void) | undefined;

  constructor(page: Registry, record: HostRecord, island: Island, afterEnd?: () => void) {
    this.page = page;
    this.record = record;
    this.island = island;
    this.afterEnd = afterEnd;
    this.container.className = 'si-root';
    this.container.setAttribute(copyKey, newCopyKey());
    const { root, unwatch } = watchHandlers(
      this.container,
      (error) => this.fail(error, 'event'),
      () =>
        createRoot(this.container, {
          onUncaughtError: (error) => this.fail(error, 'run'),
          // By default React would pass errors from which it has recovered to `reportError`, as if an event handler had
          // thrown them.
          onRecoverableError: (error) => this.noteRecovered(error as Error),
        }),
    );
    this.root = root;
    this.unwatch = unwatch;
    this.handle = this.makeHandle();
    // In the capture phase, because a page's handler may stop the event below.
    record.host.addEventListener('input', this.handleInput, true);
  }

  /**
   * Notes that the shopper has typed into a field or ticked one. While the island still renders, that is a field of the
   * server's, so the render is out of date.
   */
  private readonly handleInput = ({ target }: Event): void => {
    this.changed.add(target!);
    this.isOutdated = this.state === 'rendering';
  };

  /**
   * Re-renders when a declared attribute changes. An invalid value is reported, and the prop keeps its last value
   * (decision 63).
   */
  watchAttributes(): void {
    const { record, island } = this;
    const keys = Object.keys(island.props);
    this.attributes = new MutationObserver((changes) => {
      // A script may write the value that is there already.
      const names = changes.flatMap(({ attributeName: name, oldValue }) =>
        record.host.getAttribute(name!) === oldValue ? [] : name,
      );
      const changed = keys.filter((key) => names.includes(attributeName(key)));
      if (!changed.length) return;
      const declared = Object.fromEntries(changed.map((key) => [key, island.props[key]!]));
      const { values, error } = readProps(declared, [record.source!]);
      if (error) this.logError(`${error.message}. The last valid value stays.`);
      const props = { ...this.props, ...values };
      if (island.remountsOn?.some((key) => Object.hasOwn(values, key))) this.viewKey++;
      // Synchronously, so that the next press uses the new value.
      flushSync(() => this.draw(props));
    });
    this.attributes.observe(record.host, {
      attributeFilter: keys.map(attributeName),
      attributeOldValue: true,
    });
  }

  draw(props: Props): void {
    const View = this.island.view as ComponentType<Props>;
    this.props = props;
    this.root.render(
      <Mounted key={this.start} onMount={this.settle} onEffects={this.announce}>
        <Shown onShow={this.show} />
        <Failing onFail={this.keep}>
          <IslandContext value={this.handle}>
            <Provider store={sharedStore()}>
              <View key={this.viewKey} {...props} />
            </Provider>
          </IslandContext>
        </Failing>
      </Mounted>,
    );
  }

  unmount(): void {
    if (this.state === 'ended') return;
    this.end();
    this.afterEnd?.();
  }

  /** Logs an error of an island that stays mounted, with its name and host. */
  private logError(...[message, ...details]: unknown[]): void {
    const { host, name } = this.record;
    const where = (host.cloneNode() as Element).outerHTML;
    console.error(`[storefront-islands] ${name} in ${where}: ${message}`, ...details);
  }

  fail(error: unknown, phase: string): void {
    const { page, record, state } = this;
    if (state === 'ended') {
      page.report(record.host, record.name, 'unmount', error);
      return;
    }
    this.end();
    if (state === 'mounted')
      record.crash = { ...this.kept!, address: this.address, of: this.island.serverOf };
    page.fail(record, state === 'rendering' ? 'render' : phase, error);
    this.afterEnd?.();
  }

  // Runs before the view's effects, so that they can measure the content in the page.
  private readonly show = (): void => {
    const { page, record, island } = this;
    const { host, held } = record;
    if (this.state !== 'rendering' || this.isOutdated) return;
    // Hands a held event that the island does not take over back to the browser, while the server's form is still in the
    // page.
    if (held) page.handBack(record, island.replays?.includes(held.type as Replayable));
    // A listener of the page may have unmounted the island.
    if (this.state !== 'rendering') return;
    this.restoreFocus = keepFocus(host);
    // The script stays in the host, so that a page's copy of the host has the structured props.
    const script = record.source?.script;
    script?.replaceWith(this.scriptPlace);
    this.serverNodes.push(...host.childNodes);
    this.replaced.append(...this.serverNodes);
    replacedContent.add(this.replaced);
    host.replaceChildren(this.container, ...(script ? [script] : []));
  };

  private readonly settle = (): void => {
    if (this.state !== 'rendering') return;
    const { page, record } = this;
    if (this.isOutdated) {
      this.isOutdated = false;
      this.start++;
      this.handle.serverValues = readServerValues(record.host, ({ value }) => value);
      this.draw(this.props);
      return;
    }
    this.state = 'mounted';
    this.address = location.pathname + location.search;
    record.shown = this.container;
    record.serverNodes = this.serverNodes;
    page.setStatus(record, 'mounted');
    this.restoreFocus();
    measure(record, page.startedAt);
  };

  // Announced after the effects of the first render, because an effect that throws ends the island.
  private readonly announce = (): void => {
    if (this.state !== 'mounted') return;
    const { record } = this;
    record.settle?.();
    emit('storefront:island-mounted', { island: record.name }, record.host);
  };

  /**
   * Logs an error after which React has rendered the island again, once: React reports an error that `Failing` has thrown
   * on a second time.
   */
  private noteRecovered(error: Error): void {
    if (error.cause && error.cause === this.recovered) return;
    this.recovered = error.cause;
    this.logError('it was rendered again after an error.', error);
  }

  private readonly keep = (): void => {
    const { container } = this;
    const focused = document.activeElement;
    this.kept = {
      fields: keepFields(container, this.changed),
      focused: container.contains(focused) ? focused : null,
      restoreFocus: keepFocus(this.record.host),
    };
  };

  /** Restores the server's nodes with the text typed meanwhile, even before React has unmounted. */
  private end(): void {
    const { container, root } = this;
    const { host, source } = this.record;
    // After an error React has emptied the container already: then `Failing` has kept its fields.
    if (container.firstChild || !this.kept) this.keep();
    const { fields, restoreFocus } = this.kept!;
    if (container.parentNode) {
      host.replaceChildren(...this.serverNodes);
      this.scriptPlace.replaceWith(...(source?.script ? [source.script] : []));
      writeFields(host, fields);
    }
    replacedContent.delete(this.replaced);
    this.state = 'ended';
    // A view that closes itself while it mounts never runs the effects that would settle its record.
    this.record.settle?.();
    this.controller?.abort();
    this.attributes?.disconnect();
    host.removeEventListener('input', this.handleInput, true);
    this.unwatch();
    restoreFocus();
    // React may still be rendering the view that failed.
    queueMicrotask(() => {
      root.unmount();
      // Only now are all of the server's nodes back in their places.
      if (!this.afterEnd) keepForCopies(this.page, container.getAttribute(copyKey)!, this.serverNodes);
    });
  }

  private makeHandle(): IslandHandle {
    const { page, record, serverNodes } = this;
    const { name, host } = record;
    const signal = () => this.signal();
    return {
      name,
      host,
      get signal() {
        return signal();
      },
      serverValues: readServerValues(host),
      serverNodes,
      fail: (error) => this.fail(error, 'view'),
      releaseSpace: () => page.releaseSpace(host),
      close: () => record.unmount?.(),
      open: (other, given) => page.open(page, other, given),
      takeHeld: (type) => {
        const { held } = record;
        // While the first render may still be repeated, the event stays held.
        if (held?.type !== type || this.state !== 'mounted') return undefined;
        record.held = undefined;
        return held;
      },
    };
  }

  // Created on first use: most islands need none while they mount.
  private signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.state === 'ended') this.controller.abort();
    return this.controller.signal;
  }
}

function Shown({ onShow }: { onShow: () => void }): null {
  useLayoutEffect(onShow, [onShow]);
  return null;
}

function Mounted(props: { onMount: () => void; onEffects: () => void; children: ReactElement[] }): ReactNode {
  const { onMount, onEffects, children } = props;
  useLayoutEffect(onMount, [onMount]);
  // React reports a failed effect once all of them have run.
  useEffect(() => queueMicrotask(onEffects), [onEffects]);
  return children;
}
