import { savedCardMessages } from '../../src/domain/payment/payment-saved-messages.ts';

/** The Apply New/Saved Card popup (checkout §2.2). */
export const savedCardsMessages = {
  ...savedCardMessages,
  savedCardsTitle: 'Apply New/Saved Card',
  savedCardsLegend: 'Your saved cards',
  savedCardsNone: 'There is no saved card that can pay for this order.',
  /** `{0}` is the chosen card; the reason follows. */
  cardChoiceLost: '{0} can no longer be chosen.',
  /** The reason, unless it is one of those above. */
  cardNotKept: 'It is no longer saved to your account.',
  applyNewCard: 'Apply new card',
};
