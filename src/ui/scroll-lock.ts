let locks = 0;

/**
 * Stops the page behind a layer from scrolling, without moving it: the place of a scrollbar that was there stays
 * reserved. The styles are in the lock layer. Measures the page at once, which costs least before the layer is in it, and
 * answers how to lock; that answers how to undo it. Layers above one another each hold a lock.
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
  // With overflow on <html>, the overflow of <body> would stop being the viewport's and give it a scrollbar of its own.
  const bodyScrolls = getComputedStyle(root).overflowY !== 'visible';
  return `${hasScrollbar ? 'gutter ' : ''}${bodyScrolls ? 'body' : ''}`;
}
