import { declareLimit } from '../limit.ts';

export const savedCardsLimit = declareLimit({
  most: Infinity,
  kind: 'default',
  brand: 'both',
  key: 'savedCards',
  about: 'Cards in an account: at that number, saving is not offered.',
  source: 'checkout §5, decision 44',
});

export const splitCardsLimit = declareLimit({
  most: 2,
  kind: 'cap',
  brand: 'both',
  about: 'Cards that pay together.',
  source: 'checkout §9',
});

export const splitChoicesLimit = declareLimit({
  most: 5,
  kind: 'cap',
  brand: 'both',
  about: 'Saved cards in “Select Two Cards”: at that number, no new one is offered there.',
  source: 'checkout §9, decision 44',
});

export const cardDigitsLimit = declareLimit({
  most: 19,
  kind: 'cap',
  brand: 'both',
  about: 'Digits of a card number: with their gaps they fit into 24 characters.',
  source: 'checkout §5, §9, decision 26',
});

export const amountLimit = declareLimit({
  most: 1_000_000_000_000,
  kind: 'cap',
  brand: 'both',
  about: 'Cents of an amount that is typed, or given in an attribute.',
});

export const countedCardsLimit = declareLimit({
  most: 999,
  kind: 'cap',
  brand: 'both',
  about: 'Saved cards that an attribute counts.',
});
