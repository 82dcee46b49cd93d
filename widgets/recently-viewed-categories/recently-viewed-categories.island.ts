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
  docs: {
    task: 'discover',
    useWhen:
      'On the home page or below a listing: the categories that the shopper viewed last, to go back to.',
    notWhen: 'For products use `recently-viewed-products`; a fixed list of categories is plain HTML.',
    accessibility: [
      'A region named by its heading, with a list that scrolls sideways by touch, wheel and Tab.',
      'Two buttons, “Previous: …” and “Next: …” with the heading, move it by as many cards as fit; at an end one is disabled and keeps the focus.',
      'With reduced motion it jumps instead of gliding.',
      'Each card is one link, named by its category.',
    ],
  },
  props,
  remountsOn: ['url'],
  view: RecentlyViewedCategories,
});
