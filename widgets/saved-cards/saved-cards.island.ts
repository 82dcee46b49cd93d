import { amountLimit, countedCardsLimit } from '../../src/domain/payment/payment-limits.ts';
import { callback, type IslandProps, json, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { savedCardsAttributes } from '../../src/state/payment/saved-cards-attributes.ts';
import { SavedCards } from './saved-cards.tsx';

/** The argument of Update Payment (checkout §4). */
type HandleUpdate = (chosen: { order: unknown; selectedIndex: number }) => unknown;

export const props = {
  ...savedCardsAttributes,
  selectedIndex: whole({
    min: 0,
    max: countedCardsLimit.most,
    optional: true,
    about: 'The index of the preselected card, from 0; by default the first that can be chosen.',
  }),
  amountDue: whole({
    min: 0,
    max: amountLimit.most,
    optional: true,
    about: 'What the card pays, in cents, until the server says another amount; with `onUpdate` it stays.',
  }),
  onUpdate: json(callback<HandleUpdate>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called with {order, selectedIndex} to pay; without it the popup sends the payment to the server.',
  }),
};

export type SavedCardsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'saved-cards',
  kind: 'overlay',
  about: 'Pays with a saved card, or opens the form for a new one.',
  docs: {
    task: 'pay',
    useWhen:
      'On the payment page, from a link to apply a new or saved card: one of the cards in the account pays for the order.',
    notWhen:
      'For two cards use `pay-with-two`; for a new card `card-entry` in the page, or `add-card` in a popup.',
    accessibility: [
      'A dialog; if the cards are there when it opens, the focus is on the chosen card.',
      'The cards are a group of radio buttons. One that cannot be chosen can still be focused, and the reason is read: expired, in use, not a rewards card.',
      'A failed payment is announced at once, and the choice is kept; after a successful one the focus is on the message that says so.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: SavedCards,
});
