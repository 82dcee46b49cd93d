import { atom } from 'jotai';
import { sharedAtom } from '../store.ts';

/** This page's open channel, which does not receive its own messages. */
interface CartTabs {
  channel?: BroadcastChannel | undefined;
}

export const cartTabsAtom = sharedAtom('cartTabs', () => atom((): CartTabs => ({})));

const changed = 'changed';

/**
 * Notifies the other tabs that this one has changed the cart. The message has no details: each tab reads the cart
 * from the server.
 */
export function notifyTabs({ channel }: CartTabs): void {
  const open = channel ?? openChannel('cart');
  open?.postMessage(changed);
  if (!channel) open?.close();
}

/**
 * Calls `look` when another tab has changed the cart, and whenever this tab becomes visible. A hidden tab waits until it
 * is visible, so that many tabs send no more calls than one.
 * @returns stops watching
 */
export function watchTabs(tabs: CartTabs, look: (hasChanged: boolean) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const isVisible = () => document.visibilityState === 'visible';

  function open() {
    tabs.channel ??= openChannel('cart');
    if (!tabs.channel) return;
    tabs.channel.onmessage = ({ data }) => {
      if (data === changed && isVisible()) look(true);
    };
  }

  function close() {
    tabs.channel?.close();
    tabs.channel = undefined;
  }

  open();
  document.addEventListener('visibilitychange', () => isVisible() && look(false), { signal });
  // A message would remove a page with an open channel from the back-forward cache.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', open, { signal });
  return () => {
    watching.abort();
    close();
  };
}

/**
 * Opens a channel to the other tabs of the shop; undefined where there is none: in a test's DOM, and where the browser
 * blocks the page's storage.
 */
function openChannel(name: string): BroadcastChannel | undefined {
  const Channel = globalThis.BroadcastChannel as typeof BroadcastChannel | undefined;
  try {
    return Channel && new Channel(`storefront-islands:${name}`);
  } catch {
    return undefined;
  }
}
