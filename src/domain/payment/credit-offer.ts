/** The reward for a purchase with the store card: rewards (1) or financing (2) (checkout §2.2). */
export type CreditOption = 1 | 2;

export interface CreditOffer {
  option: CreditOption;
  /** The step: the choice, or the terms of financing. */
  step: 'choice' | 'terms';
  hasFinanceOpted: boolean;
}

/** The initial state of the popup (checkout §4). */
export const initialCreditOffer: CreditOffer = { option: 1, step: 'choice', hasFinanceOpted: false };

/** Whether Continue shows the terms first. */
export function hasToShowTerms({ option, step }: CreditOffer, areTermsAvailable: boolean): boolean {
  return step === 'choice' && option === 2 && areTermsAvailable;
}

/** After Continue with financing: its terms show, and financing is opted for. */
export function showTerms(offer: CreditOffer): CreditOffer {
  return { ...offer, step: 'terms', hasFinanceOpted: true };
}

/** After a save: opted for by Accept, not by Continue. */
export function afterSave(offer: CreditOffer): CreditOffer {
  return { ...offer, hasFinanceOpted: offer.step === 'terms' };
}

/** After Decline: back to rewards. Closing the terms without an answer does not accept them either. */
export function declineTerms(offer: CreditOffer): CreditOffer {
  return offer.step === 'terms' ? initialCreditOffer : offer;
}
