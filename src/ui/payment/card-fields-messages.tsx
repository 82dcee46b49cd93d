import { type ReactNode, useRef } from 'react';
import { DoubtMessage } from '../doubt-message.tsx';
import { Message } from '../message.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface CardFieldsProblemProps {
  /** Says that the payment's outcome is not known yet; the payment itself announces it. */
  doubt: string | false;
  children: string | undefined;
}

/**
 * The error of the card as a whole. It is below the button, where it shifts neither the fields nor the button, and is
 * scrolled into view, except the one of the first render. `CardFieldsLiveRegion` announces it.
 */
export function CardFieldsProblem({ doubt, children }: CardFieldsProblemProps): ReactNode {
  const first = useRef(children);
  const isFirst = children === first.current;
  if (!isFirst) first.current = undefined;
  return (
    <>
      {children && (
        <Message key={children} kind="error" isSilent isStill={isFirst}>
          {children}
        </Message>
      )}
      <DoubtMessage>{doubt}</DoubtMessage>
    </>
  );
}

/** The one live region for all the fields: rendered empty from the start, so that screen readers watch it. */
export function CardFieldsLiveRegion({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
