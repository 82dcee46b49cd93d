let noted: WeakRef<Event>[] = [];

/** Notes an event that is being dispatched, or is about to be. */
export function noteDispatch(event: Event): void {
  // An event may be dispatched inside the handler of another.
  noted = noted.filter((earlier) => earlier.deref()?.eventPhase);
  noted.push(new WeakRef(event));
}

/** The innermost noted event whose dispatch has not ended. */
export function innermostEvent(): Event | undefined {
  return noted.findLast((event) => event.deref()?.eventPhase)?.deref();
}
