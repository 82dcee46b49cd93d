import type { ReactNode } from 'react';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { keepFocus } from '../../src/runtime/keep-focus.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';

/**
 * The server's step, until the island's is loaded. Then the focus moves to the field of the same name, with the caret.
 * If there is none, nothing is focused: the shopper's next key must not reach another control.
 */
export function CheckoutServer(): ReactNode {
  const { host } = useIsland();
  // Runs just before the server's step leaves the page. A step may read the server's form first, and render what was
  // typed there, all in the same task.
  useOnMountBeforePaint(() => () => {
    const { name } = document.activeElement as HTMLInputElement;
    const restoreFocus = keepFocus(host);
    queueMicrotask(() => host.contains(document.getElementsByName(name)[0]!) && restoreFocus());
  });
  return <ServerContent />;
}
