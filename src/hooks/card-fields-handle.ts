import type { CardFieldName, CardText } from '../domain/payment/card-flags.ts';

/** What the form of a card does with the elements of its fields, the only place that keeps the typed text. */
export interface CardFieldsHandle {
  read(): CardText;
  focus(field: CardFieldName): void;
  /** Formats a field by the current rules. */
  settle(field: CardFieldName): void;
  /** Sets texts without formatting. */
  fill(text: Partial<CardText>): void;
  /** Empties the fields and their undo histories. */
  wipe(): void;
}
