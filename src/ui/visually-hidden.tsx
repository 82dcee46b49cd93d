import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="si-visually-hidden">{children}</span>;
}
