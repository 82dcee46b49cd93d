import { giftCardEnds, giftCardNumbers, newGiftCard } from './gift-cards.ts';
import { tenderCodes } from './tender-codes.ts';

/** The numbers and codes that developers can type, each with the answer that it leads to. */
export interface TestTable {
  title: string;
  about?: string;
  head: readonly [string, string];
  rows: readonly (readonly [name: string, what: string])[];
}

const { first, pin } = giftCardNumbers;
const example = newGiftCard(50).number.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The numbers and codes of this shop: none of them is secret. */
export const testTables: readonly TestTable[] = [
  {
    title: 'Cards',
    about: 'By the last four digits of any valid number, such as 4111 1111 1111 0808; every other card pays.',
    head: ['Last four', 'What happens'],
    rows: [
      ['0101', 'the card service cannot check it'],
      ['0202', 'the payment session has ended'],
      ['0303', 'rewards need a rewards card'],
      ['0304', 'nothing is left for it to pay'],
      ['0305', 'the co-brand card is not applied'],
      ['0404', 'the card has been reissued'],
      ['0505, 0606, 0707, 0708', 'number, date, code, or all of them are not valid'],
      ['0808, 0909', 'declined; the second leads back from the bank'],
      ['0911', 'the answer is lost; it pays four seconds later'],
      ['0912', 'declined when the order is placed'],
      ['0913', 'the answer is lost; the order is placed four seconds later'],
      ['0914', 'the answer is lost; nothing is ordered four seconds later'],
      ['0920', 'has to be verified by its security code; 000 is refused'],
      ['0921', 'has to be verified, and never is'],
      ['0930, 0931', 'in the provider’s fields: the bank asks, in a frame or on its own page'],
      ['0932, 0933', 'the bank asks when the order is placed, in a frame or on its own page'],
    ],
  },
  {
    title: 'Gift cards',
    about: `Every number of 16 digits that begins with ${first} is a gift card with as many dollars as its last four digits say, and with the PIN ${pin}. The six digits between make it another card. For example: ${example}.`,
    head: ['Last four', 'What happens'],
    rows: [
      ['0050', 'there is $50 on it'],
      ['0000', 'nothing is on it'],
      [giftCardEnds.refused, 'refused when the order is placed'],
      [giftCardEnds.unreachable, 'the gift card service does not answer'],
    ],
  },
  {
    title: 'Tender codes',
    head: ['Code', 'What happens'],
    rows: tenderCodes.map(({ code, cents, fromCents, hasEnded }) => [
      code,
      `$${cents / 100}${hasEnded ? ', but it has ended' : fromCents ? `, for orders from $${fromCents / 100}` : ''}`,
    ]),
  },
  {
    title: 'Reward certificates',
    about:
      'An account has them, and a guest in the state “Rewards pay for everything”. In checkout they come with a rewards card: a number that begins with 524304 (Rewards Mastercard) or 604588 (store card).',
    head: ['Certificate', 'What happens'],
    rows: [
      ['7000123, 7000456, 7000789', '$25, $10 and $50'],
      ['71…', '$40, of a saved rewards card whose rewards have been read'],
    ],
  },
];
