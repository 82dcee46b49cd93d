/**
 * Keeps the focus but hides its ring, which appears after a scripted press but not after one by pointer. A text field
 * keeps its ring.
 */
export function hideFocusRing(): void {
  const focused = document.activeElement as HTMLElement;
  if (focused.matches('body, input:not([type="radio"], [type="checkbox"]), textarea')) return;
  focused.blur();
  focused.focus({ focusVisible: false, preventScroll: true });
}
