import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

export interface ListingFailureProps {
  message: string;
  tryAgain: string;
  onRetry: () => void;
}

/**
 * A listing's failure, with a button that tries again. The button takes the focus if what had it made room for the
 * message, and passes it on to the nearest ancestor with `tabindex="-1"` when it is pressed, because it will unmount.
 */
export function ListingFailure({ message, tryAgain, onRetry }: ListingFailureProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if ((activeElement ?? body) === body) button.current!.focus({ preventScroll: true });
  }, []);

  function handlePress({ currentTarget }: MouseEvent) {
    (currentTarget.closest('[tabindex="-1"]') as HTMLElement).focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div className="si-listing-failure">
      <Icon name="alert" />
      <p>
        <span>{message}</span>{' '}
        <Button kind="link" onClick={handlePress} ref={button}>
          {tryAgain}
        </Button>
      </p>
    </div>
  );
}
