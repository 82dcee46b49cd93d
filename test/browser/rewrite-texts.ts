/*
 * Functions that run in a page, and refer to nothing outside themselves: one rewrites a page's texts as a translator does,
 * the other reads them without the translator's marks.
 */

/**
 * `wraps` replaces each text node by two nested `font` elements with the translation, as Chrome does. `replaces` puts
 * another text node in its place, also for white space between elements, as Safari and Firefox do. `draws` splits it and
 * puts a picture in place of a letter, as scripts that draw emoji do.
 */
export type Rewriting = 'wraps' | 'replaces' | 'draws';

/**
 * Rewrites every text of the page, and every text that changes later. A translated word ends with a zero-width space, so that
 * names still match; a picture has its letter as `alt`.
 */
export function rewriteTexts(way: Rewriting): void {
  const skipped = 'script, style, noscript, template, textarea, title, svg';
  const words = (text: string) => text.replace(/\p{L}+/gu, (word) => `${word}\u200b`);
  const isNew = (text: string) => /\p{L}(?![\p{L}\u200b])/u.test(text);

  const rewritten: Record<Rewriting, (node: Text) => void> = {
    wraps(node) {
      if (!isNew(node.data)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.textContent = words(node.data);
      node.replaceWith(outer);
    },
    replaces(node) {
      const isSpace = !node.data.trim() && node.parentElement?.childElementCount;
      if (isSpace || isNew(node.data)) node.replaceWith(document.createTextNode(words(node.data)));
    },
    draws(node) {
      const at = node.data.indexOf('e');
      if (at < 0 || node.parentElement?.closest('option')) return;
      const letter = node.splitText(at);
      rewritten.draws(letter.splitText(1));
      const picture = Object.assign(document.createElement('img'), { alt: 'e', src: 'data:,', width: 1 });
      // As a block it would split a button's name into several words.
      picture.style.setProperty('display', 'inline', 'important');
      letter.replaceWith(picture);
    },
  };
  const rewrite = (place: Node): void => {
    if (place.parentElement?.closest(skipped)) return;
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    do if (walker.currentNode.nodeType === 3) nodes.push(walker.currentNode as Text);
    while (walker.nextNode());
    for (const node of nodes) if (!node.parentElement?.closest(skipped)) rewritten[way](node);
  };

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const place of addedNodes.length ? addedNodes : [target]) if (place.isConnected) rewrite(place);
    // Changes that this observer has made itself.
    observer.takeRecords();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  rewrite(document);
}

/** The texts of the places that match, without the marks: each element's own, in the order of the page. */
export function textsWithoutMarks(places: string): string[] {
  const found: string[] = [];
  let text = '';
  const end = () => {
    const plain = text
      .replace(/\u200b/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (plain) found.push(plain);
    text = '';
  };
  const read = (node: Node): void => {
    if (node.nodeType === 3) text += (node as Text).data;
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (element.matches('script, style, template, svg, [data-si-live]')) return;
    if (element.matches('img[src="data:,"]')) text += (element as HTMLImageElement).alt;
    const isOfText = element.matches('font');
    if (!isOfText && !element.matches('img')) end();
    for (const child of element.childNodes) read(child);
    if (!isOfText && !element.matches('img')) end();
  };
  const all = [...document.querySelectorAll(places)];
  for (const place of all) if (!all.some((other) => other !== place && other.contains(place))) read(place);
  end();
  return found;
}
