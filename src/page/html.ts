interface Sanitizing {
  allowElement(element: { name: string; attributes: string[] }): void;
}
declare const Sanitizer: new () => Sanitizing;
type Sanitised = Element & { setHTML?(html: string, options: { sanitizer: Sanitizing }): void };

/** The defaults of the browser's sanitiser, plus pictures, which it would remove. */
function withPictures(): Sanitizing {
  const sanitizer = new Sanitizer();
  sanitizer.allowElement({ name: 'img', attributes: ['src', 'srcset', 'alt', 'width', 'height'] });
  return sanitizer;
}

/**
 * Puts sanitised server markup into `element`: by the browser's own sanitiser or, if it has none, by DOMPurify,
 * loaded only then (decision 12). Rejects if DOMPurify cannot be loaded or may not parse a string; the element is
 * then unchanged.
 */
export async function setHtml(element: Element, html: string): Promise<void> {
  const target = element as Sanitised;
  if (target.setHTML) {
    target.setHTML(html, { sanitizer: withPictures() });
    return;
  }
  const { default: purify } = await import(
    /* Sanitises the server’s markup in a browser that cannot. */ 'dompurify'
  );
  // DOMPurify returns nothing if the page's Trusted Types allow no policy, because no string may be parsed then.
  const fragment: DocumentFragment | null = purify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
  if (!fragment) throw new Error('the markup may not be parsed');
  element.replaceChildren(fragment);
}
