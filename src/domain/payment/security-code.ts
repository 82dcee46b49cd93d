import type { CardType } from './card-names.ts';
import { digitsOf, type Edit, settle, type Typed } from './typed-text.ts';

/** How many digits the code has: four on American Express, else three (checkout §5). */
export function securityCodeLength(type: CardType | undefined): 3 | 4 {
  return type === 'AmericanExpress' ? 4 : 3;
}

/** What an edit of the code leaves in its field. */
export function settleSecurityCode(
  before: Typed | undefined,
  after: Typed,
  edit: Edit,
  type: CardType | undefined,
): Typed {
  return settle(before, after, edit, { write: (digits) => digits, max: () => securityCodeLength(type) });
}

/** What is wrong with a code as typed. */
export function securityCodeProblem(
  typed: string,
  type: CardType | undefined,
): 'missing' | 'invalid' | undefined {
  const digits = digitsOf(typed);
  if (!digits) return 'missing';
  return digits.length === securityCodeLength(type) ? undefined : 'invalid';
}
