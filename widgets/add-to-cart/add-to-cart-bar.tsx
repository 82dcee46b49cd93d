import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '../../src/ui/elements.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import type { AddToCartProps } from './add-to-cart.island.ts';

interface BarProps extends Pick<AddToCartProps, 'formattedPrice' | 'formattedListPrice' | 'imagePath'> {
  form: RefObject<HTMLFormElement | null>;
  /** The form's error, shown here, too; only the form's own message is announced. */
  error: string | undefined;
  /** A button that submits the form. */
  children: Elements;
}

/**
 * On phones, once the form has been scrolled past: picture, price and the button, at the bottom of the screen. It is
 * part of the form, so that quantity, state and handling are the form's own.
 */
export function AddToCartBar({
  form,
  error,
  formattedPrice,
  formattedListPrice,
  imagePath,
  children,
}: BarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = usePassed(form, bar) && !!formattedPrice;
  useRoomForBar(isShown);

  if (!isShown) return;
  return (
    <div className="si-add-to-cart__bar" ref={bar}>
      {error && (
        <p className="si-note" data-state="error" aria-hidden="true">
          {error}
        </p>
      )}
      {imagePath && <Picture src={imagePath} alt="" />}
      <Price price={formattedPrice} listPrice={formattedListPrice} />
      {children}
    </div>
  );
}

let shownBars = 0;

/** Makes room for the bar on the page: see the host's styles. */
function useRoomForBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const root = document.documentElement;
    shownBars++;
    root.setAttribute('data-si-bar', '');
    return () => {
      if (!--shownBars) root.removeAttribute('data-si-bar');
    };
  }, [isShown]);
}

/** Whether the form has been scrolled past. If the bar disappears while it has the focus, the form's button gets it. */
function usePassed(form: RefObject<HTMLFormElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  const hadFocus = useRef(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        hadFocus.current = !!bar.current?.contains(document.activeElement);
        setIsPassed(!entries.at(-1)!.isIntersecting);
      },
      // A form below the viewport counts as visible, so that the observer also fires for a jump from above the form to
      // below it.
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(form.current!);
    return () => observer.disconnect();
  }, [form, bar]);

  useLayoutEffect(() => {
    if (!isPassed && hadFocus.current) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isPassed, form]);

  return isPassed;
}
