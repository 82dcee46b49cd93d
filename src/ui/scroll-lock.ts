let locks = 0;

/**
 * Stops the page behind a layer from scrolling without shifting it: the space of a visible scrollbar stays reserved.
 * The styles are in the lock layer. Measures the page at once, which is cheapest before the layer is in it, and
 * returns the function that locks; that returns the one that unlocks. Stacked layers each hold a lock.
 */
export function prepareScrollLock(): () => () => void {
  const root = document.documentElement;
  const kind = root.getAttribute('data-si-locked') ?? kindOf(root);
  return () => {
    if (!locks++) root.setAttribute('data-si-locked', kind);
    return () => {
      if (!--locks) root.removeAttribute('data-si-locked');
    };
  };
}

function kindOf(root: Element): string {
  const hasScrollbar = window.innerWidth > root.clientWidth;
  // With overflow on <html>, the overflow of <body> would no longer apply to the viewport and would give <body> a
  // scrollbar of its own.
  const bodyScrolls = getComputedStyle(root).overflowY !== 'visible';
  return `${hasScrollbar ? 'gutter ' : ''}${bodyScrolls ? 'body' : ''}`;
}
