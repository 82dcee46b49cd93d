import { declareLimit } from '../limit.ts';

export const emailLimit = declareLimit({
  most: 66,
  kind: 'cap',
  brand: 'both',
  about: 'Characters of an email address. A longer one shows the error, and is not cut.',
  source: 'cart §9, decision 33',
});

export const tldLimit = declareLimit({
  most: 4,
  kind: 'default',
  brand: 'both',
  about: 'Letters of an email address’s top-level domain. `emailTldMax` of the page context says otherwise.',
  source: 'cart §5, decision 33',
});
