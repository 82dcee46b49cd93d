import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon.tsx';

interface OrderToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The id of the content, which has the class `si-order-content` and the state in `data-state`. */
  controls: string;
  /** The label, with the total. */
  children: Elements;
}

/** Makes an order summary a disclosure below 960 px; on wider screens it is hidden, and the content always shows. */
export function OrderToggle({ isOpen, onToggle, controls, children }: OrderToggleProps): ReactNode {
  return (
    <button
      className="si-order-toggle"
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
      <Icon name="down" />
    </button>
  );
}
