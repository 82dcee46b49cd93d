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

/** The element's tag without its content: `<div data-island="cart">`. */
export function tagOf(element: Element): string {
  return (element.cloneNode() as Element).outerHTML.replace(/<\/[\w-]+>$/, '').slice(0, 160);
}

/** ` Did you mean "cart"?`, if one is meant. */
export function suggestion(meant: string | undefined): string {
  return meant ? ` Did you mean "${meant}"?` : '';
}
