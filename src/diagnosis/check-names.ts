import { didYouMean } from '../domain/did-you-mean.ts';
import { meantName } from '../domain/meant-name.ts';
import { productAttributes, unfollowed } from '../page/product-attributes.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Island } from '../runtime/define-island.ts';
import { type Fact, type Finding, mistake, note, suggestion } from './fact.ts';
import { isTemplate } from './is-template.ts';
import { unprefixed } from './unprefixed.ts';

/** The finding for a widget that does not exist, with the name that was probably meant. */
export function unknownWidget(attribute: string, name: string, names: readonly string[], at: Fact): Finding {
  const meant = meantName(name, names);
  const isUnquoted = name.includes('=');
  return mistake(
    'unknown-widget',
    `${attribute}="${name}": there is no such widget.${suggestion(meant)}`,
    meant
      ? `Write ${attribute}="${meant}".`
      : `${isUnquoted ? `Is a quote missing after ${name.split(' ')[0]}? ` : ''}Write one of ${names.join(', ')}.`,
    at,
  );
}

/** Finds an opener of an inline island: only overlays are opened. */
export function checkKind({ name, kind }: Island, opener: Fact): Finding[] {
  if (kind === 'overlay') return [];
  return [
    mistake(
      'opener-of-inline',
      `${name} mounts in its host; only overlays are opened.`,
      `Write data-island="${name}" on a host in its place.`,
      opener,
    ),
  ];
}

const isReserved = (attribute: string) =>
  !/^data-(?!island)/.test(attribute) || Object.hasOwn(productAttributes, attribute);

/** Checks an element's attributes for mistakes in names and values that are mistakes in every widget. */
export function checkNames({ name, props, writes = [] }: Island, at: Fact): Finding[] {
  const { attributes } = at;
  const given = [...attributes.keys()];
  const declared = Object.keys(props).map(attributeName);
  const left = [...declared, 'data-follows'].filter((attribute) => !attributes.has(attribute));
  const others = given.filter(
    (attribute) => !isReserved(attribute) && ![...declared, ...writes].includes(attribute),
  );
  const meant = new Map(others.map((attribute) => [attribute, misspelt(attribute, left)]));
  const unknown = others.filter((attribute) => !meant.get(attribute));
  const ignored = (attribute: string, right: string, id: string) =>
    mistake(
      id,
      `${name} has no attribute ${attribute}, which is ignored.${suggestion(right)}`,
      `Write ${right}.`,
      at,
    );
  return [
    ...others.flatMap((attribute) =>
      meant.get(attribute) ? ignored(attribute, meant.get(attribute)!, 'misspelt-attribute') : [],
    ),
    ...unprefixed(given, declared).map((one) => ignored(one, `data-${one}`, 'attribute-without-prefix')),
    ...declared.flatMap((attribute) => checkFilled(attribute, at)),
    ...checkFollows(name, declared, at),
    ...(unknown.length ? [unknownAttributes(name, unknown, declared, at)] : []),
  ];
}

function misspelt(attribute: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.replace('data-', '');
  const meant = didYouMean(bare(attribute), names.map(bare));
  return meant && `data-${meant}`;
}

/** Whether a value is one that a script writes when it has none. */
const isNoValue = (value: string) => /^(undefined|null|NaN|\[object \w+\])$/.test(value);

function checkFilled(attribute: string, at: Fact): Finding[] {
  const value = at.attributes.get(attribute) ?? '';
  if (isTemplate(value))
    return [
      mistake(
        'template-attribute',
        `${attribute} is "${value.slice(0, 40)}": the template was not filled in.`,
        'Let the server write its value there.',
        at,
      ),
    ];
  if (!isNoValue(value)) return [];
  return [
    mistake(
      'attribute-without-value',
      `${attribute} is "${value}", which a script or template writes where it has no value.`,
      'Write the value, or leave the attribute out.',
      at,
    ),
  ];
}

/** Finds names in an element's `data-follows` for which its widget has no attribute (decision 63). */
function checkFollows(widget: string, declared: readonly string[], at: Fact): Finding[] {
  return unfollowed(at.attributes.get('data-follows'), declared).map(({ given, meant, accepted }) =>
    mistake(
      'misspelt-followed',
      `data-follows names "${given}", but ${widget} has no attribute data-${given.replace(/^data-/, '')}: nothing follows.${suggestion(meant)}`,
      meant
        ? `Write ${meant}.`
        : `Write names of ${widget}’s attributes without data-, with a space between them: ${accepted.join(', ') || 'it has none'}.`,
      at,
    ),
  );
}

function unknownAttributes(
  name: string,
  unknown: readonly string[],
  declared: readonly string[],
  at: Fact,
): Finding {
  return note(
    'unknown-attribute',
    `${name} does not know ${unknown.join(', ')}.`,
    `Nothing to do if the page’s own scripts read ${unknown.length > 1 ? 'them' : 'it'}. The widget’s own: ${declared.join(', ') || 'none'}.`,
    at,
  );
}

/**
 * Checks the strategies of a host.
 * @param whyNever says why a media query is never true, with the feature that was probably meant; undefined for a query
 * that may be true
 */
export function checkLoad(
  host: Fact,
  whyNever: (query: string) => { meant?: string | undefined } | undefined,
): Finding[] {
  return loadWords(host.attributes.get('data-island-load') ?? '').flatMap((word) => {
    const query = /^media\((.*)\)$/s.exec(word)?.[1];
    if (!isLoadStrategy(word))
      return mistake(
        'load-strategy',
        `data-island-load="${word}" is no strategy; the island mounts at once.${suggestion(didYouMean(word, ['load', 'idle', 'visible', 'interaction']))}`,
        'Write load, idle, visible, interaction or media(…).',
        host,
      );
    const never = query === undefined ? undefined : whyNever(query);
    if (!never) return [];
    return mistake(
      'media-query',
      `data-island-load="${word}" has no valid media query: it never comes true.${suggestion(never.meant)}`,
      'Write it as in CSS: media(min-width: 60em).',
      host,
    );
  });
}

// Words with their brackets, two deep, as the loader reads them: `visible media((min-width: 60em) and (hover))`.
const words = /\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\S+/g;
const strategy = /^(load|idle|visible|interaction|media\(\W*\w.*\))$/s;

/** The words of a `data-island-load`, each a strategy or a mistake. */
export const loadWords = (given: string): string[] => given.match(words) ?? [];

/** Whether a word is a strategy. `whyNever` checks the media query of one. */
export const isLoadStrategy = (word: string): boolean => strategy.test(word);
