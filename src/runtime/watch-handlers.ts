/*
 * React reports an error in an event handler to the window, not to the island's root. It does so during its listener,
 * so the event being dispatched identifies the island.
 */

const islands = new Map<Element, (error: unknown) => void>();
let handling: WeakRef<Event>[] = [];
let isStarted = false;

const types =
  'click dblclick auxclick submit reset input change keydown keyup mousedown pointerdown pointerup pointerover focusin focusout cancel close toggle';

function start(): void {
  for (const type of types.split(' '))
    addEventListener(
      type,
      (event) => {
        // A handler may dispatch another event inside this one.
        handling = handling.filter((earlier) => earlier.deref()?.eventPhase);
        handling.push(new WeakRef(event));
      },
      true,
    );
  addEventListener('error', (event) => {
    // The innermost event that is still being dispatched; for events that do not bubble React listens at the element.
    const innermost = handling.findLast((ref) => ref.deref()?.eventPhase)?.deref();
    const root = (innermost?.currentTarget as Element | null | undefined)?.closest?.('.si-root');
    const fail = root && islands.get(root);
    if (!fail) return;
    event.preventDefault();
    fail(event.error);
  });
}

/**
 * Calls `fail` with errors that event handlers inside the React root of `container` throw.
 * @returns stops watching.
 */
export function watchHandlers(container: Element, fail: (error: unknown) => void): () => void {
  if (!isStarted) {
    isStarted = true;
    start();
  }
  islands.set(container, fail);
  return () => islands.delete(container);
}
