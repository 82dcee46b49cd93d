import type { CardType } from './card-names.ts';

/** The payment provider's names of the types (checkout §7.2); the rest is not known here. */
export const providerBrands: Readonly<Record<string, CardType>> = {
  visa: 'Visa',
  mc: 'MasterCard',
  amex: 'AmericanExpress',
  discover: 'Discover',
  diners: 'Discover',
  jcb: 'Discover',
  cup: 'Discover',
};
