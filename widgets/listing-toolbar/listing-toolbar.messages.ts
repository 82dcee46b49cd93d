import { filtersMessages } from '../../src/domain/listing/listing-messages.ts';
import type { ListingSort } from '../../src/domain/listing/listing-query.ts';

/** The bar above the products. */
export const toolbarMessages = {
  ...filtersMessages,
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  toolbarLabel: 'Sort and layout',
  sortBy: 'Sort by',
  /** One for each order (checkout §9). */
  sort_relevance: 'Most Relevant',
  sort_name: 'A to Z',
  'sort_price-low': 'Price low to high',
  'sort_price-high': 'Price high to low',
  'sort_top-rated': 'Top Rated',
  sort_bestselling: 'Best Selling',
  sort_newest: 'New',
  layout: 'Layout',
  layoutLarge: 'Large pictures',
  layoutUsual: 'Small pictures',
} satisfies Record<`sort_${ListingSort}`, string> & Record<string, string>;
