import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from './icon.tsx';

export interface ChoiceBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  type: 'radio' | 'checkbox';
  ref?: Ref<HTMLInputElement>;
}

/** The shop's checkbox or radio button; put its label around it. With `aria-disabled` it can still be focused. */
export function ChoiceBox(props: ChoiceBoxProps) {
  return (
    <span className="si-choice-box">
      <input {...props} className="si-choice-box__control" />
      {props.type === 'checkbox' && <Icon name="check" />}
    </span>
  );
}
