import type { InputHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

export interface ChoiceBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  type: 'radio' | 'checkbox';
}

/** A checkbox or a radio button of the shop; its label is around it. `aria-disabled` keeps it in the keyboard's way. */
export function ChoiceBox(props: ChoiceBoxProps) {
  return (
    <span className="si-choice-box">
      <input {...props} className="si-choice-box__control" />
      {props.type === 'checkbox' && props.checked && <Icon name="check" />}
    </span>
  );
}
