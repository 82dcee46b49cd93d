import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a view in `host` without an island; returns its unmount. */
export type Bare = (host: Element, props: Record<string, unknown>) => () => void;

declare global {
  interface Window {
    /** The floors that benches compare with, by name. */
    bare?: Record<string, Bare>;
    /** Set by a bench: called by a view after its commit, and again after its effects. */
    onViewCommitted?: () => void;
    onViewSettled?: () => void;
  }
}

/** Exposes a view to the page without the runtime: the floor, from the same files and with the same React. */
export function offerBare<P extends object>(name: string, View: ComponentType<P>): void {
  // The build reads a widget's declaration in Node, where there is no window.
  if (!('window' in globalThis)) return;
  window.bare ??= {};
  window.bare[name] = (host, props) => {
    const root = createRoot(host);
    root.render(createElement(View, props as P));
    return () => root.unmount();
  };
}
