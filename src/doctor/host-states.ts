import { isTemplate } from '../diagnosis/is-template.ts';
import { unknownPod } from '../diagnosis/unknown-pod.ts';
import type { UnknownPodError } from '../domain/recommendations/pods.ts';
import type { PageEvents } from '../page/events.ts';
import type { Island } from '../runtime/define-island.ts';
import type { HostRecord, Registry } from '../runtime/registry.ts';
import { type Finding, mistake, note, shownFinding } from './finding.ts';
import type { WidgetFiles } from './widget-files.ts';

/** A host and its state, in words. */
export interface HostState {
  element: Element;
  name: string;
  status: string;
  words: string;
}

type Failed = CustomEvent<PageEvents['storefront:island-failed']>;

/** Every host in document order, with the strategy that it waits for, or the reason why it failed. */
export function hostStates(page: Registry, files: WidgetFiles): HostState[] {
  return [...document.querySelectorAll('[data-island]')].map((element) => {
    const name = element.getAttribute('data-island') ?? '';
    const status = element.getAttribute('data-island-status') ?? 'not found';
    return { element, name, status, words: wordsOf(page, files, element, status) };
  });
}

function wordsOf(page: Registry, files: WidgetFiles, element: Element, status: string): string {
  const record = page.hosts.get(element);
  if (status === 'mounted') return `Mounted${tookOf(record)}.`;
  if (status === 'failed') return `Failed: ${reasonOf(page, element)} The server’s content is there.`;
  if (status === 'loading') return 'Its files are on their way, or islands.css is waited for.';
  if (status === 'off') return 'The page has unmounted it; storefrontIslands.mount() mounts it again.';
  if (!record) return 'No script has found it.';
  const { island } = files.get(record.name);
  if (island?.kind === 'overlay')
    return 'Carries the page’s attributes for the overlay, and waits to be opened.';
  const strategies = strategiesOf(element, island);
  if (!strategies) return 'Waits. Until when is in its files, which are not here.';
  return `Waits until ${waitsFor(element, strategies)}.`;
}

function tookOf(record: HostRecord | undefined): string {
  if (!record?.begunAt || !record.loadedAt) return '';
  return `; its files took ${Math.round(record.loadedAt - record.begunAt)} ms`;
}

const reasons: Record<string, string> = {
  visible: 'it is 800 px below the viewport, or nearer',
  interaction: 'the shopper points at it, focuses it or clicks in it',
  idle: 'the browser is idle',
  load: 'its files are asked for',
};

/** The strategies of the host, else of its widget; undefined until the widget's files have loaded. */
const strategiesOf = (element: Element, island?: Island) =>
  element.getAttribute('data-island-load')?.trim() || (island && (island.load ?? 'visible'));

function waitsFor(element: Element, given: string): string {
  const words = [...given.matchAll(/(\w+)(\(.*\))?/gs)].map(
    ([word, name]) => reasons[name!] ?? `${word} is true`,
  );
  const isHidden = /visible/.test(given) && !hasBox(element);
  return `${words.join(', or ')}${isHidden ? '; it is not displayed now' : ''}`;
}

const hasBox = (element: Element) =>
  !!element.getClientRects()[0] ||
  [...element.querySelectorAll('*')].some((part) => part.getClientRects()[0]);

function failureOf({ past }: Registry, element: Element): PageEvents['storefront:island-failed'] | undefined {
  const events = (past?.['storefront:island-failed'] ?? []) as Failed[];
  return events.findLast(({ target }) => target === element)?.detail;
}

function reasonOf(page: Registry, element: Element): string {
  const failure = failureOf(page, element);
  if (!failure) return 'see the console.';
  const { phase, error } = failure;
  const { message = String(error) } = (error ?? {}) as { message?: string };
  return `${brief(message)} (${phase}).`;
}

/** A long message, such as a list of names, is cut between two words. */
const brief = (message: string) =>
  message.length > 200 ? `${message.slice(0, 200).replace(/[\s,]+\S*$/, '')} …` : message;

/** Finds hosts whose widget failed by itself, and hosts that wait for something that cannot happen. */
export function checkStates(page: Registry, files: WidgetFiles, states: readonly HostState[]): Finding[] {
  return states.flatMap(({ element, name, status }) => {
    const failure = status === 'failed' ? failureOf(page, element) : undefined;
    if (failure && isUnknownPod(failure.error))
      return isTemplate(failure.error.podId) ? [] : podFinding(failure.error, element);
    if (failure && !/load|props/.test(failure.phase))
      return mistake(
        'widget-failed',
        `${name} has failed by itself: ${reasonOf(page, element)}`,
        `Report it with its place, ${failure.file}. storefrontIslands.mount() tries again.`,
        element,
      );
    const { island } = files.get(name);
    const isWaiting = status === 'pending' && page.hosts.has(element) && island?.kind === 'inline';
    if (isWaiting && strategiesOf(element, island) === 'visible' && !hasBox(element))
      return note(
        'hidden-host',
        `${name} is not displayed, and mounts when it comes near the viewport.`,
        'Display it, or write data-island-load="load" or "idle" if it is needed before.',
        element,
      );
    return [];
  });
}

/** Whether an error is an UnknownPodError. It is told by its name, because the class is in a widget's file. */
const isUnknownPod = (error: unknown): error is UnknownPodError =>
  error instanceof Error && error.name === 'UnknownPodError';

function podFinding({ podId, known }: UnknownPodError, element: Element): Finding {
  return { ...shownFinding(unknownPod(podId, known)), element };
}
