import * as v from 'valibot';
import { savedCard } from '../../contract/payment/card.ts';
import { flag, json, text } from '../../runtime/attributes.ts';

/** The attributes of the popups that pay with saved cards. */
export const savedCardsAttributes = {
  cards: json(v.array(savedCard), {
    optional: true,
    accepts: 'a list of {id, cardInfo, isExpired, isInUse, isRewardCard}',
    about: 'The saved cards, until the server’s newer data is loaded; with `onUpdate` the page’s data wins.',
  }),
  order: json(v.unknown(), {
    optional: true,
    accepts: 'anything',
    about: 'The order, passed back to `onUpdate`.',
  }),
  hasOnlyRewardCards: flag({
    optional: true,
    fallback: undefined,
    about: 'Only rewards cards can be chosen.',
  }),
  rewardsErrorMessage: text({ optional: true, about: 'The reason why only rewards cards can be chosen.' }),
  allowsSaving: flag({ about: 'A new card can be saved to the account.' }),
};
