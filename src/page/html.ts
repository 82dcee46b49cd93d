import { linkRule } from '../domain/links.ts';
import { baseUrl } from './navigation.ts';
import { shownUrl } from './shown-url.ts';

/** The attributes that server markup may have on any element. */
const common = ['dir', 'lang', 'title'];

/** The elements that server markup may have, some with attributes of their own. */
const elements: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  col: ['span'],
  colgroup: ['span'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};
const plain =
  'abbr address article aside b bdi bdo big blockquote br caption center cite code dd del details dfn div dl dt em ' +
  'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd main mark nav nobr p pre q s samp section ' +
  'small span strike strong sub summary sup table tbody tfoot thead tr tt u ul var wbr';
for (const name of plain.split(' ')) elements[name] = [];

const config = Object.entries(elements).map(([name, attributes]) => ({ name, attributes }));
type Sanitised = Element & {
  setHTML?(html: string, options: { sanitizer: { elements: typeof config; attributes: string[] } }): void;
};

/**
 * Puts sanitised server markup into `element`: by the browser's own sanitiser or, if it has none, by DOMPurify,
 * loaded only then (decision 12). Both leave the same: the elements and attributes above, and links that may be
 * followed. Anything else is left out, an element with its content. Rejects if DOMPurify cannot be loaded or may not
 * parse a string; the element is then unchanged.
 */
export async function setHtml(element: Element, html: string): Promise<void> {
  const parsed = document.createElement('div') as Sanitised;
  if (parsed.setHTML) parsed.setHTML(html, { sanitizer: { elements: config, attributes: common } });
  else parsed.replaceChildren(await purified(html));
  const copy = document.createDocumentFragment();
  copyInto(copy, parsed);
  element.replaceChildren(copy);
}

async function purified(html: string): Promise<Node> {
  const { default: purify } = await import(
    /* Sanitises the server’s HTML in browsers without a sanitiser of their own. */ 'dompurify'
  );
  const attributes = [...common, ...Object.values(elements).flat()];
  // DOMPurify returns nothing if the page's Trusted Types allow no policy, because no string may be parsed then.
  const fragment: DocumentFragment | null = purify.sanitize(
    // DOMPurify parses a whole document: with a line break first, everything goes into the body, including styles and
    // white space.
    `<br>${html}`,
    {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: ['#text', ...Object.keys(elements)],
      // `is` is allowed here, because otherwise DOMPurify removes the whole element, not only the attribute.
      ALLOWED_ATTR: [...attributes, 'is'],
      ADD_URI_SAFE_ATTR: attributes.filter((name) => !/href|src/.test(name)),
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      KEEP_CONTENT: false,
      // Switches off DOMPurify's check for text that would become markup in XML: this markup is not parsed again.
      SAFE_FOR_XML: false,
    },
  );
  if (!fragment) throw new Error('the markup may not be parsed');
  // happy-dom, which unit tests use, drops a leading line break.
  const first = fragment.firstChild;
  if (first?.nodeName === 'BR') fragment.removeChild(first);
  return fragment;
}

/** Copies nodes with the listed elements and attributes only: no `is`, no shadow root. */
function copyInto(target: Node, source: Node): void {
  for (const node of source.childNodes) {
    const { nodeType, localName, nodeValue } = node as Element;
    if (nodeType === 3) target.appendChild(document.createTextNode(nodeValue!));
    if (!Object.hasOwn(elements, `${localName}`)) continue;
    const copy = document.createElement(localName);
    for (const name of [...common, ...elements[localName]!]) {
      const value = (node as Element).getAttribute(name)?.trim();
      if (value !== undefined && mayHave(name, value)) copy.setAttribute(name, asWritten(name, value));
    }
    copyInto(copy, node);
    target.appendChild(copy);
  }
}

/** The value of an attribute, with a link as a full URL where the page's `<base>` would redirect it. */
function asWritten(name: string, value: string): string {
  if (name !== 'href') return value;
  const { href } = new URL(value, baseUrl());
  return new URL(value, document.baseURI).href === href ? value : href;
}

function mayHave(name: string, value: string): boolean {
  const base = baseUrl();
  if (name === 'src')
    return URL.canParse(value, base) && /^(https?:|data:image\/)/.test(new URL(value, base).href);
  if (name !== 'href' || /^(mailto|tel):/i.test(value) || linkRule.allows(value)) return true;
  console.error(
    `[storefront-islands] a link to ${shownUrl(value)} in the server's markup was left out; accepted are http(s) URLs on this page's origin or one of redirectOrigins in #storefront-context, mailto: and tel:.`,
  );
  return false;
}
