import { writeEntry } from './history-entry.ts';

/** A layer's own history entry, at the page's address: Back closes the layer and stays on the page. */
export interface LayerEntry {
  /** Adds the entry when the layer opens; `text` says what the layer shows, for a shopper who comes forward to the entry. */
  open(text: string): void;
  /** Goes back to the entry below when the layer has closed by itself, unless the shopper is there already. */
  leave(): void;
}

/**
 * The history entry of a layer.
 * @param key the layer's key in the state of the entry
 * @param onTravel called when the shopper has gone back or forward: with the text of the layer's entry, or without one on
 * another entry
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
  // If the page was reloaded while the layer was open, Back from the layer's entry would change nothing.
  leave();
  return {
    leave,
    open(text) {
      const { state } = history;
      // Keeps the keys of other scripts in the state; a state that is not a plain object cannot take another key.
      writeEntry('push', { ...(state?.constructor === Object && state), [key]: text });
    },
  };
}
