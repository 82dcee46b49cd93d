import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  children: ReactNode;
}

/** The browser's own select, with the shop's look; it needs a label, or an `aria-label`. */
export function Select({ children, ...rest }: SelectProps): ReactNode {
  return (
    <span className="si-select">
      <select {...rest} className="si-input">
        {children}
      </select>
      <Icon name="down" />
    </span>
  );
}
