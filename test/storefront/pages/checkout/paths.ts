import { checkoutSteps, type StepIndex, type StepKey } from '../../../../src/domain/checkout/steps.ts';

/** The pages of checkout, and the targets of their forms. Each step's form is posted to the step itself. */
export const checkoutPaths = {
  shipping: '/checkout/shipping',
  /** A choice of the address book. */
  knownAddress: '/checkout/shipping/known',
  recipients: '/checkout/shipping/recipients',
  newRecipient: '/checkout/shipping/recipients/address',
  options: '/checkout/shippingandgiftoptions',
  shipInstead: '/checkout/shippingandgiftoptions/ship-instead',
  /** Ends a step. */
  next: '/checkout/next',
  payment: '/checkout/paymentandbilling',
  review: '/checkout/review',
  /** Where the bank's own page leads back to, if the order was placed without script. */
  bankDone: '/checkout/review/bank',
  confirmation: '/checkout/confirmation',
  thankYou: '/checkout/confirmation/thank-you',
  /** For developers. */
  states: '/checkout/states',
};

export const pathOf = (step: StepIndex): string => checkoutSteps[step].path;

/** The query parameter that names the step which was asked for in vain (decision 49). */
export const notReached = (asked: StepKey): string => `?${new URLSearchParams({ notReached: asked })}`;
