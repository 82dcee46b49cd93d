import { type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RecentlyViewedCategories } from './recently-viewed-categories.tsx';

export const props = {
  url: url({
    optional: true,
    about:
      'Where the categories are read; required unless the page context’s `endpoints` has `getRecentlyViewedCategories`, which wins.',
  }),
  heading: text({ fallback: 'Recently Viewed Categories', about: 'The heading.' }),
};

export type RecentlyViewedCategoriesProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'recently-viewed-categories',
  kind: 'inline',
  load: 'visible',
  about: 'A carousel of the categories the shopper has looked into.',
  props,
  view: RecentlyViewedCategories,
});
