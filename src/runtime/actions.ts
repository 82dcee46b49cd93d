import type { visitKey as VisitKey } from '../page/visit.ts';
import { importAgain } from './checked-files.ts';
import { reviveCopy } from './copies.ts';
import { asError, keepFailures, report } from './failures.ts';
import { assertKnown, isKnown, loadWidget, otherBase } from './load-widget.ts';
import { mountAll } from './mount-all.ts';
import type { HostRecord, Loaded, OpenProps, Registry } from './registry.ts';
import { styles } from './styles.ts';
import { waitForStrategy } from './wait-for-strategy.ts';

export { beginBoxless as boxless, loadWidget as load, mountAll, report };

/*
 * The part of the loader that a page needs once its hosts are found, in a small file without React: strategies, openers,
 * the shopper's events before an island has mounted, failures, and the functions of window.storefrontIslands.
 */

/** The functions of actions.js, by the names that the loader calls: short ones, because every byte of it counts. */
export interface Actions {
  fail: typeof fail;
  open: typeof open;
  mountAll: typeof mountAll;
  ready: typeof ready;
  boxless: typeof beginBoxless;
  load: typeof loadWidget;
  on: typeof on;
}

// A literal, because not every page loads the module that declares this key.
const visitKey: typeof VisitKey = 'storefront-islands:visit';

let isNative = false;

// Triggers the browser's default action; our own listener ignores the event.
function natively(act: () => void): void {
  isNative = true;
  try {
    act();
  } finally {
    isNative = false;
  }
}

/**
 * Collapses the space that a host's stylesheet reserves (by `data-island-empty`) once the host is below the viewport, so
 * that nothing in view moves. Above the viewport the space stays: collapsing it would move everything below, because not
 * every browser anchors the scroll position, and none does while a script scrolls (decision 17).
 */
export function releaseSpace(host: Element): void {
  new IntersectionObserver(
    (entries, observer) => {
      // The last entry: on a busy page there are several, and the first may be stale.
      const { isIntersecting, boundingClientRect } = entries.pop()!;
      if (isIntersecting || boundingClientRect.top < 0) return;
      observer.disconnect();
      host.setAttribute('data-island-empty', '');
    },
    // Half a viewport away, because a shopper who scrolls is further along by the time this runs.
    { rootMargin: '50%' },
  ).observe(host);
}

// Awaits a file with rarely needed code; if it does not load, that is only logged.
function later(done: Promise<void>): void {
  done.catch(console.error);
}

/**
 * Reports a host's failure, releases its space, and hands the shopper's held event back to the browser. If the island had
 * mounted, or is inside another one, after-crash.ts also keeps what was typed (decision 114).
 */
export function fail(page: Registry, record: HostRecord, phase: string, error: unknown): void {
  report(record.host, record.name, phase, error);
  releaseSpace(record.host);
  handBack(record);
  if (record.crash || record.host.parentElement?.closest('.si-root')) page.afterCrash?.(record);
}

/**
 * Hands a held submit back to the browser. If its island takes it over (`isReplayed`), only the page's own listeners see
 * it, and a submit that they prevent is dropped.
 */
export function handBack(record: HostRecord, isReplayed?: boolean): void {
  const held = record.held as SubmitEvent | undefined;
  if (!isReplayed) record.held = undefined;
  if (held?.type !== 'submit') return;
  const form = held.target as HTMLFormElement;
  const submitter = held.submitter as HTMLButtonElement | null;
  natively(() => {
    // A submitter that has left its form meanwhile cannot submit it; one beside the form can belong to it by `form="…"`.
    if (!isReplayed) form.requestSubmit(submitter?.form === form ? submitter : null);
    else if (!form.dispatchEvent(new (held.constructor as typeof SubmitEvent)('submit', held)))
      record.held = undefined;
  });
}

/** Opens an overlay island. Rejects when it could not be loaded, its props are wrong or it failed while mounting. */
export async function open(page: Registry, name: string, props?: OpenProps, opener?: Element): Promise<void> {
  const place = opener ?? document.body;
  const { core, island } = await loadKnown(page, name).catch((cause) => {
    const error = asError(cause);
    report(place, name, 'load', error);
    throw error;
  });
  await core.open(page, island, props, opener);
}

/**
 * Begins a host that has no box of its own. With `display: contents` it begins once its content is near the viewport.
 * With `hidden` it begins now, to be mounted when the page shows it; inside a hidden element it waits until that is
 * shown.
 */
async function beginBoxless(page: Registry, host: Element): Promise<void> {
  if (host.hasAttribute('hidden')) page.begin(page.hosts.get(host)!);
  if (getComputedStyle(host).display !== 'contents') return;
  const file = import(
    /* @once Watches the content of a host without a box of its own. */ './boxless-host.ts'
  );
  // If that file fails to load, the host mounts now rather than never.
  await file.then(
    ({ beginNearContent }) => beginNearContent(page, host),
    () => page.begin(page.hosts.get(host)!),
  );
}

/**
 * Replays an earlier event to a late listener, even if the listener threw on another one. An event that has been
 * superseded meanwhile is left out, because the listener got the newer one.
 */
export function on(page: Registry, event: Event, listener: (event: Event) => void): void {
  // A task of its own, whose error the browser reports.
  if (page.past![event.type]!.includes(event)) queueMicrotask(() => listener(event));
}

async function loadKnown(page: Registry, name: string): Promise<Loaded> {
  if (!otherBase(page, name)) await assertKnown(name);
  return page.load(name);
}

/** Begins to listen. Resolves when every host of the loaded page that waits for no strategy has mounted or failed. */
export async function ready(page: Registry): Promise<void> {
  listen(page);
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
    });
  page.scan(document);
  // Any element may have the attribute. No other page loads doctor.js.
  if (document.querySelector('[data-island-debug]'))
    later(import(`${page.base}doctor.js`).then((doctor: { show(): Promise<void> }) => doctor.show()));
  await Promise.all([...page.hosts.values()].map(({ settled }) => settled));
}

/** Listens to openers and to hosts that have not mounted yet, and gives the core this file's functions. */
function listen(page: Registry): void {
  keepFailures(page);
  const changed = (changes: MutationRecord[]) => {
    // document.open() removes every listener of the window with the page's content.
    if (changes.some(({ target }) => target === document)) addListeners();
    // When there are more changes than hosts, checking each host costs less than checking each change.
    if (page.hosts.size < changes.length) page.hosts.forEach(check);
    else
      for (const { target, removedNodes } of changes) {
        renew(page, page.hosts.get(target as Element));
        for (const node of removedNodes) leave(page, node);
      }
  };
  const check = (record: HostRecord) => {
    if (!isInPage(record.host)) dropLater(page, record);
    renew(page, record);
  };
  const found = (record: HostRecord) => {
    if (reviveCopy(page, record.host)) waitForStrategy(page, record);
    else page.drop(record);
  };
  const afterCrash = (record: HostRecord) =>
    later(
      import(/* Keeps the typed text of an island that has ended with an error. */ './after-crash.ts').then(
        (file) => file.afterCrash(page, record),
      ),
    );
  Object.assign(page, {
    report,
    handBack,
    open,
    releaseSpace,
    styles,
    importAgain,
    changed,
    found,
    afterCrash,
  });
  // Hosts that were found before this file came.
  for (const record of page.hosts.values())
    if (!isInPage(record.host)) page.drop(record);
    else found(record);
  const handle = (event: Event) => {
    const target = event.target as Element;
    // Not `instanceof Element`: Prototype.js replaces that constructor with its own.
    if (isNative || target.nodeType !== 1) return;
    // Also the hosts around a nested one.
    for (const node of event.composedPath()) page.hosts.get(node as Element)?.touch?.();
    if (handleOpener(page, event, target)) return;
    const record = page.hosts.get(target.closest('[data-island]')!);
    const isWaiting = record?.status === 'pending' || record?.status === 'loading';
    if (!isWaiting || !/click|submit/.test(event.type)) return;
    // If a script of the page prevented the submit, it is over, and so is the click that caused it.
    if (event.defaultPrevented) record.held = undefined;
    else hold(page, record, event);
  };
  const addListeners = () => {
    for (const type of ['click', 'submit', 'pointerover', 'focusin']) addEventListener(type, handle, true);
  };
  addListeners();
  if (isBack())
    later(
      import(
        /* Restores typed fields, and continues the pending action, after a sign-in. */ './resume.ts'
      ).then((file) => file.resume(page)),
    );
}

// Whether this tab has stored anything of a visit: resume.ts restores it, or drops it if it is another shopper's. Reading
// `sessionStorage` throws if the shopper blocks storage.
function isBack(): boolean {
  try {
    return sessionStorage.getItem(visitKey) !== null;
  } catch {
    return false;
  }
}

// Markup that the page writes into a host is its new server content: the island remounts from it. A host may also get
// another widget's name, or lose its own.
function renew(page: Registry, record?: HostRecord): void {
  if (!record) return;
  const { host, name, shown, status } = record;
  const isWritten = status === 'mounted' && shown && !host.contains(shown);
  if (!isWritten && host.getAttribute('data-island') === name) return;
  // The page may have put back markup that it copied from this host while the island was mounted.
  if (isWritten) reviveCopy(page, host);
  page.drop(record);
  if (isInPage(host)) page.scan(host);
}

// A host in a shadow root or a frame is out of reach of this page's styles and observers.
function isInPage(host: Node): boolean {
  return document.contains(host);
}

// Drops the hosts in a part of the page that was removed.
function leave(page: Registry, part: Node): void {
  if (!(part as Element).querySelectorAll) return;
  for (const host of [part as Element, ...(part as Element).querySelectorAll('[data-island]')]) {
    const record = page.hosts.get(host);
    if (record) dropLater(page, record);
  }
}

// A host that was only moved is back in the page by then.
function dropLater(page: Registry, record: HostRecord): void {
  const { host } = record;
  setTimeout(() => {
    if (isInPage(host) || page.hosts.get(host) !== record) return;
    page.drop(record);
    if (host.hasAttribute('data-island-overlay')) removeCopies(page);
  });
}

// Removes overlays that are only markup: `body.innerHTML += …` writes an open one again, without its island.
function removeCopies(page: Registry): void {
  for (const copy of document.querySelectorAll('[data-island-overlay]')) {
    const record = page.hosts.get(copy);
    if (record?.unmount) continue;
    if (record) page.drop(record);
    copy.replaceWith();
  }
}

function handleOpener(page: Registry, event: Event, target: Element): boolean {
  const { type, submitter } = event as SubmitEvent;
  const opener = (submitter ?? target).closest<HTMLElement>('[data-island-open]');
  const name = opener?.dataset.islandOpen;
  if (!opener || !name || !page.isWatched(name, opener)) return false;
  if (!/click|submit/.test(type)) {
    // The pointer or focus is on the opener: a press may follow, so the overlay's files are preloaded. A failure is
    // reported when the overlay is opened.
    if (isKnown(name) || otherBase(page, name)) page.load(name).catch(() => {});
    return false;
  }
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const form = opener.localName === 'form' ? (opener as HTMLFormElement) : undefined;
  if ((type === 'submit') !== !!form || ctrlKey || metaKey || shiftKey || altKey) return false;
  event.preventDefault();
  // Safari does not focus a pressed button; the layer returns the focus there when it closes.
  opener.focus({ preventScroll: true });
  open(page, name, undefined, opener).catch(() =>
    natively(() => (form ? form.requestSubmit(submitter) : opener.click())),
  );
  return true;
}

// Holds a click or submit that the island may take over, until it has mounted; the browser follows links and everything
// else at once.
function hold(page: Registry, record: HostRecord, event: Event): void {
  // A later click does not replace a submit that is already held.
  if (record.held?.type !== 'submit') record.held = event;
  if (event.type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The browser gets the submit back if the island takes too long.
    setTimeout(() => record.held === event && record.status === 'loading' && handBack(record), 4000);
  }
  page.begin(record);
}
