/**
 * A page may move everything around an open layer, such as the whole body into a new element. The browser leaves the
 * layer open then, but no longer modal: this opens it again, with the focus where it was.
 * @param show opens the layer, with the focus on this element
 * @returns stops watching
 */
export function keepModal(dialog: HTMLDialogElement, show: (first: HTMLElement) => void): () => void {
  const isModal = () => dialog.matches(':modal');
  // A test's DOM has no modal dialogs.
  if (!isModal()) return () => {};
  let focused = document.activeElement as HTMLElement;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
  };
  const observer = new MutationObserver(() => {
    if (!dialog.isConnected || !dialog.open || isModal()) return;
    dialog.setAttribute('data-reopened', '');
    dialog.close();
    show(focused);
    watch();
  });
  // Watches only the ancestors of the layer, because the rest of the page may change all the time.
  function watch() {
    observer.disconnect();
    for (let place = dialog.parentNode; place; place = place.parentNode)
      observer.observe(place, { childList: true });
  }
  dialog.addEventListener('focusin', handleFocus);
  watch();
  return () => {
    observer.disconnect();
    dialog.removeEventListener('focusin', handleFocus);
  };
}
