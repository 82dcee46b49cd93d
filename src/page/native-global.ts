/*
 * Finds the browser's own globals on a page that may have replaced them. Only the loader and doctor.js bundle this file;
 * in all other scripts the build puts loaders-native-global.ts in its place, which calls the loader's.
 */

type Page = typeof globalThis;
type Name = keyof Page;

/** The part of the page's registry (src/runtime/registry.ts) that holds the browser's globals. */
export interface SharedNatives {
  /** The browser's own globals that were taken, and the window of the blank frame. */
  natives?: Partial<Record<Name | 'frame', unknown>>;
  /** `nativeGlobal` of the first loader on the page; versions share it, so this name stays. */
  take?<Given extends Name>(name: Given): Page[Given];
}

const page = window as unknown as Page & { [registry: symbol]: SharedNatives };

/** The page's registry, created unless another script already has. */
// biome-ignore lint/suspicious/noAssignInExpressions: every byte of islands.js counts
export const loaderRegistry = (page[Symbol.for('storefront-islands')] ??= {});

// Taken once for all scripts and versions on a page, so that later replacements make no difference either.
// biome-ignore lint/suspicious/noAssignInExpressions: every byte of islands.js counts
const taken = (loaderRegistry.natives ??= {});

/** The page's global if it is the browser's own, else the one of a blank frame. */
// biome-ignore lint/suspicious/noAssignInExpressions: every byte of islands.js counts
export const nativeGlobal = (loaderRegistry.take ??= <Given extends Name>(name: Given) =>
  // In a unit test's DOM nothing is native, so there is nothing else to take.
  // biome-ignore lint/suspicious/noAssignInExpressions: every byte of islands.js counts
  (taken[name] ??=
    isNative(page[name]) || !isNative(EventTarget) ? page[name] : fromFrame(name)) as Page[Given]);

function isNative(value: unknown): boolean {
  const text = typeof value === 'function' ? `${value}` : {}.toString.call(value);
  // `performance` is a Performance, `CSS` a CSS; a replacement made by a page is an Object, an Array, a String …
  return /\[native code]|^\[object [PC]/.test(text);
}

/**
 * The frame stays in the page: in a removed one no `abort` event, no message and no intersection ever arrives. It has
 * no source, so that the strictest security policy allows it.
 */
function fromFrame(name: Name): unknown {
  if (!taken.frame) {
    const frame = document.createElement('iframe');
    frame.style = 'display:none!important';
    document.documentElement.append(frame);
    taken.frame = frame.contentWindow;
  }
  // The page as receiver: the frame's getter of `performance` gives the page's own clock.
  return Reflect.get(taken.frame as Page, name, page);
}
