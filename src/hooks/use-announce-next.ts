import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../page/announce.ts';

/**
 * When an open layer shows another add, scrolls the layer to its top and announces its title.
 * @returns the ref of the layer's content
 */
export function useAnnounceNext(added: unknown, title: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(added);

  useEffect(() => {
    if (shown.current === added) return;
    shown.current = added;
    content.current!.scrollIntoView();
    // The focused element may have been removed with the previous content.
    if (document.activeElement === document.body)
      content.current!.closest('dialog')!.querySelector('h2')!.focus();
    announce(title);
  }, [added, title]);

  return content;
}
