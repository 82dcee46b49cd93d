import { declareLimit } from '../limit.ts';

export const piecesLimit = declareLimit({
  most: 99,
  kind: 'default',
  brand: 'both',
  about:
    'Pieces of one product: in one add, in a line of the cart, for one recipient, in a registry. A line’s `maxQuantity` and the attribute `data-max-quantity` say otherwise.',
});

export const keptSwatchesLimit = declareLimit({
  most: 24,
  kind: 'cap',
  brand: 'both',
  about: 'Recent swatches that are kept.',
  source: 'checkout §9',
});

export const shownSwatchesLimit = declareLimit({
  most: 6,
  kind: 'cap',
  brand: 'both',
  about: 'Recent swatches that are shown.',
  source: 'checkout §9',
});

export const givenPiecesLimit = declareLimit({
  most: 9999,
  kind: 'cap',
  brand: 'both',
  about: 'Pieces in an attribute: `data-quantity`, `data-max-quantity`.',
});
