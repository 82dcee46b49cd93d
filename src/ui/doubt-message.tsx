import type { ReactNode } from 'react';
import { Message } from './message.tsx';

/**
 * The message that an outcome is not known yet. It is not announced here: the payment or the order that waits for the
 * outcome announces it.
 */
export function DoubtMessage({ children }: { children: string | false | undefined }): ReactNode {
  return (
    children && (
      <Message kind="info" isSilent>
        {children}
      </Message>
    )
  );
}
