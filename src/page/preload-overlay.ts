interface Loader {
  load?(name: string): Promise<unknown>;
}

/**
 * Preloads an overlay that has to open even when the network is down. A failure is reported only if the overlay is then
 * opened.
 */
export function preloadOverlay(name: string): void {
  const page = globalThis as unknown as { [key: symbol]: Loader | undefined };
  page[Symbol.for('storefront-islands')]?.load?.(name).catch(() => {});
}
