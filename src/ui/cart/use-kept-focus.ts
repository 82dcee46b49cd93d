import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus was: the element, its line, and the line's place in its list. */
interface Place {
  focused: HTMLElement;
  line: Element | null;
  list: Element | null | undefined;
  nth: number;
  around: Element[];
}

const controls = 'button, input, select, a[href]';

/**
 * Keeps the focus in the cart when a render has removed what had it: it goes to the same line, to the line in the same
 * place, or to what stands where the control was.
 */
export function useKeptFocus(cart: { readonly current: HTMLElement | null }): void {
  const last = useRef<Place>(undefined);

  useEffect(() => {
    const handleFocus = ({ target }: Event) => {
      const focused = target as HTMLElement;
      last.current = cart.current?.contains(focused) ? placeOf(focused, cart.current) : undefined;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
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
  return { focused, line, list, nth: line && list ? [...list.children].indexOf(line) : -1, around };
}

function nextTo({ line, list, nth, around }: Place): HTMLElement | null | undefined {
  if (line?.isConnected) return focusable(line);
  if (list?.isConnected) return focusable(list.children[Math.min(nth, list.children.length - 1)]);
  return around.find((one) => one.isConnected)?.querySelector<HTMLElement>(controls);
}

/** A line itself, or in a removed one its button. */
const focusable = (line: Element | undefined): HTMLElement | null | undefined =>
  line?.matches('[tabindex]') ? (line as HTMLElement) : line?.querySelector<HTMLElement>(controls);
