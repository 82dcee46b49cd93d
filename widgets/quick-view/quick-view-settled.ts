import { type RefObject, useLayoutEffect, useState } from 'react';

/** The longest time for which the parts wait for each other before they show. */
const patienceMs = 3000;

/** This widget reads from the server and reserves its own space, so the others do not wait for it. */
const waiting = '[data-island]:not([data-island="availability"])';

/** Islands in a closed disclosure mount once it is opened. */
const closedFold = 'details:not([open])';

/** Whether all islands in this place have mounted or failed. */
export function useSettled(place: RefObject<HTMLElement | null>): boolean {
  const [isSettled, setSettled] = useState(false);

  useLayoutEffect(() => {
    const all = () =>
      [...place.current!.querySelectorAll(waiting)].filter((host) => !host.closest(closedFold));
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
