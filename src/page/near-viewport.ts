/** How far outside of the viewport, above, below or beside it, an element counts as near (checkout §9). */
const marginPx = 800;
const asidePx = 200;

/** Resolves once the element is near the viewport, or the signal aborts. */
export function nearViewport(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const place = withBox(element);
    const { top, bottom, left, right } = place.getBoundingClientRect();
    const isNear =
      top < innerHeight + marginPx && bottom > -marginPx && left < innerWidth + asidePx && right > -asidePx;
    // A unit test has no layout, and an observer there never reports.
    if (signal.aborted || isNear) {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end();
      },
      { rootMargin: `${marginPx}px ${asidePx}px` },
    );
    function end() {
      observer.disconnect();
      resolve();
    }
    observer.observe(place);
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * The element or, while it is hidden, its innermost ancestor with a box: a hidden element would be 0 × 0 at the top of
 * the page.
 */
function withBox(element: Element): Element {
  let place = element;
  while (!place.getClientRects().length && place.parentElement) place = place.parentElement;
  return place;
}
