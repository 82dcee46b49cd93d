import { onTestFinished, vi } from 'vitest';

/**
 * Leaves no room in a storage until the test ends; returns the refused `setItem`. A spy on `Storage.prototype` would not do:
 * happy-dom's storage binds a method when it is first used, and keeps it.
 */
export function fillStorage(name: 'localStorage' | 'sessionStorage') {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const real = globalThis[name];
  vi.stubGlobal(name, {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    clear: () => real.clear(),
    setItem,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return setItem;
}
