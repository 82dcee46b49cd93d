import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon.tsx';

export interface CardFieldsSaveProps {
  ref: Ref<HTMLInputElement>;
  label: string;
}

/** Whether the card is kept with the account. It has no name: nothing but the form's own script reads it. */
export function CardFieldsSave({ ref, label }: CardFieldsSaveProps): ReactNode {
  const id = useId();
  return (
    <div className="si-card-fields__save">
      <span className="si-card-fields__box">
        <input ref={ref} id={id} className="si-card-fields__tick" type="checkbox" />
        <Icon name="check" />
      </span>
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
