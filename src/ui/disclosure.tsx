import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  /** Open when it appears; from then on it is the shopper's. */
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Something to unfold: the browser's own, so that find-in-page opens it. */
export function Disclosure({ summary, isOpenAtFirst = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="si-disclosure"
      open={isOpenAtFirst}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="si-disclosure__summary">
        {summary}
        <Icon name="down" />
      </summary>
      <div className="si-disclosure__body">{children}</div>
    </details>
  );
}
