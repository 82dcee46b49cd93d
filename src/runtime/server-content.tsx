import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsland } from './use-island.ts';

/** Shows the server's own nodes, with their listeners, inside the island. */
export function ServerContent(): ReactNode {
  const { serverNodes } = useIsland();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current!;
    const before = serverNodes[0]?.parentNode;
    // If a translator or another script has replaced a node, its replacement is what comes back (decision 115).
    const keep = () => {
      if (shown.isConnected) serverNodes.splice(0, serverNodes.length, ...shown.childNodes);
    };
    shown.replaceChildren(...serverNodes);
    const observer = new MutationObserver(keep);
    observer.observe(shown, { childList: true });
    // Puts the nodes back into the fragment in which `readToken` looks: a token field among them may be the page's only
    // one.
    return () => {
      observer.disconnect();
      keep();
      before?.append(...shown.childNodes);
    };
  }, [serverNodes]);
  return <div ref={place} data-server-content="" />;
}
