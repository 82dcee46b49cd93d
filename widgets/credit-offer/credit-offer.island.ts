import * as v from 'valibot';
import { type IslandProps, json, text } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CreditOffer } from './credit-offer.tsx';

export const props = {
  message: json(v.string(), {
    optional: true,
    accepts: 'markup',
    about: 'What the server says of the offer.',
  }),
  rewardsText: text({ optional: true, about: 'What stands beside the choice of rewards.' }),
  financingText: text({ optional: true, about: 'What stands beside the choice of financing.' }),
  terms: json(v.string(), {
    optional: true,
    accepts: 'markup',
    about: 'The terms of financing, which have to be accepted; without them it has none.',
  }),
  errorMessage: text({ optional: true, about: 'Why there is no offer: nothing else shows then.' }),
  onUpdate: json(
    v.custom<(chosen: { selectedOption: 1 | 2; hasFinanceOpted: boolean }) => unknown>(
      (given) => typeof given === 'function',
    ),
    {
      optional: true,
      accepts: 'a function, from a script',
      about: 'Gets {selectedOption, hasFinanceOpted} once the choice is saved.',
    },
  ),
};

export type CreditOfferProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'credit-offer',
  kind: 'overlay',
  about: 'Asks whether a purchase on the store’s card brings rewards or financing.',
  props,
  view: CreditOffer,
});
