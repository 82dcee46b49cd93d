import { declareLimit } from '../limit.ts';

export const tilesLimit = declareLimit({
  most: 960,
  kind: 'cap',
  brand: 'both',
  about: 'Products on one page of a listing.',
});

export const firstValuesLimit = declareLimit({
  most: 5,
  kind: 'cap',
  brand: 'both',
  about: 'Values of a filter that show at first; up to two more show as well, in place of “Show more”.',
  source: 'decisions 39, 79',
});

/** An exception from `firstValuesLimit`: “Show more” for one or two values would take as much room as they do. */
export const spareValuesLimit = declareLimit({
  most: 2,
  kind: 'cap',
  brand: 'both',
  about: 'Values of a filter beyond the first that need no “Show more”.',
  source: 'checkout §9, decision 39',
});

export const searchedValuesLimit = declareLimit({
  most: 12,
  kind: 'default',
  brand: 'both',
  key: 'facetValues',
  formerKey: 'facetSearch',
  about: 'Values of a filter: at that number, it has a search field.',
});

export const compareLimit = declareLimit({
  most: 4,
  kind: 'default',
  brand: 'both',
  key: 'compareList',
  about: 'Products that can be compared. The attribute `data-limit` says otherwise.',
});
