import type { Island } from '../runtime/define-island.ts';
import type { PropsSource } from '../runtime/parse-props.ts';
import type { Fact } from './fact.ts';

/** The page as the rules see it. */
export interface Page {
  /** Its elements in document order, without what islands have rendered. */
  facts: readonly Fact[];
  /** Whether the facts come from a document, in which the browser has repaired the HTML. */
  isDocument?: boolean;
  /** The names of all widgets. */
  names: readonly string[];
  /** The widget of that name; undefined if there is none, or if its files have not loaded yet. */
  islandOf(name: string): Island | undefined;
  /** The names of the calls whose path the page context can replace. */
  calls: readonly string[];
  /**
   * The widgets that change something on the server, or open one that does; unless given, any may. Only these need the
   * anti-forgery token.
   */
  changing?: readonly string[] | undefined;
}

/** A host's attributes and JSON script as the runtime's parsing reads them. */
export function sourceOf(host: Fact, script: Fact | undefined): PropsSource {
  const standIn = { getAttribute: (name: string) => host.attributes.get(name) ?? null };
  return {
    element: standIn as unknown as Element,
    script: script && ({ textContent: script.text } as unknown as Element),
  };
}

/** The page context's element, and the object in it; an empty one if it has none. */
export function contextOf({ facts }: Pick<Page, 'facts'>): {
  at: Fact | undefined;
  text: string;
  given: object;
} {
  const at = facts.find(({ attributes }) => attributes.get('id') === 'storefront-context');
  const text = at?.text ?? '';
  return { at, text, given: objectIn(text) };
}

function objectIn(text: string): object {
  try {
    const given: unknown = JSON.parse(text || '{}');
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}
