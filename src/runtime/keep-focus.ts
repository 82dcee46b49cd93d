const focusable =
  'a[href],button:not([disabled]),input:not([disabled],[type=hidden]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]';

/**
 * Remembers the focus in `host` before its content is replaced.
 * @returns a function that restores the focus, with caret and selection: to the field of the same name, else to the
 * element of the same kind at the same position, else, from a `<summary>`, to the button that took its place. It does
 * nothing if the focus was outside `host`.
 */
export function keepFocus(host: Element): () => void {
  const before = document.activeElement;
  if (!before || before === host || !host.contains(before)) return () => {};
  const name = before.getAttribute('name');
  const nth = sameKind(host, before).indexOf(before);
  // Null for fields without a selection, such as `type="email"`.
  const { selectionStart, selectionEnd, selectionDirection } = before as HTMLInputElement;
  return () => {
    if (host.contains(document.activeElement)) return;
    const kin = sameKind(host, before);
    const target =
      (name && host.querySelector(`[name="${CSS.escape(name)}"]`)) ||
      kin[nth] ||
      kin[0] ||
      (before.localName === 'summary' && host.querySelector('button[aria-expanded]')) ||
      host.querySelector(focusable);
    (target as HTMLElement | null)?.focus({ preventScroll: true });
    const field = target as HTMLInputElement | null;
    if (selectionStart != null && field?.selectionStart != null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

function sameKind(host: Element, like: Element): Element[] {
  return [...host.querySelectorAll(focusable)].filter((element) => element.localName === like.localName);
}
