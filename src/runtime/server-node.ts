import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows one of the server's own nodes in the element that has the ref: it is not loaded again, and keeps its listeners.
 * On unmount it goes back to its place in the server's content.
 */
export function useServerNode<Place extends Element>(node: Element | undefined): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (!node) return;
    const before = document.createComment('');
    const shown = place.current!;
    node.replaceWith(before);
    shown.append(node);
    return () => {
      // If an error has ended the island, its server content is back already.
      if (node.parentNode === shown) before.replaceWith(node);
      else before.remove();
    };
  }, [node]);
  return place;
}
