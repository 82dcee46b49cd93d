import { checkElement, checkMisspelt } from '../diagnosis/check-elements.ts';
import { checkKind, checkLoad, unknownWidget } from '../diagnosis/check-names.ts';
import { checkHtml } from '../diagnosis/check-places.ts';
import { checkValues } from '../diagnosis/check-props.ts';
import { checkHost } from '../diagnosis/diagnose.ts';
import { type Finding, hostOf } from '../diagnosis/fact.ts';
import { isTemplate } from '../diagnosis/is-template.ts';
import { whyNever } from '../diagnosis/media-query.ts';
import { type Page, sourceOf } from '../diagnosis/page.ts';
import { unknownPod } from '../diagnosis/unknown-pod.ts';
import { type PodSettings, podPreset, UnknownPodError } from '../domain/recommendations/pods.ts';
import type { Island } from '../runtime/define-island.ts';
import { type Mistake, mistakeOf } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

/** The page that is examined, with its elements in HTML. */
export interface HtmlPage extends Page {
  facts: readonly HtmlElement[];
  pods: Readonly<Record<string, PodSettings>>;
}

/**
 * Findings that are only notes for a document, which shows the element as the browser has repaired it. In HTML they may
 * be mistakes, so the command names them, too.
 */
const alsoNotes = ['paragraph-host', 'disabled-opener'];

/** The findings that are mistakes in a page's HTML. */
export const mistakesAmong = (findings: readonly Finding[]): Mistake[] =>
  findings.filter(({ id, level }) => level === 'mistake' || alsoNotes.includes(id)).map(mistakeOf);

/** The mistakes in hosts and openers: elements, names, attributes, their values, JSON. */
export function hostMistakes(page: HtmlPage): Mistake[] {
  return page.facts.flatMap((element) => [
    ...mistakesAmong(checkMisspelt(element)),
    ...(element.attributes.has('data-island') ? mistakesAmong(checkHtml(element)) : []),
    ...widgetsOf(element).flatMap(([attribute, name]) => widgetMistakes(element, attribute, name, page)),
    ...mistakesAmong([
      ...checkElement(element, page),
      ...checkLoad(element, whyNever),
      ...checkPod(element, page),
    ]),
  ]);
}

const widgetsOf = ({ attributes }: HtmlElement) =>
  (['data-island', 'data-island-open'] as const).flatMap((attribute) =>
    attributes.has(attribute) ? [[attribute, attributes.get(attribute)!] as const] : [],
  );

function widgetMistakes(
  element: HtmlElement,
  attribute: 'data-island' | 'data-island-open',
  name: string,
  page: HtmlPage,
): Mistake[] {
  const island = page.islandOf(name);
  if (!island) return [mistakeOf(unknownWidget(attribute, name, page.names, element))];
  const isOpener = attribute === 'data-island-open';
  const wrongKind = isOpener ? checkKind(island, element) : [];
  if (wrongKind.length > 0) return wrongKind.map(mistakeOf);
  return [
    ...mistakesAmong(checkHost(element, island, sourceOfElement(element, page), isOpener)),
    ...valueMistakes(island, element, isOpener, page),
  ];
}

/** Mistakes in values, also those that the runtime's parsing reports on the console. */
function valueMistakes(island: Island, element: HtmlElement, isOpener: boolean, page: HtmlPage): Mistake[] {
  const others = page.facts.filter(
    ({ attributes }) =>
      isOpener && [island.name, island.partOf].includes(attributes.get('data-island') ?? '-'),
  );
  const sources = [element, ...others].map((one) => sourceOfElement(one, page));
  const { line } = element;
  const reports: string[] = [];
  const { error: report } = console;
  console.error = (text: string) => reports.push(text.replace('[storefront-islands] ', ''));
  try {
    const isCarrier = island.kind === 'overlay' && !isOpener;
    const found = mistakesAmong(checkValues(island, sources, element, isCarrier));
    return [...found, ...reports.map((message) => ({ line, message }))];
  } finally {
    console.error = report;
  }
}

function sourceOfElement(element: HtmlElement, { facts }: HtmlPage) {
  const script = facts.find((one) => one.attributes.has('data-island-props') && hostOf(one) === element);
  return sourceOf(element, script);
}

function checkPod(element: HtmlElement, { pods }: HtmlPage): Finding[] {
  const podId = element.attributes.get('data-pod-id');
  const preset = podId && element.attributes.has('data-island') ? podPreset(podId, pods) : undefined;
  if (!(preset instanceof UnknownPodError) || isTemplate(preset.podId)) return [];
  return [unknownPod(preset.podId, preset.known, element)];
}
