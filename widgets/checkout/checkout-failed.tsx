import type { MouseEvent, ReactNode } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Button } from '../../src/ui/button.tsx';
import type { Elements } from '../../src/ui/elements.ts';
import { Message } from '../../src/ui/message.tsx';

interface FailedProps {
  text?: 'stepNotLoaded' | 'amountNotKnown' | 'totalsStale' | 'orderNotLoaded';
  isBusy?: boolean;
  onRetry: (event: MouseEvent<HTMLElement>) => void;
  /** Another way out, after Try Again. */
  children?: Elements;
}

/** The error message of a part of checkout that could not be loaded, with a Try Again button. */
export function CheckoutFailed({
  text = 'stepNotLoaded',
  isBusy,
  onRetry,
  children,
}: FailedProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  return (
    <div className="si-retry">
      <Message kind="error">{texts[text]}</Message>
      <Button kind="secondary" isBusy={isBusy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
      {children}
    </div>
  );
}
