import { innermostEvent, noteDispatch } from '../page/dispatching.ts';

/*
 * React reports an error in an event handler to the window, not to the island's root. It does so during its own
 * listener. A listener of the page's, on the same event or on one that is dispatched meanwhile, may fail as well: that
 * is no fault of the island.
 */

const islands = new Map<Element, (error: unknown) => void>();
/** React's listeners on the islands' containers that are running, innermost last. */
const running: { container: Element; event: Event }[] = [];
let isStarted = false;

const types = new Set(
  'click dblclick auxclick submit reset input change keydown keyup mousedown pointerdown pointerup pointerover focus blur focusin focusout cancel close toggle'.split(
    ' ',
  ),
);

function start(): void {
  for (const type of types) addEventListener(type, noteDispatch, true);
  addEventListener('error', (event) => {
    const container = failedIsland(event);
    const fail = container && islands.get(container);
    if (!fail) return;
    event.preventDefault();
    fail(event.error);
  });
}

// The container of the island whose own handler has just failed.
function failedIsland({ filename }: ErrorEvent): Element | null | undefined {
  const innermost = innermostEvent();
  const listener = running.at(-1);
  if (listener) return listener.event === innermost ? listener.container : undefined;
  // For events that do not bubble React listens at the element itself, as the page may: the file that failed decides.
  const { type, currentTarget } = innermost ?? {};
  const isOurs = filename?.startsWith(import.meta.resolve('./'));
  if (!isOurs || !/^(cancel|close|toggle)$/.test(type ?? '')) return undefined;
  return (currentTarget as Element | null)?.closest?.('.si-root');
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
  if (!isStarted) {
    isStarted = true;
    start();
  }
  islands.set(container, fail);
  // Every listener that is added until React's are there is React's.
  const add = container.addEventListener;
  container.addEventListener = (type: string, listener: unknown, options?: AddEventListenerOptions) =>
    add.call(
      container,
      type,
      types.has(type) ? marked(container, listener as EventListener) : (listener as EventListener),
      options,
    );
  const root = createRoot();
  Reflect.deleteProperty(container, 'addEventListener');
  return { root, unwatch: () => islands.delete(container) };
}

function marked(container: Element, listener: EventListener): EventListener {
  return (event) => {
    running.push({ container, event });
    try {
      listener.call(container, event);
    } finally {
      running.pop();
    }
  };
}
