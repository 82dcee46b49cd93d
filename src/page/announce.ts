const attribute = 'data-si-live';

/**
 * Says `text` to a screen reader once. The region lives in the open modal dialog, because everything outside one
 * is inert, and otherwise at the end of the body.
 */
export function announce(text: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  const modals = document.querySelectorAll('dialog:modal');
  const parent = modals[modals.length - 1] ?? document.body;
  const found = liveRegion(parent, politeness);
  // The same words twice in a row are a change only if the text really changes.
  if (found) found.textContent = found.textContent === text ? `${text}\u00a0` : text;
  else {
    const region = addLiveRegion(parent, politeness);
    // A region that arrives with its text in it is often not read: it has to be there, empty, first.
    setTimeout(() => {
      region.textContent = text;
    }, 50);
  }
}

/** Puts the page's polite live region in place, empty, before anything has to be said. */
export function prepareAnnouncements(): void {
  // At the end of a body that still streams in, it would look as if what stands before it were complete.
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
