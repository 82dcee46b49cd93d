/** What a store card's purchase brings: rewards (1) or financing (2) (checkout §2.2). */
export type CreditOption = 1 | 2;

export interface CreditOffer {
  option: CreditOption;
  /** The choice, or the terms of financing. */
  step: 'choice' | 'terms';
  hasFinanceOpted: boolean;
}

/** How the popup starts (checkout §4). */
export const initialCreditOffer: CreditOffer = { option: 1, step: 'choice', hasFinanceOpted: false };

/** Whether Continue shows the terms first. */
export function hasToShowTerms({ option, step }: CreditOffer, areTermsAvailable: boolean): boolean {
  return step === 'choice' && option === 2 && areTermsAvailable;
}

/** After Continue with financing: its terms, and financing counts as opted. */
export function showTerms(offer: CreditOffer): CreditOffer {
  return { ...offer, step: 'terms', hasFinanceOpted: true };
}

/** After a selection was saved: opted by Accept, not opted by Continue. */
export function afterSave(offer: CreditOffer): CreditOffer {
  return { ...offer, hasFinanceOpted: offer.step === 'terms' };
}

/** After Decline: back to rewards. Terms that are closed unanswered are not accepted either. */
export function declineTerms(offer: CreditOffer): CreditOffer {
  return offer.step === 'terms' ? initialCreditOffer : offer;
}
