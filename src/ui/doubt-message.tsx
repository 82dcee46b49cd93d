import type { ReactNode } from 'react';
import { Message } from './message.tsx';

/** Says that an outcome is not known yet; what waits for it announces it. */
export function DoubtMessage({ children }: { children: string | false | undefined }): ReactNode {
  return (
    children && (
      <Message kind="info" isSilent>
        {children}
      </Message>
    )
  );
}
