import type { CardType } from './card-names.ts';

/** The payment provider's names of the card types (checkout §7.2); other brands stay unknown. */
export const providerBrands: Readonly<Record<string, CardType>> = {
  visa: 'Visa',
  mc: 'MasterCard',
  amex: 'AmericanExpress',
  discover: 'Discover',
  diners: 'Discover',
  jcb: 'Discover',
  cup: 'Discover',
};
