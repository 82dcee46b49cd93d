const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex]';

/** The function with which each open layer returns the focus. */
export const focusReturns = new WeakMap<Element, () => void>();

/**
 * Remembers the focused element (or `opener`) and returns a function that restores the focus. If that element is gone
 * by then, for example because its list was rendered again, the focus goes to the first control in the nearest
 * ancestor that is left, or to that ancestor itself; if the opener was in a layer that has closed meanwhile, to the
 * opener of that layer. Never to the top of the page.
 */
export function rememberFocus(opener: Element | null = document.activeElement): () => void {
  const path: HTMLElement[] = [];
  for (let element = opener; element && element !== document.body; element = element.parentElement) {
    path.push(element as HTMLElement);
  }
  const layer = path.find((element) => focusReturns.has(element));
  return () => {
    const now = document.activeElement;
    // Another layer, or a page that shows where to continue, has moved the focus on purpose.
    if (now && now !== document.body && now !== opener) return;
    for (const element of path) {
      if (!element.isConnected) continue;
      if (element === opener && tryFocus(element)) return;
      for (const control of element.querySelectorAll<HTMLElement>(focusable)) if (tryFocus(control)) return;
      if (element === opener) continue;
      element.tabIndex = -1;
      if (tryFocus(element)) return;
    }
    if (layer) focusReturns.get(layer)!();
  };
}

function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
