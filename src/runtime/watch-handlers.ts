import { takeReports } from './report-error.ts';
import { isOfInputMethod, readAnew } from './typing.ts';

/*
 * Ends an island when one of its event handlers throws. React passes such an error to `reportError`, never to the
 * island's root. An error in a listener of the page's during the same event, or during one that a handler dispatches, is
 * the browser's to report. Where React is not built with the library (unit tests of the sources, Storybook), its
 * `reportError` is the browser's, and the island stays.
 */

const islands = new Map<Element, (error: unknown) => void>();
/** The containers whose listeners are running, innermost last. */
const running: Element[] = [];

takeReports((error) => {
  const fail = islands.get(running.at(-1) ?? eventContainer()!);
  fail?.(error);
  return !!fail;
});

// React listens to events that do not bubble at the element itself.
function eventContainer(): Element | null | undefined {
  return (window.event?.currentTarget as Element | null | undefined)?.closest?.('.si-root');
}

/**
 * Calls `fail` with errors that event handlers inside the React root of `container` throw. `createRoot` has to add
 * React's listeners to the container.
 * @returns the root, and a function that stops watching.
 */
export function watchHandlers<Root>(
  container: Element,
  fail: (error: unknown) => void,
  createRoot: () => Root,
): { root: Root; unwatch: () => void } {
  islands.set(container, fail);
  // Every listener added during this call is React's. Defined, because a page that has frozen the prototype allows no
  // assignment.
  const add = container.addEventListener;
  let hearClick: EventListener | undefined;
  Object.defineProperty(container, 'addEventListener', {
    value: (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      // React adds the listener for the bubbling phase without options.
      if (type === 'click' && !options) hearClick = listener;
      add.call(
        container,
        type,
        marked(container, (event) => (readAnew(event) ? hearClick! : listener).call(container, event)),
        options,
      );
    },
    configurable: true,
  });
  const root = createRoot();
  Reflect.deleteProperty(container, 'addEventListener');
  return { root, unwatch: () => islands.delete(container) };
}

function marked(container: Element, listener: EventListener): EventListener {
  return (event) => {
    if (isOfInputMethod(event as KeyboardEvent)) return;
    running.push(container);
    try {
      listener.call(container, event);
    } finally {
      running.pop();
    }
  };
}
