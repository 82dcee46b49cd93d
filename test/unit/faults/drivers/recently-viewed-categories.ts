import { examples } from '../../../../widgets/recently-viewed-categories/recently-viewed-categories.examples.ts';
import viewedCategories from '../../../../widgets/recently-viewed-categories/recently-viewed-categories.island.ts';
import { type Driver, mounting } from '../driver.ts';

const viewed: Driver = {
  name: 'sees the viewed categories',
  call: 'getRecentlyViewedCategories',
  ...mounting(viewedCategories, examples.items),
};

export const drivers: readonly Driver[] = [viewed];
