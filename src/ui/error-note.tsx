import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ErrorNoteProps extends Pick<ComponentProps<'p'>, 'id' | 'tabIndex'> {
  /** The message, if there is an error. */
  children: ReactNode;
}

/** Why a shopper's action failed, in small print below its button or field: icon, text and colour, announced at once. */
export function ErrorNote({ children, ...attributes }: ErrorNoteProps): ReactNode {
  return (
    children && (
      <p className="si-note" data-state="error" role="alert" {...attributes}>
        <Icon name="alert" />
        <span>{children}</span>
      </p>
    )
  );
}
