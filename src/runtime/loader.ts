import type { Failure } from '../page/events.ts';
import { loaderRegistry } from '../page/native-global.ts';
import { Promise as NativePromise } from '../page/natives.ts';
import type { Actions } from './actions.ts';
import type { HostRecord, Loaded, Registry, Status } from './registry.ts';

/*
 * The script of every script tag: it finds hosts, begins those that are near the viewport, and loads the files a host
 * needs. It is built by itself into islands.js and each <name>.js, which import nothing, and every byte counts: so the
 * module itself is the page's loader, and holds its state.
 */

/** Filled in by the build. */
const version = '__VERSION__';

const root = document;
/** The selector of hosts that the page has not unmounted. */
const found = '[data-island]:not([data-island-status=off])';

const hosts = new Map<Element, HostRecord>();
const bases = new Map<string, string>();
const modules = new Map<string, Promise<Loaded>>();
const failures: Failure[] = [];
const page = loaderRegistry as Registry;
let base: string;
let defaults = '';
let observer: IntersectionObserver;
let actions: Promise<Actions> | undefined;
// `find` reads these two for each host; a scan sets them once, because there may be thousands of hosts.
let foundAt: number;
let isStreaming: boolean;

/**
 * Starts the page's loader, or hands over to the one that runs already.
 * @param itsBase URL of the folder the script came from; everything else is loaded from there
 * @param name    the one widget of a single-widget script; empty for all of them
 * @param loads   default strategies that are not 'visible': `cart-count:load add-to-cart:idle`
 */
export function start(itsBase: string, name: string, loads: string): void {
  // Detects a browser that is Baseline widely available; an older one keeps the server's page. Not the page's `Promise`:
  // zone.js and Bluebird replace it, in any browser.
  if (!(NativePromise as { withResolvers?: unknown }).withResolvers) return;
  if (page.watch) {
    page.watch(name, loads, itsBase);
    return;
  }
  base = itsBase;
  // 800 px below the viewport, and 200 px beside it or beside a scroller that cuts the host off: the page is a scroller
  // too. A browser without `scrollMargin` starts as soon as the host is visible.
  observer = new IntersectionObserver(beginNear, {
    rootMargin: '800px 0px',
    scrollMargin: '0px 200px',
  } as IntersectionObserverInit);
  new MutationObserver(scanChanges).observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-island'],
  });
  Object.assign(page, {
    startedAt: performance.now(),
    observer,
    hosts,
    modules,
    isWatched,
    load,
    begin,
    drop,
    scan,
    setStatus,
    fail,
    base,
    bases,
    watch,
  });
  // Before actions.js is requested, because requesting it takes main-thread time.
  watch(name, loads, base);
  (window as { storefrontIslands?: unknown }).storefrontIslands = publicFunctions();
}

/** Watches one more widget (empty: all of them) with its default strategies, and looks for its hosts. */
const watch = (name: string, loads: string, from: string) => {
  bases.set(name, from);
  defaults += ` ${loads}`;
  scan(root);
};

/** Imports a file of the loader's folder. */
const get = <T>(path: string): Promise<T> => {
  const module = import(base + path);
  // Whoever awaits the module handles its failure; this avoids an unhandled rejection while nobody awaits it yet.
  module.catch(() => {});
  return module;
};

/** A function of actions.js by its name: calling it loads actions.js first, once for the page. */
const act =
  (name: keyof Actions) =>
  (...given: unknown[]) => {
    // A fixed address, because the page's import map lists it with its hash.
    actions ??= get<Actions>('actions.js').catch(() => get<Actions>('actions.js?retry'));
    return actions.then((module) => (module[name] as (...all: unknown[]) => never)(page, ...given));
  };

/** Loads everything a widget needs, in parallel, once: actions.js forgets a failed load after a while. */
const load = (widget: string) => {
  if (!modules.has(widget))
    modules.set(
      widget,
      // A host without a name has no file: actions.js refuses it.
      act('load')(widget, widget && get(`widgets/${encodeURIComponent(widget)}.js`), get('core.js')),
    );
  return modules.get(widget)!;
};

/** Whether a script tag is for this widget, or the host is inside an island. */
const isWatched = (widget: string, element: Element) =>
  bases.has('') || bases.has(widget) || element.closest('.si-root');

/** Records a host that is new and complete, and begins it or waits for its strategy. */
const find = (host: Element) => {
  const widget = host.getAttribute('data-island')!;
  if (hosts.has(host) || !isWatched(widget, host)) return;
  // While the page streams in, a host is complete once text follows it or an ancestor; the line break that most pages
  // have there is enough. An element proves nothing: a script may append one while the host is still being parsed. Nor
  // does text directly in the body, where scripts append it, too. Text that a script appends elsewhere cannot be
  // distinguished from the parser's. Without `async` the script runs once the whole page is there.
  if (isStreaming)
    for (let node: Node | null = host; node; node = node.nextSibling?.nodeType === 3 ? null : node.parentNode)
      if (node.parentNode === root.body) return;
  const asked =
    host.getAttribute('data-island-load')?.trim() || defaults.split(` ${widget}:`)[1]?.split(' ')[0];
  const record: HostRecord = { host, name: widget, status: 'pending', foundAt, asked };
  hosts.set(host, record);
  if (!asked || asked === 'visible') observer.observe(host);
  // A host with `load` waits for no strategy, and not for actions.js either; if that does not load, the host fails.
  else if (asked === 'load') begin(record);
  page.found?.(record);
};

/** Passes every host in a part of the page to `does`. */
const scan = (node: Node, does: (host: Element) => void = find) => {
  const part = node as Element;
  foundAt = performance.now();
  isStreaming = root.readyState === 'loading';
  if (part.matches?.(found)) does(part);
  // Most added nodes contain no host: looking for one first avoids building a list.
  if (part.querySelector?.(found)) part.querySelectorAll(found).forEach(does);
};

const scanChanges = (changes: MutationRecord[]) => {
  // One search of the whole page costs less than many small ones.
  if (root.readyState === 'loading' || changes.length > 50) scan(root);
  // An indexed loop: iterating a NodeList costs a busy page twice as much.
  else
    for (const { attributeName, target, addedNodes } of changes) {
      if (attributeName) scan(target);
      for (let nth = 0; nth < addedNodes.length; nth++) scan(addedNodes[nth]!);
    }
  page.changed?.(changes);
};

/** The observer's callback: begins the hosts that have come near the viewport. */
const beginNear = (entries: IntersectionObserverEntry[]) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) begin(hosts.get(target)!);
    // Without a box of its own, as with `display: contents`.
    else target.getClientRects()[0] ?? act('boxless')(target);
};

const setStatus = (record: HostRecord, status: Status) => {
  record.status = status;
  record.host.setAttribute('data-island-status', status);
};

/** Stops waiting for a host's strategies. */
const release = (record: HostRecord) => {
  record.stopWaiting?.();
  observer.unobserve(record.host);
};

/** Loads a host's files and mounts its island; resolves once the host has settled. */
const begin = (record: HostRecord) => {
  if (record.status === 'pending') {
    release(record);
    setStatus(record, 'loading');
    record.begunAt = performance.now();
    record.settled = new Promise((resolve) => {
      record.settle = resolve;
    });
    load(record.name)
      .then(({ core, island }) => record.status === 'loading' && core.mount(page, record, island))
      .catch((error) => record.status === 'loading' && fail(record, 'load', error));
  }
  return record.settled;
};

/** Marks a host failed; actions.js reports it, and without actions.js the loader does. */
const fail = (record: HostRecord, phase: string, error: unknown) => {
  setStatus(record, 'failed');
  record.settle?.();
  act('fail')(record, phase, error).catch(() => {
    // Without actions.js no host mounts, but each still sends its event.
    const detail = { island: record.name, phase, error };
    const file = `${base}actions.js`;
    failures.push({ widget: record.name, phase, version, file, error: (error as Error).name });
    record.host.dispatchEvent(new CustomEvent('storefront:island-failed', { detail, bubbles: true }));
  });
};

/** Forgets a host: unmounts its island, which restores the server's nodes. */
const drop = (record: HostRecord) => {
  hosts.delete(record.host);
  release(record);
  record.status = 'failed';
  record.host.removeAttribute('data-island-status');
  record.unmount?.();
  record.settle?.();
};

/** `window.storefrontIslands` */
const publicFunctions = () => ({
  version,
  // If actions.js did not load, every host fails, and `ready` settles a task later.
  ready: act('ready')().catch((error) => {
    console.error('[storefront-islands]', error);
    page.found = begin;
    hosts.forEach(begin);
    return new Promise(setTimeout as never);
  }),
  mount: act('mountAll'),
  unmount(node: Node = root) {
    hosts.forEach((record) => {
      if (node.contains(record.host)) drop(record);
    });
    // Only after all of them are dropped, because the server's content that is restored may contain hosts.
    scan(node, (host) => setStatus({ host } as HostRecord, 'off'));
  },
  open: act('open'),
  failures,
  on(event: string, listener: (event: Event) => void) {
    const type = event.replace(/^(storefront:)?/, 'storefront:');
    root.addEventListener(type, listener);
    page.past?.[type]?.map((past) => act('on')(past, listener));
    return () => root.removeEventListener(type, listener);
  },
});
