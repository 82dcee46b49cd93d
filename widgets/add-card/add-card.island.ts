import { refusedCard } from '../../src/contract/payment/card.ts';
import type { CardData } from '../../src/contract/payment/payment.ts';
import { countedCardsLimit } from '../../src/domain/payment/payment-limits.ts';
import { callback, flag, type IslandProps, json, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { newCardAttributes } from '../../src/state/payment/new-card-attributes.ts';
import { AddCard } from './add-card.tsx';

/** Receives the card in the form that is sent: pass it only to a call, and store it nowhere. */
type HandleUpdate = (card: CardData) => unknown;

export const props = {
  ...newCardAttributes,
  isFromCart: flag({ about: 'It is opened from the cart, in place of a card that does not count any more.' }),
  allowsSaving: flag({
    about: 'The card can be saved to the account, below its limit (`limits.savedCards`).',
  }),
  savedCardCount: whole({
    min: 0,
    max: countedCardsLimit.most,
    fallback: 0,
    about: 'The number of saved cards.',
  }),
  hasLuhnCheck: flag({ about: 'Also checks the number’s last digit.' }),
  cardErrors: json(refusedCard, {
    optional: true,
    accepts: '{hasOldCbccCardUsedError?, message?, …}',
    about: 'Why another card is needed: the error flags of the one that pays, or a message.',
  }),
  onUpdate: json(callback<HandleUpdate>(), {
    optional: true,
    accepts: 'a function, from a script',
    about:
      'Called with the card instead of the call that pays; a card of the provider’s fields is always paid by the call.',
  }),
  onPaid: json(callback<(close: () => void) => unknown>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called when the card pays, with a function that closes the popup, and without the card.',
  }),
};

export type AddCardProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'add-card',
  kind: 'overlay',
  partOf: 'card-entry',
  about: 'A form for a new card, which pays for the order and can be saved.',
  docs: {
    task: 'pay',
    useWhen: 'In checkout, from a link to pay with another card: the form is in a popup over the page.',
    notWhen:
      'For a form in the payment page itself use `card-entry`; to choose among saved cards `saved-cards`; to pay with two cards `pay-with-two`.',
    accessibility: [
      'A dialog named by its title; the card number has the focus when it opens.',
      'Sending moves the focus to the first wrong field. Its error is announced, and is read as the field’s description.',
      'When the card pays, the message that says so takes the focus.',
      'An error of the card as a whole is announced, and the typed card is kept.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: AddCard,
});
