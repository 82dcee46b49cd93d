import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows one of the server's own nodes in the element that has the ref, so that it is neither loaded again nor loses its
 * listeners; afterwards it is where it was in the server's content.
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
      // An island that has ended has put its server's content back already.
      if (node.parentNode === shown) before.replaceWith(node);
      else before.remove();
    };
  }, [node]);
  return place;
}
