import { checkElement, checkMisspelt } from '../diagnosis/check-elements.ts';
import { checkKind, checkLoad, unknownWidget } from '../diagnosis/check-names.ts';
import { checkValues } from '../diagnosis/check-props.ts';
import { checkHost as checkHostOf } from '../diagnosis/diagnose.ts';
import { isHost, isOpener, suggestion } from '../diagnosis/fact.ts';
import { withoutContent } from '../diagnosis/host-elements.ts';
import type { Page } from '../diagnosis/page.ts';
import { didYouMean } from '../domain/did-you-mean.ts';
import { otherBase, widgetNames } from '../runtime/load-widget.ts';
import { propsSource } from '../runtime/parse-props.ts';
import type { Registry } from '../runtime/registry.ts';
import { checkLost } from './check-places.ts';
import type { PageFact } from './facts.ts';
import { refusedFiles } from './file-answers.ts';
import { type Finding, mistake, shownFinding } from './finding.ts';
import { type Answer, patience, type WidgetFiles } from './widget-files.ts';

/** A page together with its document's elements. */
export interface DocumentPage extends Page {
  facts: readonly PageFact[];
}

/** Finds what is wrong with the hosts and openers on the page. */
export function checkHosts(registry: Registry, files: WidgetFiles, page: DocumentPage): Finding[] {
  const { facts } = page;
  return [
    ...facts.filter(isHost).flatMap((host) => checkHost(registry, files, page, host)),
    ...facts.filter(isOpener).flatMap((opener) => checkOpener(registry, files, page, opener)),
    ...checkLost(registry),
    ...facts.flatMap((fact) => checkMisspelt(fact).map(shownFinding)),
  ];
}

function checkHost(registry: Registry, files: WidgetFiles, page: DocumentPage, host: PageFact): Finding[] {
  const name = host.attributes.get('data-island')!;
  const { element } = host;
  const findings = [...checkElement(host, page).map(shownFinding), ...checkOwner(element)];
  if (withoutContent.includes(host.name)) return findings;
  if (!registry.isWatched(name, element)) return [unwatched(name, element)];
  if (!isKnown(registry, name)) return [shownFinding(unknownWidget('data-island', name, widgetNames, host))];
  const answer = files.ask(registry, name);
  const { island } = answer;
  if (!island) return checkFiles(registry, name, answer, element);
  const source = registry.hosts.get(element)?.source ?? propsSource(element);
  const isMounted = host.attributes.get('data-island-status') === 'mounted';
  const found = [
    ...checkLoad(host, (query) => (canMatch(query) ? undefined : {})),
    ...checkHostOf(host, island, source),
    ...(island.kind === 'inline' && !isMounted ? checkValues(island, [source], host) : []),
  ];
  return [...findings, ...found.map(shownFinding)];
}

function checkOpener(
  registry: Registry,
  files: WidgetFiles,
  page: DocumentPage,
  opener: PageFact,
): Finding[] {
  const name = opener.attributes.get('data-island-open')!;
  const { element } = opener;
  const findings = isHost(opener) ? [] : checkElement(opener, page).map(shownFinding);
  if (!registry.isWatched(name, element)) return [...findings, unwatched(name, element)];
  if (!isKnown(registry, name))
    return [...findings, shownFinding(unknownWidget('data-island-open', name, widgetNames, opener))];
  const answer = files.ask(registry, name);
  const { island } = answer;
  if (!island) return [...findings, ...checkFiles(registry, name, answer, element)];
  const wrongKind = checkKind(island, opener);
  const found = wrongKind.length ? wrongKind : checkHostOf(opener, island, propsSource(element), true);
  return [...findings, ...found.map(shownFinding)];
}

/** Whether this page's scripts know a widget; the scripts of another version may know more. */
const isKnown = ({ bases }: Registry, name: string) =>
  !!name && (widgetNames.includes(name) || bases.has(name));

/** A media query that the browser cannot parse is false, and so is its negation. */
const canMatch = (query: string) =>
  [query, `(${query})`, `not ${query}`, `not (${query})`].some((one) => matchMedia(one).matches);

/**
 * Finds a host whose children the page's own React renders: it would find its nodes gone, and the whole page would go
 * blank.
 */
function checkOwner(host: Element): Finding[] {
  const key = Object.keys(host).find((one) => one.startsWith('__reactProps$'));
  const props = key && (host as unknown as Record<string, { children?: unknown }>)[key];
  if (!props || props.children === undefined || props.children === null) return [];
  return [
    mistake(
      'react-host',
      'The page’s own React renders the content of this host. Once that changes, React looks for nodes that the island has replaced, and the page goes blank (NotFoundError).',
      'Give the host its content once, as HTML by an object that stays the same: the guide’s page In React has the component for it.',
      host,
    ),
  ];
}

/** Finds files that did not load, or are late. */
function checkFiles(page: Registry, name: string, { error, isLate }: Answer, element: Element): Finding[] {
  const folder = otherBase(page, name) ?? page.base;
  const refused = error ? refusedFiles(folder, name) : [];
  if (refused.length)
    return [
      mistake(
        'file-not-loaded',
        `A file of ${name} did not load: ${refused.map(({ path, what }) => `${folder}${path} ${what}`).join('; ')}.`,
        refused[0]!.remedy,
        element,
      ),
    ];
  if (error)
    return [
      mistake(
        'file-not-loaded',
        `A file of ${name} did not load: ${error.message}.`,
        'See the network panel: is everything of the build in one folder; on another origin, is there Access-Control-Allow-Origin; is the type text/javascript or text/css; are the policy and the integrity hashes of this version?',
        element,
      ),
    ];
  if (!isLate) return [];
  return [
    mistake(
      'file-without-answer',
      `A file of ${name} has had no answer for ${patience / 1000} s: ${folder} does not answer.`,
      'See the network panel for the request that is pending: the server, or a cache before it, has taken it and sends nothing. On a slow network wait; the panel follows.',
      element,
    ),
  ];
}

function unwatched(name: string, element: Element): Finding {
  return mistake(
    'no-script-of-widget',
    `No script of this page is for ${name || 'this host'}.`,
    widgetNames.includes(name)
      ? `Add <script type="module" src="…/${name}.js"></script>, or islands.js for all widgets.`
      : `Add islands.js.${suggestion(didYouMean(name, widgetNames))}`,
    element,
  );
}
