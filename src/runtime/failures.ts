import type { Failure } from '../page/events.ts';
import { otherBase } from './load-widget.ts';
import type { Registry } from './registry.ts';
import { missingStyles } from './styles.ts';

/** `window.storefrontIslands`, which the loader makes; a unit test has none. */
type Page = { storefrontIslands?: { version: string; failures: Failure[] } };

const kept = 50;

/** The page whose failures are recorded; undefined in a unit test. */
let page: Registry | undefined;
let areStylesReported = false;

/**
 * Records the last 50 failures from now on: in `storefrontIslands.failures`, and for listeners that are added later.
 */
export function keepFailures(registry: Registry | undefined): void {
  page = registry;
}

/**
 * Reports a failure: the event on `host` and, unless a listener prevents it, one console error. A missing islands.css is
 * one error for all hosts.
 */
export function report(host: Element, island: string, phase: string, cause: unknown): void {
  const error = asError(cause);
  const { version = '', failures = [] } = (window as unknown as Page).storefrontIslands ?? {};
  const place = { phase, version, file: fileOf(island, phase, error) };
  const event = new CustomEvent('storefront:island-failed', {
    detail: { island, error, ...place },
    bubbles: true,
    cancelable: true,
  });
  if (page) {
    // biome-ignore lint/suspicious/noAssignInExpressions: every byte counts
    const past = (page.past ??= {});
    past[event.type] = [...(past[event.type] ?? []), event].slice(-kept);
    failures.push({ widget: island, ...place, error: error.name });
    failures.splice(0, failures.length - kept);
  }
  if (!host.dispatchEvent(event)) return;
  if (error === missingStyles) {
    if (areStylesReported) return;
    areStylesReported = true;
  }
  const where = (host.cloneNode() as Element).outerHTML;
  const name = island || 'a host';
  // The stack of a PropsError leads nowhere, and repeats the message.
  console.error(
    `[storefront-islands] ${name} failed (${phase}) in ${where}: ${error.message}`,
    ...(error.name === 'PropsError' ? [] : [error]),
  );
}

/**
 * The file that a failure comes from, without its query: the URL of a file that did not load, which all browsers but
 * Safari name in the message; the file and line of an error in the code; else the widget's own script.
 */
function fileOf(widget: string, phase: string, error: Error): string {
  const { message, stack = '' } = error;
  const own = error === missingStyles ? 'islands.css' : `widgets/${encodeURIComponent(widget)}.js`;
  const text = phase === 'load' ? message : stack.replace(message, '');
  const [file] = (phase !== 'props' && /\w+:\/\/[^\s()]+/.exec(text)) || [
    (page ? (otherBase(page, widget) ?? page.base) : '') + own,
  ];
  return file.replace(/[?#].*?((:\d+){0,2})$/, '$1');
}

/** A stylesheet fails with an Event; a view may throw anything. */
export function asError(cause: unknown): Error {
  if (cause instanceof Error) return cause;
  const href = (cause as { target?: HTMLLinkElement } | null)?.target?.href;
  return new Error(href ? `${href} did not load` : String(cause));
}
