import type { InputHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

export interface ChoiceBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  type: 'radio' | 'checkbox';
}

/** The shop's checkbox or radio button; put its label around it. With `aria-disabled` it can still be focused. */
export function ChoiceBox(props: ChoiceBoxProps) {
  return (
    <span className="si-choice-box">
      <input {...props} className="si-choice-box__control" />
      {props.type === 'checkbox' && props.checked && <Icon name="check" />}
    </span>
  );
}
