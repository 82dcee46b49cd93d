import type { PayloadOf } from '../../src/contract/call.ts';
import type { savePayment } from '../../src/contract/payment/payment.ts';
import { amountLimit } from '../../src/domain/payment/payment-limits.ts';
import { callback, type IslandProps, json, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { savedCardsAttributes } from '../../src/state/payment/saved-cards-attributes.ts';
import { PayWithTwo } from './pay-with-two.tsx';

/** The argument of Update Payment: the cards by their index in the list, new ones after the saved ones. */
type HandleUpdate = (chosen: {
  order: unknown;
  selectedIndexes: number[];
  /** In cents, in the order of `selectedIndexes`. */
  appliedAmounts: number[];
  /**
   * The cards in the payload of POST /ReactCheckout/SavePayment: with the number of a new card, which must not be
   * stored.
   */
  payment: Omit<PayloadOf<typeof savePayment>, 'attemptId' | 'amountDue'>;
}) => unknown;

export const props = {
  ...savedCardsAttributes,
  amountDue: whole({
    min: 1,
    max: amountLimit.most,
    optional: true,
    about:
      'What the two cards pay together, in cents, until the server says another amount; with `onUpdate` it stays.',
  }),
  onUpdate: json(callback<HandleUpdate>(), {
    optional: true,
    accepts: 'a function, from a script',
    about:
      'Called with {order, selectedIndexes, appliedAmounts, payment} to pay; without it the popup sends the payment to the server.',
  }),
};

export type PayWithTwoProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'pay-with-two',
  kind: 'overlay',
  about: 'Splits a payment between two cards.',
  docs: {
    task: 'pay',
    useWhen:
      'On the payment page, from a link to pay with two cards: the shopper chooses the cards and says how much each pays.',
    notWhen:
      'For one saved card use `saved-cards`; for one new card `card-entry` in the page, or `add-card` in a popup.',
    accessibility: [
      'A dialog; if the cards are there when it opens, the focus is on the first chosen card, or else on the first.',
      'The cards are a group of checkboxes. One that cannot be chosen can still be focused, and the reason is read: expired, in use, not a rewards card.',
      'The two amounts are fields named with their cards; what a typed amount leaves for the other card is read as its description.',
      'A failed payment is announced at once; after a successful one the focus is on the message that says so.',
    ],
  },
  props,
  view: PayWithTwo,
});
