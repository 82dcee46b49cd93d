import type { Finding as RuleFinding } from '../diagnosis/fact.ts';
import type { PageFact } from './facts.ts';

/** A mistake on a page, or something that may surprise. */
export interface Finding {
  /** The kind of mistake: `misspelt-attribute`. */
  id: string;
  level: 'mistake' | 'note';
  what: string;
  /** The remedy. */
  remedy: string;
  /** The element concerned. */
  element?: Element;
}

export function mistake(id: string, what: string, remedy: string, element?: Element): Finding {
  return { id, level: 'mistake', what, remedy, element };
}

export function note(id: string, what: string, remedy: string, element?: Element): Finding {
  return { id, level: 'note', what, remedy, element };
}

/** A finding of the rules, with its element in the document. */
export function shownFinding({ at, ...found }: RuleFinding): Finding {
  return { ...found, element: (at as PageFact | undefined)?.element };
}

/** The element's tag without its content: `<div data-island="cart">`. */
export function tagOf(element: Element): string {
  return (element.cloneNode() as Element).outerHTML.replace(/<\/[\w-]+>$/, '').slice(0, 160);
}
