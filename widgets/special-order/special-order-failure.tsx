import type { ReactNode } from 'react';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';

interface FailureProps {
  message: string | undefined;
  /** What is kept. */
  kept?: string | undefined;
  tryAgain: string;
  onRetry: () => void;
}

/** Why a read has failed, what is kept, and Try Again. */
export function SpecialOrderFailure({ message, kept, tryAgain, onRetry }: FailureProps): ReactNode {
  return (
    <div className="si-retry">
      <Message kind="error" isStill>
        {message}
      </Message>
      {kept && <p>{kept}</p>}
      <Button kind="secondary" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
