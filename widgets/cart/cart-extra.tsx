import { type ReactNode, useState } from 'react';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import type { Elements } from '../../src/ui/elements.ts';
import { Icon } from '../../src/ui/icon.tsx';
import type { CartParts } from './cart-lines.tsx';

export interface ExtrasParts extends CartParts {
  /** How often Checkout has led to a failed change. */
  failureCount: number;
}

/** Changes with every message, and with every press of Checkout that leads to it. */
export const toReadOf = (message: string | undefined, { failureCount }: ExtrasParts): string | undefined =>
  message && `${message} ${failureCount}`;

interface ExtraProps {
  label: string;
  /** Beside the label: what has been chosen. */
  value?: string | undefined;
  isOpenAtFirst: boolean;
  /** What the shopper has to read in it: it opens whenever that changes. */
  toRead: string | undefined;
  children: Elements;
}

/** Something optional below Checkout: a disclosure that is open where there is something to read in it. */
export function CartExtra({ label, value, isOpenAtFirst, toRead, children }: ExtraProps): ReactNode {
  const id = usePageId();
  const [isOpen, setOpen] = useState(isOpenAtFirst || !!toRead);
  const [known, setKnown] = useState(toRead);
  // Opened in the same render, because checkout focuses the message in an effect.
  if (known !== toRead) {
    setKnown(toRead);
    if (toRead) setOpen(true);
  }
  return (
    <div className="si-cart__extra">
      <button
        className="si-cart__extra-head"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        {value && <span className="si-quiet">{value}</span>}
        <Icon name="down" />
      </button>
      <div className="si-cart__extra-body" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
