/**
 * Opens a channel to the other tabs of the shop; undefined where there is none: in a test's DOM, and where the browser
 * blocks the page's storage.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  const Channel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined;
  try {
    return Channel && new Channel(`storefront-islands:${name}`);
  } catch {
    return undefined;
  }
}
