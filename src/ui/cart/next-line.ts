/**
 * Moves the focus from a line that is about to leave its list to the next line, else to the one before, else to the
 * cart itself.
 */
export function focusNextLine(inside: Element, leave: () => void): void {
  const line = inside.closest<HTMLElement>('[data-line-id]')!;
  const cart = line.closest<HTMLElement>('[data-si-cart]');
  const lines = [...line.parentElement!.querySelectorAll<HTMLElement>('[data-line-id]')];
  const place = lines.indexOf(line);
  const next = lines[place + 1] ?? lines[place - 1] ?? cart;
  leave();
  next?.focus();
}

/**
 * Removes a line. If the removal can be undone, the focus goes to Undo, which appears in the line's place
 * (`useKeptFocus`), otherwise to the next line.
 */
export function removeLine(inside: Element, hasUndo: boolean, remove: () => void): void {
  if (hasUndo) remove();
  else focusNextLine(inside, remove);
}
