const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]';

/** Of a layer that has opened: how the focus goes back from it. */
export const waysBack = new WeakMap<Element, () => void>();

/**
 * Remembers what has the focus (or `opener`) and answers how to give it back. When that element is gone by then, as a
 * list that was rendered anew is, the focus goes to what took its place: the first control in the nearest ancestor
 * still there, or that ancestor itself; where the opener was in a layer that has closed meanwhile, to what had opened
 * that one. Never to the top of the page.
 */
export function rememberFocus(opener: Element | null = document.activeElement): () => void {
  const path: HTMLElement[] = [];
  for (let element = opener; element && element !== document.body; element = element.parentElement) {
    path.push(element as HTMLElement);
  }
  const layer = path.find((element) => waysBack.has(element));
  return () => {
    const now = document.activeElement;
    // Somebody has moved it on purpose: another layer, or a page that shows where to go on.
    if (now && now !== document.body && now !== opener) return;
    for (const element of path) {
      if (!element.isConnected) continue;
      if (element === opener && tryFocus(element)) return;
      for (const control of element.querySelectorAll<HTMLElement>(focusable)) if (tryFocus(control)) return;
      if (element === opener) continue;
      element.tabIndex = -1;
      if (tryFocus(element)) return;
    }
    if (layer) waysBack.get(layer)!();
  };
}

function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
