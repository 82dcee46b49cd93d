import { type IslandProps, text, url } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { RecentlyViewedCategories } from './recently-viewed-categories.tsx';

export const props = {
  url: url({
    optional: true,
    about:
      'The URL of the categories; required unless the page context’s `endpoints` has `getRecentlyViewedCategories`, which takes precedence.',
  }),
  heading: text({ optional: true, about: 'The heading, instead of the message `recentCategoriesHeading`.' }),
};

export type RecentlyViewedCategoriesProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'recently-viewed-categories',
  kind: 'inline',
  load: 'visible',
  about: 'A carousel of the categories the shopper viewed last.',
  props,
  remountsOn: ['url'],
  view: RecentlyViewedCategories,
});
