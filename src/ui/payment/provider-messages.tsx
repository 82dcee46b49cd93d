import type { ReactNode, RefCallback } from 'react';
import { Message } from '../message.tsx';

interface ProviderMessagesProps {
  /** Puts the messages into the element. */
  show: RefCallback<HTMLElement> | undefined;
}

/** The messages about the payment providers, in the server's markup (cart §3); a change is announced. */
export function ProviderMessages({ show }: ProviderMessagesProps): ReactNode {
  if (!show) return null;
  return (
    <Message kind="info" isSilent isStill>
      <div className="si-server-text" role="status" ref={show} />
    </Message>
  );
}
