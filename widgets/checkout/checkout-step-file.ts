import type { ComponentType } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import type { CheckoutProps } from './checkout.island.ts';
import type { OrderProps } from './checkout-order.tsx';

/** A step's own file, with everything that only its view needs. */
export interface StepFile {
  View: ComponentType<StepProps>;
  /** The payment of the order, if the step shows the whole order. */
  PaymentSummary?: ComponentType<OrderProps>;
  /** Loads what the view shows at once, so that its height does not change. */
  prepare?(checkout: Checkout | undefined): Promise<void>;
}

/** The props of each step's view. */
export interface StepProps extends Omit<CheckoutProps, 'checkout' | 'step'> {
  checkout: Checkout;
  flow: CheckoutFlow;
  /** The payment of the order, for a step that shows the whole order. */
  PaymentSummary?: StepFile['PaymentSummary'];
}
