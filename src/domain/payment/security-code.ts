import type { CardType } from './card-names.ts';
import { digitsOf, type Edit, settle, type Typed } from './typed-text.ts';

/** The length of the code: four digits on American Express, otherwise three (checkout §5). */
export function securityCodeLength(type: CardType | undefined): 3 | 4 {
  return type === 'AmericanExpress' ? 4 : 3;
}

/** The field's text after an edit. */
export function settleSecurityCode(
  before: Typed | undefined,
  after: Typed,
  edit: Edit,
  type: CardType | undefined,
): Typed {
  return settle(before, after, edit, { write: (digits) => digits, max: () => securityCodeLength(type) });
}

/** The problem with a typed code. */
export function securityCodeProblem(
  typed: string,
  type: CardType | undefined,
): 'missing' | 'invalid' | undefined {
  const digits = digitsOf(typed);
  if (!digits) return 'missing';
  return digits.length === securityCodeLength(type) ? undefined : 'invalid';
}
