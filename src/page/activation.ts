type Prerenderable = Document & { prerendering?: boolean };

/** Resolves at once, or for a prerendered page when it is activated. */
export function whenActivated(): Promise<void> {
  if (!(document as Prerenderable).prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
