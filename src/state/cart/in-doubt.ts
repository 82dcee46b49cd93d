import type { Cart } from '../../contract/cart/cart.ts';
import type { Failure } from '../failure.ts';
import { hasChange, isOfLine, together } from './cart-changes.ts';
import { type CartChange, kindOf } from './change-kinds.ts';

/** A sent change whose cart has not been read yet. */
export interface Answered {
  change: CartChange;
  /** The cart as it was when the change was sent. */
  before: Cart | undefined;
  failure: Failure | undefined;
}

type OfLine = Extract<CartChange, { id: string }>;

/** Failed moves, saves and removals: the page shows the line in one place, and the server may have it in another. */
const failedMoves = (answered: readonly Answered[]) =>
  answered.flatMap(({ change, failure }) => (failure && kindOf(change).isMove ? [change as OfLine] : []));

/** Whether a change is of a line whose move, save or removal has failed since the last read of the cart. */
export const isInDoubt = (change: CartChange, answered: readonly Answered[]): boolean =>
  failedMoves(answered).some(({ id }) => isOfLine(change, id));

interface Changes {
  waiting: readonly CartChange[];
  answered: readonly Answered[];
}

/**
 * Drops the waiting changes of lines whose move, save or removal has failed: they assume that it succeeded. They stay if
 * the server has made the move, the save or the removal and only the answer was lost. A failed removal that the shopper
 * has undone shows no message.
 * @param cart undefined if it could not be read
 */
export function withoutDropped(cart: Cart | undefined, changes: Changes): Changes {
  let { waiting, answered } = changes;
  for (const failed of failedMoves(answered)) {
    const behind = waiting.filter((one) => isOfLine(one, failed.id));
    if (!behind.length || (cart && hasChange(cart, failed))) continue;
    waiting = waiting.filter((one) => !behind.includes(one));
    const undo = behind.find((one) => kindOf(one).isUndo);
    if (!undo) continue;
    answered = answered.filter(({ change }) => change !== failed);
    waiting = [...together(failed, undo), ...waiting];
  }
  return { waiting, answered };
}
