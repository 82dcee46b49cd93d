/** Longer than a frame: a hidden tab paints nothing. */
const hiddenMs = 100;

/** Resolves after the next paint. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, hiddenMs);
  });
