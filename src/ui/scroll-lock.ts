let locks = 0;

/**
 * Stops the page behind a layer from scrolling, without moving it: the place of a scrollbar that was there stays
 * reserved. The styles are in the lock layer. Answers how to undo it; layers above one another each hold a lock.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (!locks++) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    // With overflow on <html>, the overflow of <body> would stop being the viewport's and give it a scrollbar of its own.
    const bodyScrolls = getComputedStyle(root).overflowY !== 'visible';
    root.setAttribute('data-si-locked', `${hasScrollbar ? 'gutter ' : ''}${bodyScrolls ? 'body' : ''}`);
  }
  return () => {
    if (!--locks) root.removeAttribute('data-si-locked');
  };
}
