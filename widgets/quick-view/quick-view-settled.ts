import { type RefObject, useLayoutEffect, useState } from 'react';

/** After this time the parts show, whatever they wait for. */
const patienceMs = 3000;

/** It asks the server and keeps its own place: the others do not wait for it. */
const waiting = '[data-island]:not([data-island="availability"])';

/** Whether all islands in this place have mounted, or will not. */
export function useSettled(place: RefObject<HTMLElement | null>): boolean {
  const [isSettled, setSettled] = useState(false);

  useLayoutEffect(() => {
    const all = () => [...place.current!.querySelectorAll(waiting)];
    const isDone = (host: Element) =>
      /mounted|failed|off/.test(host.getAttribute('data-island-status') ?? '');
    const settle = () => {
      if (all().every(isDone)) setSettled(true);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(place.current!, { subtree: true, attributeFilter: ['data-island-status'] });
    const timer = setTimeout(setSettled, patienceMs, true);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);

  return isSettled;
}
