import { didYouMean } from '../domain/did-you-mean.ts';
import { endsParagraph, withoutContent } from '../domain/host-elements.ts';
import { isTemplate } from '../domain/is-template.ts';
import { meantIslandAttribute } from '../domain/island-attributes.ts';
import { isLoadStrategy, loadWords } from '../domain/load-strategies.ts';
import { type PodSettings, podPreset, UnknownPodError } from '../domain/recommendations/pods.ts';
import { unprefixed } from '../domain/unprefixed.ts';
import { productAttributes, type Unfollowed, unfollowed } from '../page/product-attributes.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Island } from '../runtime/define-island.ts';
import { misspeltStructured } from '../runtime/misspelt-structured.ts';
import { type PropsSource, readProps } from '../runtime/parse-props.ts';
import { propsRemedy } from '../runtime/props-remedy.ts';
import { mediaMistake } from './media-query.ts';
import { type Mistake, suggestion } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

/** The mistakes in hosts and openers: names, attributes, their values, JSON. */
export function hostMistakes(
  elements: HtmlElement[],
  islands: readonly Island[],
  pods: Readonly<Record<string, PodSettings>>,
): Mistake[] {
  return [
    ...elements.flatMap((element) => misplaced(element)),
    ...elements
      .filter(({ attributes }) => attributes.has('data-island') || attributes.has('data-island-open'))
      .flatMap((element) => [
        ...elementMistakes(element, elements),
        ...mistakesOf(element, elements, islands),
        ...podMistakes(element, pods),
      ]),
  ];
}

/** Attributes of the runtime that are misspelt, and JSON scripts outside of a host. */
function misplaced(element: HtmlElement): Mistake[] {
  const { name, attributes, line } = element;
  const mistakes: Mistake[] = [];
  for (const attribute of attributes.keys()) {
    const meant = meantIslandAttribute(attribute);
    if (meant)
      mistakes.push({
        line,
        message: `<${name}> has ${attribute}, which means nothing: did you mean ${meant}?`,
      });
  }
  if (!attributes.has('data-island-props')) return mistakes;
  if (name !== 'script' || attributes.get('type') !== 'application/json')
    mistakes.push({ line, message: 'data-island-props belongs on a <script type="application/json">.' });
  if (!hostOf(element))
    mistakes.push({
      line,
      message: 'A data-island-props script is read only inside its host: move it there.',
    });
  return mistakes;
}

function hostOf({ parent }: HtmlElement): HtmlElement | undefined {
  if (!parent) return undefined;
  const isHost = parent.attributes.has('data-island') || parent.attributes.has('data-island-open');
  return isHost ? parent : hostOf(parent);
}

/** Elements in which nothing can mount, and openers that only a mouse can use. */
function elementMistakes(element: HtmlElement, elements: HtmlElement[]): Mistake[] {
  const { name, attributes, line } = element;
  const mistakes: string[] = [];
  const isHost = attributes.has('data-island');
  if (isHost && withoutContent.includes(name))
    mistakes.push(`No island can mount in ${withArticle(`<${name}>`)}: put data-island on a <div>.`);
  const inner = elements.find((one) => endsParagraph.includes(one.name) && one.parent === element);
  if (isHost && name === 'p' && inner)
    mistakes.push(`The host is a <p>, which ends before its <${inner.name}>: make it a <div>.`);
  if (attributes.has('data-island-open') && !isReached(element))
    mistakes.push(`<${name} data-island-open> is not reached by a keyboard: make it a link or a button.`);
  if (attributes.has('data-island-open') && isDisabled(element))
    mistakes.push(
      `<${name} data-island-open="${attributes.get('data-island-open')}"> is disabled, so that a press opens nothing: leave disabled out, unless a script of the page removes it.`,
    );
  return mistakes.map((message) => ({ line, message }));
}

const withArticle = (tag: string) => `${/^<[aeiou]/.test(tag) ? 'an' : 'a'} ${tag}`;

function isReached({ name, attributes }: HtmlElement): boolean {
  if (name === 'input') return /^(submit|button|image)$/i.test(attributes.get('type') ?? '');
  return name === 'button' || name === 'form' || (name === 'a' && attributes.has('href'));
}

/** Whether it is disabled by itself, or by a fieldset around it; not inside the legend of that one. */
function isDisabled(element: HtmlElement): boolean {
  if (!/^(button|input)$/.test(element.name)) return false;
  let inner = element;
  for (let { parent } = element; parent; { parent } = parent) {
    if (parent.name === 'fieldset' && parent.attributes.has('disabled') && inner.name !== 'legend')
      return true;
    inner = parent;
  }
  return element.attributes.has('disabled');
}

function podMistakes(
  { attributes, line }: HtmlElement,
  pods: Readonly<Record<string, PodSettings>>,
): Mistake[] {
  const preset = attributes.get('data-pod-id') ? podPreset(attributes.get('data-pod-id')!, pods) : undefined;
  if (!(preset instanceof UnknownPodError) || isTemplate(preset.podId)) return [];
  return [{ line, message: `There is no pod "${preset.podId}": ${suggestion(preset.podId, preset.known)}` }];
}

function mistakesOf(element: HtmlElement, elements: HtmlElement[], islands: readonly Island[]): Mistake[] {
  const { attributes, line } = element;
  const named = ['data-island', 'data-island-open'].filter((attribute) => attributes.has(attribute));
  const messages = named.flatMap((attribute) => {
    const name = attributes.get(attribute)!;
    const island = islands.find((one) => one.name === name);
    return island ? islandMistakes(island, attribute, element, elements) : [unknown(name, islands)];
  });
  const load = attributes.get('data-island-load');
  const wrong = load && loadWords(load).find((word) => !isLoadStrategy(word));
  if (wrong) {
    const meant = didYouMean(wrong, ['load', 'idle', 'visible', 'interaction']);
    messages.push(
      `data-island-load is "${load}"; accepted are load, idle, visible, interaction, media(…)${meant ? `: did you mean "${meant}"?` : '.'}`,
    );
  }
  messages.push(
    ...loadWords(load ?? '').flatMap((word) => (word === wrong ? [] : (mediaMistake(word) ?? []))),
  );
  return messages.map((message) => ({ line, message }));
}

function unknown(name: string, islands: readonly Island[]): string {
  const names = islands.map((island) => island.name);
  const quote = name.includes('=') ? ` Is a quote missing after ${name.split(' ')[0]}?` : '';
  return `There is no widget "${name}": ${suggestion(name, names)}${quote}`;
}

function islandMistakes(
  island: Island,
  attribute: string,
  element: HtmlElement,
  elements: HtmlElement[],
): string[] {
  const { name, kind, props } = island;
  const { attributes } = element;
  if (attribute === 'data-island-open' && kind !== 'overlay')
    return [`"${name}" is not opened, it mounts in its host: write data-island instead of data-island-open.`];
  const declared = Object.keys(props).map(attributeName);
  return [
    ...misspelt(island, element),
    ...unfollowed(attributes.get('data-follows'), declared).map(followMistake),
    ...unprefixed([...attributes.keys()], declared).map(
      (given) => `"${name}" has no attribute ${given}, which is ignored: did you mean data-${given}?`,
    ),
    ...declared
      .filter((one) => isTemplate(attributes.get(one) ?? ''))
      .map((one) => `${one} is "${attributes.get(one)}": the template was not filled in.`),
    ...misspeltProps(island, element, elements),
    ...wrongProps(island, element, elements),
  ];
}

function followMistake({ given, accepted }: Unfollowed): string {
  const remedy = accepted.length
    ? suggestion(given.replace(/^data-/, ''), accepted)
    : 'this widget has no attributes.';
  return `data-follows names "${given}", which is no attribute of its widget: ${remedy}`;
}

function misspelt({ name, props }: Island, { attributes }: HtmlElement): string[] {
  const declared = Object.keys(props).map(attributeName);
  const left = [...declared, 'data-follows'].filter((attribute) => !attributes.has(attribute));
  const known = [...declared, ...Object.keys(productAttributes)];
  return [...attributes.keys()]
    .filter((attribute) => /^data-(?!island)/.test(attribute) && !known.includes(attribute))
    .flatMap((attribute) => {
      const meant = didYouMean(
        attribute.slice(5),
        left.map((one) => one.slice(5)),
      );
      return meant ? [`"${name}" has no attribute ${attribute}: did you mean data-${meant}?`] : [];
    });
}

/** Keys of structured props that look misspelt. */
function misspeltProps({ name, props }: Island, element: HtmlElement, elements: HtmlElement[]): string[] {
  return misspeltStructured(props, sourceOf(element, elements)).map(
    ([key, meant]) => `"${name}" has no prop ${key}, which is ignored: did you mean ${meant}?`,
  );
}

const scriptOf = (element: HtmlElement, elements: HtmlElement[]) =>
  elements.find((one) => one.attributes.has('data-island-props') && hostOf(one) === element);

/** Parsed by the runtime's own code, so that the rules exist once. */
function wrongProps(island: Island, element: HtmlElement, elements: HtmlElement[]): string[] {
  const isOpener = element.attributes.has('data-island-open');
  const others = elements.filter(
    ({ attributes }) =>
      isOpener && [island.name, island.partOf].includes(attributes.get('data-island') ?? '-'),
  );
  const reports: string[] = [];
  const { error: report } = console;
  console.error = (text: string) => reports.push(text.replace('[storefront-islands] ', ''));
  try {
    const sources = [element, ...others].map((one) => sourceOf(one, elements));
    const { error } = readProps(island.props, sources, {}, island.name);
    // An overlay's element carries only what openers and scripts do not give.
    const isPart = island.kind === 'overlay' && !isOpener;
    const wrong = (error?.message ?? '').split(/\. (?=\S+ (?:was|is missing))/).filter(Boolean);
    return [
      ...wrong
        .filter((one) => !(isPart && one.includes(' is missing;')))
        .map((one) => [`"${island.name}": ${one}.`, propsRemedy(island, sources[0]!, one.split(' ')[0]!)])
        .map((sentences) => sentences.filter(Boolean).join(' ')),
      ...reports,
    ];
  } finally {
    console.error = report;
  }
}

/** The element as the runtime's parsing sees it. */
function sourceOf(element: HtmlElement, elements: HtmlElement[]): PropsSource {
  const script = scriptOf(element, elements);
  const standIn = { getAttribute: (name: string) => element.attributes.get(name) ?? null };
  return {
    element: standIn as unknown as Element,
    script: script && ({ textContent: script.text } as unknown as Element),
  };
}
