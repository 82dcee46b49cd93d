const attribute = 'data-si-live';

type Politeness = 'polite' | 'assertive';

/** The texts that each region still has to say: it is too new to be read, or has only just been given a text. */
const waiting = new WeakMap<Element, string[]>();

/** A region that is inserted with its text is often not read: it must be there, empty, first. */
const newMs = 50;

/**
 * How long a text stays before the next one replaces it. Browsers report the text of a region at intervals, so a text
 * that is replaced sooner may not be read.
 */
const turnMs = 150;

/**
 * Announces `text` to screen readers once, after the texts that wait in the same region. The live region is in the open
 * modal dialog, because everything outside it is inert, or else at the end of the body.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const parent = liveParent();
  const found = liveRegion(parent, politeness);
  const before = found && waiting.get(found);
  if (before) {
    before.push(text);
    return;
  }
  const region = found ?? addLiveRegion(parent, politeness);
  waiting.set(region, [text]);
  if (found) sayNext(found, politeness);
  else setTimeout(sayNext, newMs, region, politeness);
}

/** Says the first of a region's waiting texts, and the next one once that has stayed long enough. */
function sayNext(region: Element, politeness: Politeness): void {
  const texts = waiting.get(region)!;
  const { parentElement: parent, ownerDocument: page } = region;
  // If a dialog has opened or closed since, this region is inert or gone, and the remaining texts move to the one that is
  // read.
  const isUnheard = parent && texts.length > 0 && parent !== liveParent(page);
  if (isUnheard || !texts.length) {
    waiting.delete(region);
    for (const text of texts) announce(text, politeness);
    return;
  }
  const text = texts.shift()!;
  // A text that is the same as the one before is announced only if the text node changes.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  setTimeout(sayNext, turnMs, region, politeness);
}

function liveParent(page: Document = document): Element {
  const modals = page.querySelectorAll('dialog:modal');
  return modals[modals.length - 1] ?? page.body;
}

/** Inserts the page's polite live region, empty, before anything has to be announced. */
export function prepareAnnouncements(): void {
  // While the page streams in, later content would end up after the region instead of before it.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', prepareAnnouncements, { once: true });
  else if (!liveRegion(document.body, 'polite')) addLiveRegion(document.body, 'polite');
}

function liveRegion(parent: Element, politeness: Politeness): Element | null {
  return parent.querySelector(`:scope > [${attribute}="${politeness}"]`);
}

function addLiveRegion(parent: Element, politeness: Politeness): Element {
  const region = document.createElement('div');
  region.setAttribute(attribute, politeness);
  region.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
  parent.append(region);
  return region;
}
