import * as v from 'valibot';
import { cardProvider } from '../../src/contract/payment/card-provider.ts';
import type { CardData } from '../../src/contract/payment/payment.ts';
import { flag, type IslandProps, json, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { AddCard } from './add-card.tsx';

/** Receives the card as it is sent: pass it to a call only, and store it nowhere. */
type HandleUpdate = (card: CardData) => unknown;

const isFunction = (given: unknown) => typeof given === 'function';

export const props = {
  allowsSaving: flag({
    about: 'The card can be saved to the account, below its limit (`limits.savedCards`).',
  }),
  savedCardCount: whole({ min: 0, max: 999, fallback: 0, about: 'How many cards the account keeps.' }),
  hasLuhnCheck: flag({ about: 'The number’s last digit is checked too.' }),
  provider: json(cardProvider, {
    optional: true,
    accepts: '{scriptUrl, styleUrl?, config?}',
    about:
      'Where the payment provider’s fields come from, where `features.paymentProvider_EnableAdyen` is on.',
  }),
  onUpdate: json(v.custom<HandleUpdate>(isFunction), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Gets the card, in place of the call that pays with it; the provider’s fields pay all the same.',
  }),
  onPaid: json(v.custom<() => unknown>(isFunction), {
    optional: true,
    accepts: 'a function, from a script',
    about: 'Is told, of nothing but that, when the card pays.',
  }),
};

export type AddCardProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'add-card',
  kind: 'overlay',
  partOf: 'card-entry',
  about: 'Takes a new card: it pays for the order, and is saved where that is asked for.',
  props,
  view: AddCard,
});
