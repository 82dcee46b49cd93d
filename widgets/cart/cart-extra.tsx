import { type ReactNode, useState } from 'react';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import type { Elements } from '../../src/ui/elements.ts';
import { Icon } from '../../src/ui/icon.tsx';
import type { CartParts } from './cart-lines.tsx';

export interface ExtrasParts extends CartParts {
  /** How often a press of Checkout has moved the focus to a failed change. */
  failureCount: number;
}

/** A value that changes with every message, and with every press of Checkout that moves the focus to it. */
export const toReadOf = (message: string | undefined, { failureCount }: ExtrasParts): string | undefined =>
  message && `${message} ${failureCount}`;

interface ExtraProps {
  label: string;
  /** Beside the label: what has been chosen. */
  value?: string | undefined;
  isOpenAtFirst: boolean;
  /** A message that the shopper has to read: the disclosure opens whenever it changes. */
  toRead: string | undefined;
  children: Elements;
}

/** An optional part below Checkout: a disclosure that opens for a message in it. */
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
