import { crashMessages } from '../domain/crash-messages.ts';
import { reload } from '../page/navigation.ts';
import { orderChangedAt } from '../page/order-changed.ts';
import { storeReturn } from '../page/return-record.ts';
import { pageTexts } from '../page/texts.ts';
import { placeOf, readTypedFields } from '../page/typed-fields.ts';
import { forgetDrafts, mayReload } from '../page/visit.ts';
import { say } from './crash-message.ts';
import { fillIn, isTyped } from './kept-fields.ts';
import type { Crash, HostRecord, Registry } from './registry.ts';

/**
 * What has been mounted or opened again after an error, which happens once: hosts inside other islands, and layers by
 * their names.
 */
const shownAnew = new Set<unknown>();

/**
 * Helps the shopper on after an error has ended an island (decision 114). The server's content, which is back in the
 * host, gets what was typed, and the focus; if that content is out of date, the page is loaded again. A layer, and a host
 * inside another island, have no such content: they open or mount again, once.
 */
export async function afterCrash(page: Registry, record: HostRecord): Promise<void> {
  const { host, crash } = record;
  delete record.crash;
  if (host.hasAttribute('data-island-overlay')) {
    if (crash) await openAnew(record, crash);
  } else if (host.parentElement?.closest('.si-root')) await mountAnew(page, record, crash);
  else if (crash && host.isConnected && !loadAnew(record, crash)) goOn(host, crash);
}

/**
 * Loads the page again if the server's content is of a step that the address has left, or of an earlier cart. @returns
 * whether it does
 */
function loadAnew({ host, name, loadedAt = 0 }: HostRecord, crash: Crash): boolean {
  const { of = [], address, fields, focused } = crash;
  const now = location.pathname + location.search;
  const isOld =
    (of.includes('address') && now !== address) || (of.includes('order') && orderChangedAt() > loadedAt);
  if (!isOld || !mayReload(now)) return false;
  const replaced = { host, fields };
  storeReturn({
    url: now,
    fields: readTypedFields(replaced),
    crash: { island: name, focus: placeOf(focused, replaced) },
  });
  reload();
  return true;
}

/** Fills the server's content with what was typed, and says what has happened. */
function goOn(host: Element, crash: Crash): void {
  const { hasTyped, focus } = fillIn(host, crash);
  // A field of the same name has the focus already, with the caret.
  if (focus && focus.name !== crash.focused!.getAttribute('name')) focus.focus({ preventScroll: true });
  // The shopper has not used the island, so there is nothing to say.
  if (!hasTyped && !crash.focused) return;
  const shown = say(whatHappened(host, hasTyped), (message) => host.before(message));
  host.addEventListener('storefront:island-mounted', () => shown.replaceWith(), { once: true });
  // The server's form sends newer text than the island's drafts, which are discarded then.
  if (hasTyped) host.addEventListener('submit', () => forgetDrafts(), { once: true });
}

/** Mounts a host inside another island again, once; after that its own server content stays. */
async function mountAnew(page: Registry, record: HostRecord, crash: Crash | undefined): Promise<void> {
  const { host } = record;
  if (!crash || shownAnew.has(host)) return;
  shownAnew.add(host);
  page.drop(record);
  page.scan(host);
  const anew = page.hosts.get(host);
  await (anew && page.begin(anew));
  // If the island has failed again, its failure has called `afterCrash`, too.
  if (anew?.status === 'mounted') comeBack(host, host, crash);
}

/** Opens a layer again if something was typed into it; of any other layer a message says that it has closed. */
async function openAnew({ name, again }: HostRecord, crash: Crash): Promise<void> {
  const mayOpen = again && crash.fields.some(isTyped) && !shownAnew.has(name);
  shownAnew.add(name);
  const host =
    mayOpen &&
    (await again().then(
      () => document.querySelector(`[data-island="${name}"][data-island-overlay]`),
      () => undefined,
    ));
  if (host) comeBack(host, host.querySelector('.si-dialog__body') ?? host, crash);
  else sayAbove(pageTexts(crashMessages).crashClosed);
}

/** Fills an island that has mounted or opened again with what was typed, and says what has happened. */
function comeBack(host: Element, place: Element, crash: Crash): void {
  const { hasTyped, focus } = fillIn(host, crash, true);
  focus?.focus({ preventScroll: true });
  if (hasTyped || crash.focused) say(whatHappened(host, hasTyped), (message) => place.prepend(message));
}

/** Shows a message above the page until the shopper's next press. */
function sayAbove(text: string): void {
  const shown = say(text, (message) => document.body.append(message)) as HTMLElement;
  shown.style.cssText = 'position:fixed;z-index:2147483647;inset:auto 0 0;padding:16px;background:#fff';
  setTimeout(() => document.addEventListener('click', () => shown.replaceWith(), { once: true }));
}

function whatHappened(host: Element, hasTyped: boolean): string {
  const texts = pageTexts(crashMessages);
  const isSecret = host.querySelector('[type=password],[autocomplete*="cc-"],[autocomplete*="one-time"]');
  return [hasTyped ? texts.crashKept : texts.crashed, isSecret && texts.crashSecret]
    .filter(Boolean)
    .join(' ');
}
