import { refusedCard } from '../../src/contract/payment/card.ts';
import { countedCardsLimit } from '../../src/domain/payment/payment-limits.ts';
import { flag, type IslandProps, json, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { newCardAttributes } from '../../src/state/payment/new-card-attributes.ts';
import { CardEntry } from './card-entry.tsx';

export const props = {
  ...newCardAttributes,
  allowsSaving: flag({ about: 'The card can be saved to the account.' }),
  savedCardCount: whole({
    min: 0,
    max: countedCardsLimit.most,
    fallback: 0,
    about: 'The number of saved cards: at `limits.savedCards`, saving is not offered.',
  }),
  redirectUrl: url({
    optional: true,
    about: 'The URL after a payment whose answer has none; without it the shopper stays.',
  }),
  hasLuhnCheck: flag({ about: 'Checks the number’s last digit before the request.' }),
  cardErrors: json(refusedCard, {
    optional: true,
    accepts: '{hasNumberError?, hasExpDateError?, hasCvvError?, …, message?, emptyFields?}',
    about:
      'The card that the server refused before it rendered the page: its error flags, or a message; `emptyFields` lists `number`, `expiry`, `securityCode` if they were sent empty. Moves no focus.',
  }),
  slowBrowser: text({
    fallback: 'SamsungBrowser',
    about:
      'A word in the user agent of the browser whose keyboard needs a delay: `limits.cardNumberDelayMs`, or 250 ms.',
  }),
};

export type CardEntryProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'card-entry',
  kind: 'inline',
  load: 'visible',
  about: 'A form for a new card that pays for the order, replacing the server’s own.',
  docs: {
    task: 'pay',
    useWhen: 'On the payment page, round the server’s form for a new card.',
    notWhen:
      'In a popup use `add-card`; to choose among saved cards `saved-cards`; to split the payment `pay-with-two`.',
    accessibility: [
      'A region named “Pay with a new card”. The shop’s own fields are labelled, and browsers and password managers fill them in; a provider’s fields are the provider’s.',
      'Sending moves the focus to the first wrong field. Its error is announced, and in the shop’s own fields is read as the description.',
      'Errors that came with the page are announced without a change of focus.',
      'When the card pays and the shopper stays on the page, the message that says so takes the focus.',
      'Above a provider’s fields stands a list of the accepted cards, each a picture with its name.',
      'In the shop’s own fields the drawing of the recognized card has the card’s name as its text.',
    ],
  },
  props,
  replays: ['submit'],
  view: CardEntry,
});
