import type { StepIndex } from '../domain/checkout/steps.ts';
import { stepsGuide } from './guide-address.ts';
import type { TestShopper } from './test-shopper.ts';

/** Ends a step of checkout, after which the next one may be shown. */
export async function endStep(shopper: TestShopper, move: string, next: StepIndex): Promise<boolean> {
  return (
    (await shopper.change('validateCart')) && (await shopper.change(move)) && isAtStep(shopper, next, move)
  );
}

/** Whether a step of checkout may be shown; if not, that is noted as a breach. */
export async function isAtStep(shopper: TestShopper, least: StepIndex, after: string): Promise<boolean> {
  const checkout = await shopper.checkout();
  if (!checkout) return false;
  const { furthestStep } = checkout;
  if (furthestStep < least)
    shopper.report(
      'refreshCheckout',
      `furthestStep is ${furthestStep} after ${after}; it has to be ${least}`,
      stepsGuide,
    );
  return furthestStep >= least;
}
