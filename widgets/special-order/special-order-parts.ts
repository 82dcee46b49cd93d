import type { SpecialOrder as Order } from '../../src/state/special-order/special-order.ts';
import type { SpecialOrderState } from '../../src/state/special-order/special-order-state.ts';
import type { specialOrderMessages } from './special-order.messages.ts';

/** What every part of the widget is given. */
export interface SpecialOrderParts {
  order: Order;
  state: SpecialOrderState;
  texts: typeof specialOrderMessages;
  /** The level of the parts' headings: below the widget's own, if it has one. */
  Heading: 'h2' | 'h3';
}
