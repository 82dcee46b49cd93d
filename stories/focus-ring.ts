/**
 * Keeps the focus where it is, without the ring, which a press by script shows and one by pointer does not. A text field
 * keeps its ring.
 */
export function hideFocusRing(): void {
  const focused = document.activeElement as HTMLElement;
  if (focused.matches('body, input:not([type="radio"], [type="checkbox"]), textarea')) return;
  focused.blur();
  focused.focus({ focusVisible: false, preventScroll: true });
}
