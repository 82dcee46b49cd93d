import { requiredTolerantList } from '../../src/contract/fields.ts';
import { giftCard } from '../../src/contract/payment/checkout-payment.ts';
import { amountLimit } from '../../src/domain/payment/payment-limits.ts';
import { flag, type IslandProps, json, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { GiftCards } from './gift-cards.tsx';

export const props = {
  giftCards: json(requiredTolerantList(giftCard), {
    optional: true,
    accepts: 'a list of {id, lastFour, appliedAmount, balance?}, the amounts in cents',
    about:
      'The gift cards that pay, until the server’s newer data is loaded; without them the server’s content stays until then.',
  }),
  amountDue: whole({
    min: 0,
    max: amountLimit.most,
    optional: true,
    about: 'What is left to pay, in cents, until the server says another amount.',
  }),
  isServiceUnavailable: flag({ about: 'The gift card service is down.' }),
};

export type GiftCardsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'gift-cards',
  kind: 'inline',
  load: 'visible',
  about: 'Pays with gift cards, shows what is left on them, and takes them back.',
  docs: {
    task: 'pay',
    useWhen: 'On a payment page that keeps its server’s own form, round that form’s part for gift cards.',
    notWhen: 'In `checkout` the payment step has the same; for reward certificates use `rewards`.',
    accessibility: [
      'A region named “Gift cards”. The cards that pay are a list, each with a Remove that names its card.',
      'A refused card’s reason is announced and is the description of the number; what was typed stays, with the focus on the number.',
      'A card that pays now, or no longer, is announced with its amount.',
    ],
  },
  props,
  replays: ['submit'],
  view: GiftCards,
});
