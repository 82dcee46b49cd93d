import type { CartLineItem } from '../../contract/cart/cart.ts';
import type { CartChange } from './change-kinds.ts';

/** A failed change, kept until the shopper changes the same thing again. */
export interface CartProblem {
  change: CartChange;
  /** For the shopper; empty if a popup says it. */
  message: string;
  /** The message with the line's name before it, for places that do not show the line. */
  named: string;
}

/** A removed line, and the id of the line that followed it. */
export interface RemovedLine {
  line: CartLineItem;
  before: string | undefined;
}

export interface CartQueueState {
  /** Optimistic changes: shown, but not yet in the server's cart as far as the page knows. */
  changes: readonly CartChange[];
  /** By `keyOf` the change. */
  problems: Readonly<Record<string, CartProblem>>;
  /** Lines that can be added again (decision 60). */
  removed: readonly RemovedLine[];
  /** The cart could not be read after the last changes. */
  isStale: boolean;
}
