import { expect } from 'vitest';
import { examples } from '../../../../widgets/recently-viewed-products/recently-viewed-products.examples.ts';
import viewedProducts from '../../../../widgets/recently-viewed-products/recently-viewed-products.island.ts';
import { type Driver, mounting } from '../driver.ts';

const viewed: Driver = {
  name: 'sees the viewed products',
  call: 'getRecentlyViewed',
  ...mounting(viewedProducts, examples.items),
};

const noted: Driver = {
  name: 'records a view',
  call: 'updateRecentlyViewed',
  // The products viewed before show anyway.
  isBackground: true,
  ...mounting(viewedProducts, examples.items, {
    kept: () => expect(document.querySelectorAll('[data-island-status="mounted"] li a')).toHaveLength(12),
  }),
};

export const drivers: readonly Driver[] = [viewed, noted];
