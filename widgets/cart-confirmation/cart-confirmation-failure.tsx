import { type ReactNode, useEffect, useRef } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { Button } from '../../src/ui/button.tsx';
import { confirmationMessages } from './cart-confirmation.messages.ts';

interface FailureProps {
  /** The reason; left out if the cart could not be fetched. */
  message?: ReactNode;
  /** The number of retries. */
  tries: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The cart could not be fetched, or nothing be added: the message, and the button that tries again. */
export function CartConfirmationFailure({ message, tries, isRetrying, onRetry }: FailureProps): ReactNode {
  const { genericErrorMessage } = useTexts(errorMessages);
  const { cartTryAgain } = useTexts(confirmationMessages);
  const button = useRef<HTMLButtonElement>(null);
  // During the retry the last reason stays.
  const lastMessage = useRef(message);
  if (!isRetrying) lastMessage.current = message;

  // Items replace this message, so the layer's title takes the button's focus.
  useEffect(() => {
    const layer = button.current!.closest('dialog')!;
    return () => {
      if (document.activeElement === document.body)
        layer.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    };
  }, []);

  return (
    <>
      {/* A new element for each failure: the same words again are announced only if they are inserted. */}
      <p key={isRetrying ? tries - 1 : tries} role="alert">
        {lastMessage.current || genericErrorMessage}
      </p>
      <Button kind="secondary" ref={button} isBusy={isRetrying} onClick={onRetry}>
        {cartTryAgain}
      </Button>
    </>
  );
}
