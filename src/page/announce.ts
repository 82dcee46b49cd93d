const attribute = 'data-si-live';

/** The latest text for each region that is too new to be read. */
const pending = new WeakMap<Element, string>();

/**
 * Announces `text` to screen readers once. The live region is in the open modal dialog, because everything outside it is
 * inert, or else at the end of the body.
 */
export function announce(text: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  const modals = document.querySelectorAll('dialog:modal');
  const parent = modals[modals.length - 1] ?? document.body;
  const found = liveRegion(parent, politeness);
  if (found && !pending.has(found)) {
    // The same text twice in a row is only announced if the text node changes.
    found.textContent = found.textContent === text ? `${text}\u00a0` : text;
    return;
  }
  const region = found ?? addLiveRegion(parent, politeness);
  pending.set(region, text);
  if (found) return;
  // A region that is inserted with its text is often not read: it must be there, empty, first.
  setTimeout(() => {
    region.textContent = pending.get(region)!;
    pending.delete(region);
  }, 50);
}

/** Inserts the page's polite live region, empty, before anything has to be announced. */
export function prepareAnnouncements(): void {
  // While the page streams in, later content would end up after the region instead of before it.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', prepareAnnouncements, { once: true });
  else if (!liveRegion(document.body, 'polite')) addLiveRegion(document.body, 'polite');
}

function liveRegion(parent: Element, politeness: string): Element | null {
  return parent.querySelector(`:scope > [${attribute}="${politeness}"]`);
}

function addLiveRegion(parent: Element, politeness: string): Element {
  const region = document.createElement('div');
  region.setAttribute(attribute, politeness);
  region.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
  parent.append(region);
  return region;
}
