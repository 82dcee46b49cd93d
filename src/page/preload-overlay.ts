interface Loader {
  load?(name: string): Promise<unknown>;
}

/** Preloads an overlay that has to open even when the network is down. A failure matters only then. */
export function preloadOverlay(name: string): void {
  const page = globalThis as unknown as { [key: symbol]: Loader | undefined };
  page[Symbol.for('storefront-islands')]?.load?.(name).catch(() => {});
}
