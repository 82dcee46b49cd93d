import { didYouMean } from '../domain/did-you-mean.ts';
import { withoutContent } from '../domain/host-elements.ts';
import { isTemplate } from '../domain/is-template.ts';
import { meantIslandAttribute } from '../domain/island-attributes.ts';
import { isLoadStrategy, loadWords } from '../domain/load-strategies.ts';
import { meantName } from '../domain/meant-name.ts';
import { unprefixed } from '../domain/unprefixed.ts';
import { productAttributes } from '../page/product-attributes.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Props } from '../runtime/attributes.ts';
import type { Island } from '../runtime/define-island.ts';
import { misspeltStructured } from '../runtime/misspelt-structured.ts';
import { type PropsSource, propsSource, readProps } from '../runtime/parse-props.ts';
import { propsRemedy } from '../runtime/props-remedy.ts';
import type { Registry } from '../runtime/registry.ts';
import { known, otherBase } from '../runtime/retry.ts';
import { checkFollows } from './check-follows.ts';
import { checkLink, checkParagraph, checkPlaces } from './check-places.ts';
import { refusedFiles } from './file-answers.ts';
import { type Finding, mistake, note, suggestion, tagOf } from './finding.ts';
import { type Answer, patience, type WidgetFiles } from './widget-files.ts';

const isReserved = (attribute: string) =>
  !/^data-(?!island)/.test(attribute) || Object.hasOwn(productAttributes, attribute);

/** What is wrong with the hosts and the openers in the page. */
export function checkHosts(page: Registry, files: WidgetFiles): Finding[] {
  const hosts = [...document.querySelectorAll('[data-island]:not([data-island-overlay])')];
  const openers = [...document.querySelectorAll('[data-island-open]')];
  return [
    ...hosts.flatMap((host) => checkHost(page, files, host)),
    ...openers.flatMap((opener) => checkOpener(page, files, opener)),
    ...checkPlaces(page, files),
    ...checkMisspelt(),
  ];
}

function checkHost(page: Registry, files: WidgetFiles, host: Element): Finding[] {
  const name = host.getAttribute('data-island') ?? '';
  if (host.matches(withoutContent.join()))
    return [
      mistake(
        'host-without-content',
        `${tagOf(host)} cannot contain anything, so that no island can mount in it.`,
        'Put data-island on a <div> or another element with content.',
        host,
      ),
    ];
  if (!page.isWatched(name, host)) return [unwatched(name, host)];
  if (!isKnown(page, name)) return [unknownWidget('data-island', name, host)];
  const answer = files.ask(page, name);
  const { island } = answer;
  if (!island) return checkFiles(page, name, answer, host);
  const sources = [propsSource(host)];
  return [
    ...checkParagraph(host),
    ...checkLink(island, host),
    ...checkLoad(host),
    ...checkNames(island, host),
    ...checkKeys(page, island, host),
    ...(island.kind === 'inline' && !isMounted(host) ? checkProps(island, host, sources) : []),
  ];
}

function checkOpener(page: Registry, files: WidgetFiles, opener: Element): Finding[] {
  const name = opener.getAttribute('data-island-open') ?? '';
  const findings: Finding[] = [];
  if (!opener.matches('a[href], button, form, input[type=submit], input[type=button], input[type=image]'))
    findings.push(
      mistake(
        'opener-element',
        `${tagOf(opener)} is no link, button or form: a keyboard does not reach it, and without script nothing happens.`,
        'Make it a link to the same content, or a button of a form.',
        opener,
      ),
    );
  if (opener.matches(':disabled'))
    findings.push(
      note(
        'disabled-opener',
        `${tagOf(opener)} is disabled, so that a press opens nothing.`,
        'Nothing to do if a script of the page enables it in time. Else leave out disabled, also of a <fieldset> around it.',
        opener,
      ),
    );
  if (!page.isWatched(name, opener)) return [...findings, unwatched(name, opener)];
  if (!isKnown(page, name)) return [...findings, unknownWidget('data-island-open', name, opener)];
  const answer = files.ask(page, name);
  const { island } = answer;
  if (!island) return [...findings, ...checkFiles(page, name, answer, opener)];
  if (island.kind === 'inline')
    return [
      ...findings,
      mistake(
        'opener-of-inline',
        `${name} mounts in its host; only overlays are opened.`,
        `Write data-island="${name}" on a host in its place.`,
        opener,
      ),
    ];
  return [...findings, ...checkNames(island, opener)];
}

const isMounted = (host: Element) => host.getAttribute('data-island-status') === 'mounted';

/** A widget that this page's scripts know; another version's may know more. */
const isKnown = ({ bases }: Registry, name: string) => !!name && (known.includes(name) || bases.has(name));

/** Attributes of the runtime that are misspelt: their elements are no hosts. */
function checkMisspelt(): Finding[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().flatMap((attribute) => {
      const meant = meantIslandAttribute(attribute);
      if (!meant) return [];
      return mistake(
        'misspelt-island',
        `${tagOf(element)} has ${attribute}, which means nothing.${suggestion(meant)}`,
        `Write ${meant}.`,
        element,
      );
    }),
  );
}

/** Keys of structured props that look misspelt. */
function checkKeys({ hosts }: Registry, { name, props }: Island, host: Element): Finding[] {
  const source = hosts.get(host)?.source ?? propsSource(host);
  return misspeltStructured(props, source).map(([key, meant]) =>
    mistake(
      'misspelt-prop',
      `${name} has no prop ${key}, which is ignored.${suggestion(meant)}`,
      `Write ${meant} in its JSON ${source.script ? 'script' : 'attribute'}.`,
      host,
    ),
  );
}

/** Files that did not load, or are late. */
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
    known.includes(name)
      ? `Add <script type="module" src="…/${name}.js"></script>, or islands.js for all widgets.`
      : `Add islands.js.${suggestion(didYouMean(name, known))}`,
    element,
  );
}

function unknownWidget(attribute: string, name: string, element: Element): Finding {
  const meant = meantName(name, known);
  return mistake(
    'unknown-widget',
    `${attribute}="${name}": there is no such widget.${suggestion(meant)}`,
    meant
      ? `Write ${attribute}="${meant}".`
      : `${name.includes('=') ? `Is a quote missing after ${name.split(' ')[0]}? ` : ''}Write one of ${known.join(', ')}.`,
    element,
  );
}

function checkLoad(host: Element): Finding[] {
  return loadWords(host.getAttribute('data-island-load') ?? '').flatMap((word) => {
    const query = /^media\((.*)\)$/s.exec(word)?.[1];
    if (!isLoadStrategy(word))
      return mistake(
        'load-strategy',
        `data-island-load="${word}" is no strategy; the island mounts at once.${suggestion(didYouMean(word, ['load', 'idle', 'visible', 'interaction']))}`,
        'Write load, idle, visible, interaction or media(…).',
        host,
      );
    if (!query || canMatch(query)) return [];
    return mistake(
      'media-query',
      `data-island-load="${word}" has no valid media query: it never comes true.`,
      'Write it as in CSS: media(min-width: 60em).',
      host,
    );
  });
}

/** A media query that the browser cannot parse is false, and so is its negation. */
const canMatch = (query: string) =>
  [query, `(${query})`, `not ${query}`, `not (${query})`].some((one) => matchMedia(one).matches);

function checkNames({ name, props, writes = [] }: Island, element: Element): Finding[] {
  const declared = Object.keys(props).map(attributeName);
  const left = [...declared, 'data-follows'].filter((attribute) => !element.hasAttribute(attribute));
  const others = element
    .getAttributeNames()
    .filter((attribute) => !isReserved(attribute) && ![...declared, ...writes].includes(attribute));
  const meant = new Map(others.map((attribute) => [attribute, misspelt(attribute, left)]));
  const unknown = others.filter((attribute) => !meant.get(attribute));
  const findings = others
    .filter((attribute) => meant.get(attribute))
    .map((attribute) =>
      mistake(
        'misspelt-attribute',
        `${name} has no attribute ${attribute}, which is ignored. Did you mean "${meant.get(attribute)}"?`,
        `Write ${meant.get(attribute)}.`,
        element,
      ),
    );
  for (const given of unprefixed(element.getAttributeNames(), declared))
    findings.push(
      mistake(
        'attribute-without-prefix',
        `${name} has no attribute ${given}, which is ignored. Did you mean "data-${given}"?`,
        `Write data-${given}.`,
        element,
      ),
    );
  for (const attribute of declared.filter((one) => isTemplate(element.getAttribute(one) ?? '')))
    findings.push(
      mistake(
        'template-attribute',
        `${attribute} is "${element.getAttribute(attribute)!.slice(0, 40)}": the template was not filled in.`,
        'Let the server write its value there.',
        element,
      ),
    );
  findings.push(...checkFollows(name, declared, element));
  if (unknown.length)
    findings.push(
      note(
        'unknown-attribute',
        `${name} does not know ${unknown.join(', ')}.`,
        `Nothing to do if the page’s own scripts read ${unknown.length > 1 ? 'them' : 'it'}. The widget’s own: ${declared.join(', ') || 'none'}.`,
        element,
      ),
    );
  return findings;
}

function misspelt(attribute: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replace('data-', '');
  const meant = didYouMean(bare(attribute), names.map(bare));
  return meant && `data-${meant}`;
}

function checkProps(island: Island, host: Element, sources: PropsSource[]): Finding[] {
  const { error } = readProps(island.props as Props, sources);
  if (!error) return [];
  // One sentence for each prop: what was given, and what is accepted.
  return error.message.split(/\. (?=data-|\w+ was |\w+ is missing)/).map((sentence) => {
    const [what, accepted = ''] = sentence.split('; accepted is ');
    return mistake(
      what!.endsWith('is missing') ? 'missing-attribute' : 'wrong-attribute',
      `${island.name}: ${what}, so that the server’s content stays.`,
      propsRemedy(island, sources[0]!, what!.split(' ')[0]!) ??
        `Give it ${accepted || 'a value that is accepted'}.`,
      host,
    );
  });
}
