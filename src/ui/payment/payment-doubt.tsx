import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** The outcome of a payment is not known yet. It is announced by the payment itself. */
export function PaymentDoubt({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="si-message">
      <Icon name="info" />
      {children}
    </p>
  );
}
