import { atom } from 'jotai';
import { encodeJson } from '../page/encode-json.ts';
import { onRestored } from '../page/restored.ts';
import { visitId } from '../page/visit.ts';
import { sharedAtom } from './store.ts';

export type StorageArea = 'local' | 'session';

/**
 * The page's one atom for a storage key. It follows writes of other tabs, and is read again after a
 * back-forward-cache restore. It is written by a function of the stored value. If storage is full or blocked, the
 * value lasts as long as the page.
 * @param parse the stored value, which is outside data: any JSON, or undefined if it is missing or corrupt.
 */
export function storedAtom<Value>(area: StorageArea, key: string, parse: (kept: unknown) => Value) {
  return sharedAtom(key, () => {
    const known = atom<{ value: Value }>();
    let isKept = true;
    const read = () => parse(readStored(area, key));

    const current = atom(
      (get) => (get(known) ?? { value: read() }).value,
      (get, set, update?: (value: Value) => Value) => {
        const now = isKept ? { value: read() } : get(known);
        if (!now) return;
        if (update) {
          now.value = update(now.value);
          isKept = writeStored(area, key, encodeJson(now.value));
        }
        set(known, { ...now });
      },
    );
    current.onMount = (set) => {
      const listening = new AbortController();
      const options = { signal: listening.signal };
      const handleStorage = ({ key: changed }: StorageEvent) => {
        // Null: the whole storage was cleared.
        if (changed === key || changed === null) set();
      };
      window.addEventListener('storage', handleStorage, options);
      onRestored(set, options);
      return () => listening.abort();
    };
    return current;
  });
}

// The getter itself throws if the shopper blocks storage.
const storageOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);

/** Any JSON, which is outside data; undefined if it is missing or corrupt, or storage is blocked. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key)!) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns false if storage is full or blocked */
export function writeStored(area: StorageArea, key: string, json: string): boolean {
  // Begins a visit if there is none: with its visit, what is stored of a shopper is deleted.
  if (area === 'session' && key.startsWith('storefront-islands:')) visitId();
  try {
    storageOf(area).setItem(key, json);
    return true;
  } catch {
    return false;
  }
}
