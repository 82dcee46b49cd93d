import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * The error of the card as a whole. It is below the button, where it shifts neither the fields nor the button, and is
 * scrolled into view, except the one of the first render. `CardFieldsVoice` announces it.
 */
export function CardFieldsProblem({ children }: { children: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(children);
  useLayoutEffect(() => {
    if (children && children !== shown.current) place.current!.scrollIntoView({ block: 'nearest' });
    shown.current = children;
  }, [children]);
  return (
    <p ref={place} className="si-message si-card-fields__problem" data-state="error" hidden={!children}>
      {children && <Icon name="alert" />}
      {children}
    </p>
  );
}

/** The one live region for all the fields: rendered empty from the start, so that screen readers watch it. */
export function CardFieldsVoice({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
