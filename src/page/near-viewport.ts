/** How far outside of the viewport an element is loaded (checkout §9). */
const marginPx = 800;

/** Resolves once the element is near the viewport, or the signal aborts. */
export function nearViewport(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const { top, bottom } = element.getBoundingClientRect();
    // Works without layout too, as in a unit test, where an observer would never report.
    if (signal.aborted || (top < innerHeight + marginPx && bottom > -marginPx)) {
      resolve();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end();
      },
      { rootMargin: `${marginPx}px 0px` },
    );
    function end() {
      observer.disconnect();
      resolve();
    }
    observer.observe(element);
    signal.addEventListener('abort', end, { once: true });
  });
}
