import * as v from 'valibot';
import { callback, type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CreditOffer } from './credit-offer.tsx';

export const props = {
  message: json(v.string(), {
    optional: true,
    accepts: 'markup',
    about: 'The server’s text about the offer.',
  }),
  rewardsText: text({ optional: true, about: 'The text next to the choice of rewards.' }),
  financingText: text({ optional: true, about: 'The text next to the choice of financing.' }),
  terms: json(v.string(), {
    optional: true,
    accepts: 'markup',
    about: 'The terms of financing, which have to be accepted; financing has no terms if left out.',
  }),
  errorMessage: text({ optional: true, about: 'The error if there is no offer; nothing else shows then.' }),
  onUpdate: json(callback<(chosen: { selectedOption: 1 | 2; hasFinanceOpted: boolean }) => unknown>(), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Called with {selectedOption, hasFinanceOpted} once the choice is saved.',
  }),
};

export type CreditOfferProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'credit-offer',
  kind: 'overlay',
  about: 'Asks for rewards or financing for a purchase with the store’s card.',
  docs: {
    task: 'decide',
    useWhen: 'On the payment page, when the store’s own card pays and the bank offers rewards or financing.',
    notWhen:
      'For terms to accept before an item is added use `add-consent`. In `checkout` a button of the payment step opens it.',
    accessibility: [
      'A dialog; the chosen radio button has the focus when it opens, and the arrow keys choose.',
      'The terms are a dialog of their own, so that they are read from the top: their title has the focus.',
      'An error is announced at once, and the choice is kept.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: CreditOffer,
});
