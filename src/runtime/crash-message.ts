import { crashMessages } from '../domain/crash-messages.ts';
import { announce } from '../page/announce.ts';
import type { ReturnRecord } from '../page/return-record.ts';
import { pageTexts } from '../page/texts.ts';
import { fieldAt } from '../page/typed-fields.ts';
import type { Registry } from './registry.ts';

/**
 * Shows a message, which `place` inserts, and announces it at once.
 * @returns the element that shows it
 */
export function say(text: string, place: (shown: Element) => void): Element {
  const shown = document.createElement('div');
  // Not `si-root` alone, by which an island's rendered element is found.
  shown.className = 'si-root si-crash';
  const message = document.createElement('p');
  message.className = 'si-message';
  message.setAttribute('data-state', 'error');
  message.textContent = text;
  shown.append(message);
  place(shown);
  announce(text, 'assertive');
  return shown;
}

/**
 * After the page was loaded again because of an error: says so at the island's host, and focuses the field that had the
 * focus.
 */
export async function sayReloaded(
  page: Registry,
  { island, focus }: NonNullable<ReturnRecord['crash']>,
): Promise<void> {
  const host = document.querySelector(`[data-island="${CSS.escape(island)}"]`);
  await (host && page.hosts.get(host)?.settled);
  if (focus && document.activeElement === document.body) fieldAt(focus)?.focus({ preventScroll: true });
  const shown = say(pageTexts(crashMessages).crashReloaded, (message) =>
    host ? host.before(message) : document.body.prepend(message),
  );
  document.addEventListener('storefront:step-changed', () => shown.replaceWith(), { once: true });
}
