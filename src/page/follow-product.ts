import { encodeJson } from './encode-json.ts';
import { partOf } from './product-part.ts';

/**
 * The facts that the page shows of a product, by names such as `formattedPrice`. Where a fact is missing, null or
 * undefined, the server's value stays.
 */
export type ProductFacts = Readonly<Record<string, unknown>>;

const followers = '[data-follows], [data-product-text]';

/** The facts of each part of the page. */
const known = new Map<string, { facts: ProductFacts; isBusy: boolean }>();

/** What the server rendered in each element: its attributes, and the nodes of its text. */
const servers = new WeakMap<Element, Server>();

interface Server {
  attributes: Map<string, string | null>;
  nodes?: Node[];
}

/**
 * Makes the part of the page around `place` follow a product (decision 63): a host gets the attributes that its
 * `data-follows` names, and an element with `data-product-text` gets that fact as its text. Elements that come later,
 * such as a host in a layer, follow as well.
 * @param isBusy whether the facts are about to change: then the texts are marked as busy
 */
export function followProduct(place: Element, facts: ProductFacts, isBusy = false): void {
  const part = partOf(place);
  known.set(part, { facts, isBusy });
  watch();
  for (const element of document.querySelectorAll(followers))
    if (partOf(element) === part) show(element, facts, isBusy);
}

let watching: MutationObserver | undefined;

/** Starts the page's one observer, at the first product: it gives elements that come later the facts of their part. */
function watch(): void {
  if (watching) return;
  watching = new MutationObserver((changes) => {
    // Elements alone: texts change as well.
    for (const { addedNodes } of changes)
      for (const node of addedNodes as NodeListOf<Element>)
        if (node.nodeType === 1)
          for (const element of [node, ...node.querySelectorAll(followers)]) showKnown(element);
  });
  watching.observe(document, { childList: true, subtree: true });
}

function showKnown(element: Element): void {
  const now = element.matches(followers) && known.get(partOf(element));
  if (now) show(element, now.facts, now.isBusy);
}

function show(element: Element, facts: ProductFacts, isBusy: boolean): void {
  const server: Server = servers.get(element) ?? { attributes: new Map() };
  servers.set(element, server);
  for (const name of element.getAttribute('data-follows')?.split(/\s+/).filter(Boolean) ?? []) {
    const attribute = `data-${name}`;
    const before = element.getAttribute(attribute);
    if (!server.attributes.has(attribute)) server.attributes.set(attribute, before);
    const text = inWords(facts, camelCase(name)) ?? server.attributes.get(attribute)!;
    if (text === null) element.removeAttribute(attribute);
    else if (text !== before) element.setAttribute(attribute, text);
  }
  const fact = element.getAttribute('data-product-text');
  if (!fact) return;
  server.nodes ??= [...element.childNodes];
  const text = inWords(facts, fact);
  if (text === undefined) element.replaceChildren(...server.nodes);
  else if (text !== element.textContent) element.textContent = text;
  if (isBusy) element.setAttribute('aria-busy', 'true');
  else element.removeAttribute('aria-busy');
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A fact as text: a plain value unchanged, a list or an object as JSON. */
function inWords(facts: ProductFacts, name: string): string | undefined {
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? encodeJson(value) : String(value);
}
