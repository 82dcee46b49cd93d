import type { Fact } from '../diagnosis/fact.ts';
import type { Registry } from '../runtime/registry.ts';

/** An element of the document as facts. */
export interface PageFact extends Fact {
  parent: PageFact | undefined;
  element: Element;
}

/**
 * The elements of the document in order, without what islands have rendered; then the fields in the server's content that
 * islands have taken out of the page, and the JSON scripts of mounted hosts.
 */
export function factsOf(page: Partial<Registry> | undefined): PageFact[] {
  const facts = new Map<Element, PageFact>();
  const add = (element: Element, parent: PageFact | undefined) => {
    facts.set(element, factOf(element, parent));
  };
  for (const element of document.querySelectorAll('*'))
    if (!element.closest('.si-root, [data-server-content]')?.matches('.si-root'))
      add(element, nearest(element, facts));
  for (const part of page?.aside ?? [])
    for (const input of part.querySelectorAll('input')) add(input, undefined);
  for (const { host, source } of page?.hosts?.values() ?? [])
    if (source?.script && !source.script.isConnected) add(source.script, facts.get(host));
  return [...facts.values()];
}

/** The fact of the nearest element around an element. Elements that an island has rendered have no facts. */
function nearest({ parentElement }: Element, facts: ReadonlyMap<Element, PageFact>): PageFact | undefined {
  return parentElement ? (facts.get(parentElement) ?? nearest(parentElement, facts)) : undefined;
}

function factOf(element: Element, parent: PageFact | undefined): PageFact {
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value] as const));
  // The value of a field, which a script may have set without its attribute.
  const { localName: name } = element;
  if (name === 'input' && attributes.get('type') === 'hidden')
    attributes.set('value', (element as HTMLInputElement).value);
  const text = /^(script|noscript)$/.test(name) ? (element.textContent ?? '') : '';
  return { name, attributes, text, parent, element };
}
