import { useEffect, useLayoutEffect, useRef } from 'react';

/** The place of the focus: the element, its line, and the line's index in its list. */
interface Place {
  focused: HTMLElement;
  line: Element | null;
  list: Element | null | undefined;
  lines: Element[];
  around: Element[];
}

const controls = 'button, input, select, a[href]';

/**
 * Keeps the focus in the cart when a render has removed the focused element: it goes to the same line, to a line that
 * has been added since (such as by Undo), to the line at the same place, or to whatever replaced the control.
 */
export function useKeptFocus(cart: { readonly current: HTMLElement | null }): void {
  const last = useRef<Place>(undefined);

  useEffect(() => {
    const handleFocus = ({ target }: Event) => {
      const focused = target as HTMLElement;
      last.current = cart.current?.contains(focused) ? placeOf(focused, cart.current) : undefined;
    };
    // In the capture phase, because a script of the page may stop the event while it bubbles.
    addEventListener('focusin', handleFocus, true);
    return () => removeEventListener('focusin', handleFocus, true);
  }, [cart]);

  useLayoutEffect(() => {
    const place = last.current;
    if (!place || place.focused.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    (nextTo(place) ?? cart.current)?.focus();
  });
}

function placeOf(focused: HTMLElement, cart: HTMLElement): Place {
  const line = focused.closest('li');
  const list = line?.parentElement;
  const around: Element[] = [];
  for (let one = focused.parentElement; one && one !== cart; one = one.parentElement) around.push(one);
  return { focused, line, list, lines: [...(list?.children ?? [])], around };
}

function nextTo({ line, list, lines, around }: Place): HTMLElement | null | undefined {
  if (line?.isConnected) return focusable(line);
  if (line && list?.isConnected) {
    const now = [...list.children];
    return focusable(now.find((one) => !lines.includes(one)) ?? now[lines.indexOf(line)] ?? now.at(-1));
  }
  return around.find((one) => one.isConnected)?.querySelector<HTMLElement>(controls);
}

/** The line itself or, in a removed line, its button. */
const focusable = (line: Element | undefined): HTMLElement | null | undefined =>
  line?.matches('[tabindex]') ? (line as HTMLElement) : line?.querySelector<HTMLElement>(controls);
