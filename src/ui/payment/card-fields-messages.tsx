import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/**
 * What is wrong with the card as a whole. It belongs below what was pressed: there it moves neither the fields nor the
 * button, and is in sight. The one region of the fields speaks it.
 */
export function CardFieldsProblem({ children }: { children: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (children) place.current!.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <p ref={place} className="si-card-fields__problem" hidden={!children}>
      {children && <Icon name="alert" />}
      {children}
    </p>
  );
}

/** The one region that speaks for all the fields: there, and empty, from the start. */
export function CardFieldsVoice({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
