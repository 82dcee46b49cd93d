import { declareLimit } from '../limit.ts';

export const giftMessageLimit = declareLimit({
  most: 200,
  kind: 'default',
  brand: 'both',
  key: 'giftMessage',
  about: 'Characters of a gift message.',
});

export const postalCodeAbroadLimit = declareLimit({
  most: 12,
  kind: 'cap',
  brand: 'both',
  about: 'Characters of a postal code outside the United States and Canada.',
});
