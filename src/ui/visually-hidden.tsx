import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: string | undefined;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="si-visually-hidden">{children}</span>;
}

export interface TextForProps {
  children: string;
  /** "Pillow", which a screen reader reads after "Remove". */
  name: string | undefined;
}

/** The text of one of several controls with the same text, followed by the name of its thing. */
export function TextFor({ children, name }: TextForProps): ReactNode {
  return (
    <>
      <span>{children}</span>
      {name && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
    </>
  );
}
