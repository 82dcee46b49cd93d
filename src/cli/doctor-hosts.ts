import { didYouMean } from '../domain/did-you-mean.ts';
import { isLoadStrategy, loadWords } from '../domain/load-strategies.ts';
import { attributeName } from '../runtime/attributes.ts';
import type { Island } from '../runtime/define-island.ts';
import { type PropsSource, readProps } from '../runtime/parse-props.ts';
import { type Mistake, suggestion } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

const runtimeAttributes = [
  'data-island',
  'data-island-open',
  'data-island-load',
  'data-island-props',
  'data-island-status',
  'data-island-empty',
  'data-island-overlay',
];

/** The mistakes in hosts and openers: names, attributes, their values, JSON. */
export function hostMistakes(elements: HtmlElement[], islands: readonly Island[]): Mistake[] {
  return [
    ...elements.flatMap((element) => misplaced(element)),
    ...elements
      .filter(({ attributes }) => attributes.has('data-island') || attributes.has('data-island-open'))
      .flatMap((element) => mistakesOf(element, elements, islands)),
  ];
}

/** Attributes of the runtime that are misspelt, and JSON scripts outside of a host. */
function misplaced(element: HtmlElement): Mistake[] {
  const { name, attributes, line } = element;
  const mistakes: Mistake[] = [];
  for (const attribute of attributes.keys()) {
    if (runtimeAttributes.includes(attribute) || attribute.startsWith('data-islands')) continue;
    const meant = /^data-i/.test(attribute) && didYouMean(attribute, runtimeAttributes);
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

function mistakesOf(element: HtmlElement, elements: HtmlElement[], islands: readonly Island[]): Mistake[] {
  const { attributes, line } = element;
  const opened = attributes.get('data-island-open');
  const name = attributes.get('data-island') ?? opened!;
  const names = islands.map((island) => island.name);
  const island = islands.find((one) => one.name === name);
  if (!island) return [{ line, message: `There is no widget "${name}": ${suggestion(name, names)}` }];
  const mistakes: Mistake[] = [];
  if (opened !== undefined && island.kind !== 'overlay')
    mistakes.push({
      line,
      message: `"${name}" is not opened, it mounts in its host: write data-island instead of data-island-open.`,
    });
  const load = attributes.get('data-island-load');
  if (load && !loadWords(load).every(isLoadStrategy))
    mistakes.push({
      line,
      message: `data-island-load is "${load}"; accepted are load, idle, visible, interaction, media(…).`,
    });
  for (const message of misspelt(island, element)) mistakes.push({ line, message });
  for (const message of wrongProps(island, element, elements)) mistakes.push({ line, message });
  return mistakes;
}

function misspelt({ name, props }: Island, { attributes }: HtmlElement): string[] {
  const declared = Object.keys(props).map(attributeName);
  const left = declared.filter((attribute) => !attributes.has(attribute));
  return [...attributes.keys()]
    .filter((attribute) => /^data-(?!island)/.test(attribute) && !declared.includes(attribute))
    .flatMap((attribute) => {
      const meant = didYouMean(
        attribute.slice(5),
        left.map((one) => one.slice(5)),
      );
      return meant ? [`"${name}" has no attribute ${attribute}: did you mean data-${meant}?`] : [];
    });
}

/** As the runtime reads them, so that no rule stands twice. */
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
        .map((one) => `"${island.name}": ${one}.`),
      ...reports,
    ];
  } finally {
    console.error = report;
  }
}

/** The element as the runtime's parsing sees it. */
function sourceOf(element: HtmlElement, elements: HtmlElement[]): PropsSource {
  const script = elements.find((one) => one.attributes.has('data-island-props') && hostOf(one) === element);
  const standIn = { getAttribute: (name: string) => element.attributes.get(name) ?? null };
  return {
    element: standIn as unknown as Element,
    script: script && ({ textContent: script.text } as unknown as Element),
  };
}
