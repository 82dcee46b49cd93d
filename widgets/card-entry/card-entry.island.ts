import { cardProvider } from '../../src/contract/payment/card-provider.ts';
import { flag, type IslandProps, json, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { CardEntry } from './card-entry.tsx';

export const props = {
  allowsSaving: flag({ about: 'The card can be saved to the account.' }),
  savedCardCount: whole({
    min: 0,
    max: 999,
    fallback: 0,
    about: 'How many cards the account has: at `limits.savedCards` no more are saved.',
  }),
  redirectUrl: url({
    optional: true,
    about: 'Where a payment leads when the server’s answer does not say; without it the shopper stays.',
  }),
  hasLuhnCheck: flag({ about: 'The last digit of the number is checked before the server is asked.' }),
  slowBrowser: text({
    fallback: 'SamsungBrowser',
    about:
      'A word in the user agent of the browser whose keyboard has to be waited for, by `limits.cardNumberDelayMs` or 250 ms.',
  }),
  provider: json(cardProvider, {
    optional: true,
    accepts: '{scriptUrl, styleUrl?, config?}',
    about:
      'Where the payment provider’s fields come from, where `features.paymentProvider_EnableAdyen` is on.',
  }),
};

export type CardEntryProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'card-entry',
  kind: 'inline',
  load: 'visible',
  about: 'A new card that pays for the order, in place of the server’s own form.',
  props,
  replays: ['submit'],
  view: CardEntry,
});
