/** An element of a page as plain facts, whether they come from a document or from its HTML. */
export interface Fact {
  /** The element's name in lower case: `div`. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text of an element that has no elements inside: a script, a `<noscript>`. */
  text: string;
  parent: Fact | undefined;
  /** Whether the start tag ends with a slash, which in HTML does not close the element. Only facts from HTML say so. */
  isSlashed?: true;
}

/** A mistake on a page, or something that may surprise. */
export interface Finding {
  /** The kind of mistake: `misspelt-attribute`. */
  id: string;
  level: 'mistake' | 'note';
  what: string;
  /** The remedy, as a sentence of its own. */
  remedy: string;
  /** The element concerned. */
  at?: Fact | undefined;
}

export function mistake(id: string, what: string, remedy: string, at?: Fact): Finding {
  return { id, level: 'mistake', what, remedy, at };
}

export function note(id: string, what: string, remedy: string, at?: Fact): Finding {
  return { id, level: 'note', what, remedy, at };
}

/** ` Did you mean "cart"?`; empty if no name was meant. */
export const suggestion = (meant: string | undefined): string => (meant ? ` Did you mean "${meant}"?` : '');

const longestTag = 160;

/** The element's tag without its content: `<div data-island="cart">`. */
export function tagOf({ name, attributes }: Fact): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
  return `<${name}${given.join('')}>`.slice(0, longestTag);
}

/** The nearest element around this one that fits. */
export function around({ parent }: Fact, fits: (one: Fact) => boolean): Fact | undefined {
  return !parent || fits(parent) ? parent : around(parent, fits);
}

/** Whether an element is a host that the page has written: the library writes one for an open overlay. */
export const isHost = ({ attributes }: Fact): boolean =>
  attributes.has('data-island') && !attributes.has('data-island-overlay');

export const isOpener = ({ attributes }: Fact): boolean => attributes.has('data-island-open');

/** The names of the widgets that an element asks for: as a host, as an opener, or as both. */
export const namesOf = ({ attributes }: Fact): string[] =>
  ['data-island', 'data-island-open'].flatMap((attribute) => attributes.get(attribute) ?? []);

/** The host or opener that a JSON script belongs to. */
export const hostOf = (script: Fact): Fact | undefined =>
  around(script, (one) => isHost(one) || isOpener(one));

/** The JSON of an element: a script's, or the structured attributes of a host or an opener. */
export function jsonOf(fact: Fact): { place: string; text: string }[] {
  const { name, attributes, text } = fact;
  if (name === 'script')
    return attributes.get('type') === 'application/json' ? [{ place: 'A JSON script', text }] : [];
  if (!isHost(fact) && !isOpener(fact)) return [];
  return [...attributes]
    .filter(([, value]) => /^\s*[[{]/.test(value))
    .map(([key, value]) => ({ place: `${key} of <${name}>`, text: value }));
}
