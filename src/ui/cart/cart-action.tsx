import type { ReactNode } from 'react';
import { ErrorNote } from '../error-note.tsx';
import { TextFor } from '../visually-hidden.tsx';

interface CartActionProps {
  children: string;
  /** The product's name, for screen readers. */
  name?: string | undefined;
  isBusy?: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

/** A text button for an action on a line, or on another part of the cart. */
export function CartAction({ children, name, isBusy = false, onPress }: CartActionProps): ReactNode {
  return (
    <button
      type="button"
      className="si-cart-line__edit"
      aria-disabled={isBusy || undefined}
      onClick={({ currentTarget }) => !isBusy && onPress(currentTarget)}
    >
      <TextFor name={name}>{children}</TextFor>
    </button>
  );
}

interface CartProblemsProps {
  /** By key. */
  problems: readonly (readonly [string, { named: string }])[];
}

/** Failed changes of things that are no longer shown. */
export function CartProblems({ problems }: CartProblemsProps): ReactNode {
  return problems.map(([key, { named }]) => <ErrorNote key={key}>{named}</ErrorNote>);
}

interface EditActionProps {
  /** Undefined for a line whose personalization cannot be edited. */
  onEdit: (() => void) | undefined;
  name: string;
  texts: { editPersonalization: string };
}

/** The way to the editor of a line's personalization. */
export function EditPersonalization({ onEdit, name, texts }: EditActionProps): ReactNode {
  return (
    onEdit && (
      <CartAction name={name} onPress={onEdit}>
        {texts.editPersonalization}
      </CartAction>
    )
  );
}
