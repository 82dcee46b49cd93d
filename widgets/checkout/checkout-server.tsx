import { type ReactNode, useLayoutEffect } from 'react';
import { keepFocus } from '../../src/runtime/keep-focus.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';

/** The server's step, until the island's is loaded, which then takes over the focus, with the caret. */
export function CheckoutServer(): ReactNode {
  const { host } = useIsland();
  // The cleanup runs just before the server's step leaves the page. A step may read the server's form first, and render
  // what was typed there, all in the same task.
  useLayoutEffect(() => () => queueMicrotask(keepFocus(host)), [host]);
  return <ServerContent />;
}
