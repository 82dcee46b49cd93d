import type { ReactNode, Ref } from 'react';
import { usePageId } from '../../hooks/use-page-id.ts';
import { ChoiceBox } from '../choice-box.tsx';

export interface CardFieldsSaveProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Ticked at first. */
  isTicked?: boolean;
}

/** Whether the card is saved to the account. It has no name: only the form's own script reads it. */
export function CardFieldsSave({ ref, label, isTicked }: CardFieldsSaveProps): ReactNode {
  const id = usePageId();
  return (
    <div className="si-card-fields__save">
      <ChoiceBox ref={ref} id={id} type="checkbox" defaultChecked={isTicked} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
