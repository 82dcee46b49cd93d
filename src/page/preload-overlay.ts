interface Loader {
  load?(name: string): Promise<unknown>;
}

/** Loads an overlay's files ahead, for one that has to open when nothing can be loaded. A failure matters only then. */
export function preloadOverlay(name: string): void {
  const page = globalThis as unknown as { [key: symbol]: Loader | undefined };
  page[Symbol.for('storefront-islands')]?.load?.(name).catch(() => {});
}
