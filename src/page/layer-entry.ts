import { writeEntry } from './history-entry.ts';

/** A layer's own history entry, at the page's address: Back closes the layer and stays on the page. */
export interface LayerEntry {
  /** Opens it; `text` says what the layer shows, for when the shopper comes forward to it. */
  open(text: string): void;
  /** The layer has closed by itself: goes back to the entry below, unless the shopper is there already. */
  leave(): void;
}

/**
 * @param key the layer's, in the state of its entry
 * @param onTravel the shopper has gone back or forward: to the layer's entry with that text, or to one without it
 */
export function layerEntry(
  key: string,
  onTravel: (text: string | undefined) => void,
  signal: AbortSignal,
): LayerEntry {
  let ownTravels = 0;
  const read = (): string | undefined => {
    const text: unknown = history.state?.[key];
    return typeof text === 'string' ? text : undefined;
  };
  const leave = () => {
    if (read() === undefined) return;
    ownTravels++;
    history.back();
  };
  addEventListener(
    'popstate',
    () => {
      if (ownTravels) ownTravels--;
      else onTravel(read());
    },
    { signal },
  );
  // The page was reloaded while the layer was open: Back from its entry would change nothing.
  leave();
  return {
    leave,
    open(text) {
      const { state } = history;
      // Next to what other scripts keep there; a state that is not a plain object cannot take another key.
      writeEntry('push', { ...(state?.constructor === Object && state), [key]: text });
    },
  };
}
