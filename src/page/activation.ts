type Prerenderable = Document & { prerendering?: boolean };

/** Settles when the page is really shown: at once, or when a prerendered page is activated. */
export function whenActivated(): Promise<void> {
  if (!(document as Prerenderable).prerendering) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
