import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';

export interface PaymentMessageProps {
  /** `error` is spoken at once; `success` takes the focus, which reads it once. */
  kind: 'error' | 'success';
  children: ReactNode;
}

/** What came of a payment, in the popup that made it. */
export function PaymentMessage({ kind, children }: PaymentMessageProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const isSuccess = kind === 'success';
  // Below a long list it would be out of sight.
  useLayoutEffect(() => {
    if (isSuccess) place.current!.focus();
    else place.current!.scrollIntoView({ block: 'nearest' });
  }, [isSuccess]);
  return (
    <p
      ref={place}
      className="si-payment-message"
      data-state={kind}
      role={isSuccess ? undefined : 'alert'}
      tabIndex={isSuccess ? -1 : undefined}
    >
      <Icon name={isSuccess ? 'check' : 'alert'} />
      {children}
    </p>
  );
}
