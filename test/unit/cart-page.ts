import { type MockInstance, onTestFinished, vi } from 'vitest';

/** Adds a mounted island, such as `checkout` for a page of checkout. */
export function showIsland(name: string): void {
  const island = document.createElement('div');
  island.setAttribute('data-island', name);
  island.setAttribute('data-island-status', 'mounted');
  document.body.append(island);
}

/** Adds a mounted cart, so that the test's page is the cart's. */
export const showCart = (): void => showIsland('cart');

/** Records the paths that the page would navigate to from now on. */
export function notePaths(): () => string[] {
  const went: MockInstance = vi.spyOn(location, 'assign').mockImplementation(() => {});
  return () => went.mock.calls.map(([url]) => new URL(`${url}`).pathname);
}

/** The details of a page event, until the test ends. */
export function noteEvents<Name extends keyof DocumentEventMap>(name: Name): unknown[] {
  const details: unknown[] = [];
  const note = (event: Event) => details.push((event as CustomEvent).detail);
  document.addEventListener(name, note);
  onTestFinished(() => document.removeEventListener(name, note));
  return details;
}
