import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedAtom } from '../../../src/state/stored-atom.ts';
import { fillStorage } from '../full-storage.ts';

let key = '';
let count = 0;
beforeEach(() => {
  key = `key-${++count}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const words = (kept: unknown) => (Array.isArray(kept) ? kept.map(String) : []);
const add = (word: string) => (kept: string[]) => [...kept, word];
const open = () => ({ store: createStore(), atom: storedAtom('local', key, words) });

describe('the stored value', () => {
  test('is there at the first read', () => {
    localStorage.setItem(key, '["a"]');
    const { store, atom } = open();
    expect(store.get(atom)).toEqual(['a']);
  });

  test.each(['not json', '{"a":1}', '7', 'null', ''])('may be corrupt: %j', (text) => {
    localStorage.setItem(key, text);
    const { store, atom } = open();
    expect(store.get(atom)).toEqual([]);
    store.set(atom, add('a'));
    expect(localStorage.getItem(key)).toBe('["a"]');
  });

  test('is updated from what another tab has written', () => {
    const { store, atom } = open();
    store.set(atom, add('a'));
    localStorage.setItem(key, '["a","of the other tab"]');
    store.set(atom, add('b'));
    expect(store.get(atom)).toEqual(['a', 'of the other tab', 'b']);
  });

  test('is read again when another tab has written, and after a back-forward-cache restore', () => {
    const { store, atom } = open();
    const stop = store.sub(atom, () => {});
    localStorage.setItem(key, '["a"]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(store.get(atom)).toEqual(['a']);
    localStorage.setItem(key, '["b"]');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.get(atom)).toEqual(['b']);
    stop();
  });

  test('is one atom for the page, by its key', () => {
    expect(storedAtom('local', key, words)).toBe(open().atom);
  });
});

describe('without storage', () => {
  test('a full storage does no harm, and the value lasts as long as the page', () => {
    const { store, atom } = open();
    const setItem = fillStorage('localStorage');
    store.set(atom, add('a'));
    store.set(atom, add('b'));
    expect(store.get(atom)).toEqual(['a', 'b']);
    expect(setItem).toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(store.get(atom)).toEqual(['a', 'b']);
  });

  test('a blocked storage does no harm either', () => {
    vi.stubGlobal('localStorage', undefined);
    const { store, atom } = open();
    expect(store.get(atom)).toEqual([]);
    store.set(atom, add('a'));
    expect(store.get(atom)).toEqual(['a']);
  });
});
