/** Opens a channel to the other tabs of the shop; undefined where there is none, as in a test's DOM. */
export function openChannel(name: string): BroadcastChannel | undefined {
  const Channel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined;
  return Channel && new Channel(`storefront-islands:${name}`);
}
