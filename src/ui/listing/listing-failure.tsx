import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

export interface ListingFailureProps {
  message: string;
  tryAgain: string;
  onRetry: () => void;
}

/**
 * A listing's failure, with a button that tries again. If this message replaced the focused element of the same island,
 * the button takes the focus. A press moves it to the nearest ancestor with `tabindex="-1"`, because the button
 * unmounts.
 */
export function ListingFailure({ message, tryAgain, onRetry }: ListingFailureProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // Remembered during the render, because the commit may remove it.
  const [before] = useState(() => {
    const focused = document.activeElement;
    return { focused, host: focused?.closest('[data-island]') };
  });

  useLayoutEffect(() => {
    const { focused, host } = before;
    const wasRemoved = focused?.isConnected === false && host?.contains(button.current);
    const { activeElement, body } = document;
    if (wasRemoved && (activeElement ?? body) === body) button.current!.focus({ preventScroll: true });
  }, [before]);

  function handlePress({ currentTarget }: MouseEvent) {
    (currentTarget.closest('[tabindex="-1"]') as HTMLElement).focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div className="si-listing-failure">
      <Icon name="alert" />
      <p>
        <span>{message}</span>
        <Button kind="link" onClick={handlePress} ref={button}>
          {tryAgain}
        </Button>
      </p>
    </div>
  );
}
