import type { ReactNode, RefCallback } from 'react';
import { Icon } from '../icon.tsx';

interface PaymentNoticesProps {
  /** Puts the server's messages into the element. */
  show: RefCallback<HTMLElement> | undefined;
}

/** The server's messages about the ways of paying (cart §3); a change is announced. */
export function PaymentNotices({ show }: PaymentNoticesProps): ReactNode {
  if (!show) return null;
  return (
    <div className="si-message">
      <Icon name="info" />
      <div className="si-server-text" role="status" ref={show} />
    </div>
  );
}
